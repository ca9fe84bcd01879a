import { defineArea } from '../area.ts';
import { deviceRoutes } from './device-routes.ts';
import { notificationRoutes } from './notification-routes.ts';

/** Notifications of the player, and the devices that receive push messages. */
export const notificationsArea = defineArea({
  name: 'notifications',
  routes: () => [...notificationRoutes, ...deviceRoutes],
});
