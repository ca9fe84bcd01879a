import * as rules from '@everdeed/rules';
import { notificationCalls } from 'virtual:calls/notification';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter } from '../../data/game.ts';

/** Dismisses notifications for good. */
export const readNotifications = defineAction({
  kind: 'readNotifications',
  call: ({ ids }: { readonly ids: readonly string[] }) =>
    requestOf(notificationCalls.readNotifications, { body: { notificationIds: ids } }),
  preview: (game, { ids }, context) => gameAfter(game, rules.readNotifications(context, game, { ids })),
});

/** Marks notifications as seen; they stay. */
export const seeNotifications = defineAction({
  kind: 'seeNotifications',
  call: ({ ids }: { readonly ids: readonly string[] }) =>
    requestOf(notificationCalls.seeNotifications, { body: { notificationIds: ids } }),
  preview: (game, { ids }, context) => gameAfter(game, rules.seeNotifications(context, game, { ids })),
});

/** Every kind of action of this feature. */
export const notificationActions = [readNotifications, seeNotifications] as const;
