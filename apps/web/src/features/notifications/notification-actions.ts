import { accept } from '@everdeed/rules';
import { notificationCalls } from 'virtual:calls/notification';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { withPlayer } from '../../data/game.ts';

/** Dismisses notifications for good. */
export const readNotifications = defineAction({
  kind: 'readNotifications',
  call: ({ ids }: { readonly ids: readonly string[] }) =>
    requestOf(notificationCalls.readNotifications, { body: { notificationIds: [...ids] } }),
  preview: (game, { ids }) => {
    const notifications = game.player.notifications.filter(({ id }) => !ids.includes(id));
    return accept(withPlayer(game, { notifications }));
  },
});
