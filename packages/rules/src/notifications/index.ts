export * from './notify.ts';
export { addPushDevice, MAX_DEVICES, removePushDevice } from './devices.ts';
export { readNotifications, seeNotifications } from './read.ts';
