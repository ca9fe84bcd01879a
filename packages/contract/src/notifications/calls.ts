import { deviceCalls } from './device-calls.ts';
import { ownNotificationCalls } from './notification-calls.ts';

/** Notifications of the player, and the devices that receive push messages. */
export const notificationCalls = { ...ownNotificationCalls, ...deviceCalls };
