import { deviceCalls } from './device-calls.ts';
import { ownNotificationCalls } from './notification-calls.ts';
import { pushCalls } from './push-calls.ts';

/** Notifications of the player, and the devices and browsers that receive push messages. */
export const notificationCalls = { ...ownNotificationCalls, ...deviceCalls, ...pushCalls };
