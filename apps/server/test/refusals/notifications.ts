import type { notificationCalls } from '@everdeed/contract';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

/** One notification of the player, and then a call about several. */
const amongOthers = (path: string) => async (stage: Stage) => {
  const known = { id: 'aaaaaaaa-2222-4333-8444-555555555555', type: 'CRON', data: {}, seen: false };
  await stage.change((player) => ({ ...player, notifications: [known] }));
  return stage.player.post(`/notifications/${path}`, { notificationIds: [known.id, unknownId] });
};
const one = (path: string) => (stage: Stage) => stage.player.post(`/notifications/${unknownId}/${path}`);
const list = (path: string) => (stage: Stage) => stage.player.post(`/notifications/${path}`);
const device = (fields: object) => (stage: Stage) => stage.player.post('/user/push-devices', fields);
const missing = { error: 'NotificationNotFound' } as const;

/** Notifications, and the phones that get them. */
export const notificationRefusals: RefusalCases<typeof notificationCalls> = {
  readNotification: { messageNotificationNotFound: { ...missing, by: one('read') } },
  readNotifications: {
    messageNotificationNotFound: { ...missing, by: amongOthers('read') },
    notificationsRequired: failedCheck(list('read')),
  },
  seeNotification: { messageNotificationNotFound: { ...missing, by: one('see') } },
  seeNotifications: {
    messageNotificationNotFound: { ...missing, by: amongOthers('see') },
    notificationsRequired: failedCheck(list('see')),
  },
  addPushDevice: {
    regIdRequired: failedCheck(device({ type: 'ios' })),
    typeRequired: failedCheck(device({ regId: 'phone', type: 'watch' })),
  },
  addPushSubscription: {
    pushSubscriptionInvalid: {
      error: 'BadRequest',
      by: ({ player }) =>
        player.post('/user/push-subscriptions', {
          endpoint: 'ftp://push.example/1',
          keys: { p256dh: 'x', auth: 'y' },
        }),
    },
  },
  removePushSubscription: {
    pushSubscriptionNotFound: {
      error: 'NotFound',
      by: ({ player }) => player.delete('/user/push-subscriptions', { endpoint: 'https://push.example/1' }),
    },
  },
  removePushDevice: {
    pushDeviceNotFound: { error: 'NotFound', by: ({ player }) => player.delete('/user/push-devices/phone') },
  },
};
