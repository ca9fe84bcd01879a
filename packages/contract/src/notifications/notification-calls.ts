import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { rule } from '../core/check.ts';
import { notificationSchema } from './notification-schema.ts';

const oneParams = Type.Object({ notificationId: Type.String() });
const manyBody = Type.Object({
  notificationIds: Type.Optional(Type.Array(Type.String())),
});
const listed = rule('body', 'notificationIds', 'notificationsRequired', (value) => Array.isArray(value));
const list = Type.Array(notificationSchema);
const common = {
  method: 'POST',
  versions: ['v3', 'v4'],
  area: 'notifications',
  auth: 'user',
  refusals: ['messageNotificationNotFound'],
  spec: 'wire-user-and-tasks 5.2',
} as const;

/** Reading removes a notification; seeing only marks it. */
export const ownNotificationCalls = {
  readNotification: defineCall({
    ...common,
    id: 'readNotification',
    path: '/notifications/{notificationId}/read',
    summary: 'Dismiss a notification',
    details: 'Answers with those that remain.',
    params: oneParams,
    answer: list,
  }),
  readNotifications: defineCall({
    ...common,
    id: 'readNotifications',
    path: '/notifications/read',
    summary: 'Dismiss several notifications',
    details: 'All or none. Answers with those that remain.',
    body: manyBody,
    bodyReading: 'lenient',
    checks: [listed],
    answer: list,
  }),
  seeNotification: defineCall({
    ...common,
    id: 'seeNotification',
    path: '/notifications/{notificationId}/see',
    summary: 'Mark a notification as seen',
    params: oneParams,
    answer: notificationSchema,
  }),
  seeNotifications: defineCall({
    ...common,
    id: 'seeNotifications',
    path: '/notifications/see',
    summary: 'Mark several notifications as seen',
    details: 'All or none.',
    body: manyBody,
    bodyReading: 'lenient',
    checks: [listed],
    answer: list,
  }),
};
