import { defineArea } from '../area.ts';
import { deviceRoutes } from './device-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { pushJobs } from './push-jobs.ts';
import { pushRoutes } from './push-routes.ts';
import { wakeForReminders } from './reminder-schedule.ts';

/** Notifications of the player, and the devices and browsers that receive push messages. */
export const notificationsArea = defineArea({
  name: 'notifications',
  routes: (services) => [...notificationRoutes, ...deviceRoutes, ...pushRoutes(services)],
  tables: [
    {
      name: 'push_subscriptions',
      key: ['id'],
      since: 8,
      refersTo: { column: 'player_id', table: 'players', key: 'id' },
    },
  ],
  jobs: pushJobs,
  reactions: [wakeForReminders],
});
