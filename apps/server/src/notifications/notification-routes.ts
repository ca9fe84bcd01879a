import { notificationCalls } from '@everdeed/contract';
import type { Notification, Player } from '@everdeed/rules';
import { savePlayer } from '../work/perform.ts';
import { refusal } from '../work/refusal.ts';
import { type Actor, type CallDeps, route } from '../http/route.ts';

function known(player: Player, ids: readonly unknown[]): ReadonlySet<unknown> {
  const mine = new Set(player.notifications.map((notification) => notification.id));
  if (!ids.every((id) => typeof id === 'string' && mine.has(id)))
    throw refusal('NotificationNotFound', 'messageNotificationNotFound');
  return new Set(ids);
}

const listOf = (sent: unknown): readonly unknown[] => (Array.isArray(sent) ? sent : []);

/** Changes the list of notices, all named ones or none, and answers with the list that is stored. */
function change(
  deps: CallDeps,
  actor: Actor,
  ids: readonly unknown[],
  act: (list: readonly Notification[], named: ReadonlySet<unknown>) => Notification[],
): Promise<readonly Notification[]> {
  return deps.transaction(async (tx) => {
    const player = await tx.players.need(actor.id);
    const notifications = act(player.notifications, known(player, ids));
    return (await savePlayer(deps, tx, { ...player, notifications })).notifications;
  });
}

const without = (list: readonly Notification[], named: ReadonlySet<unknown>): Notification[] =>
  list.filter((notification) => !named.has(notification.id));

const seen = (list: readonly Notification[], named: ReadonlySet<unknown>): Notification[] =>
  list.map((notification) => (named.has(notification.id) ? { ...notification, seen: true } : notification));

/** Reading and seeing notices (wire-user-and-tasks 5.2). */
export const notificationRoutes = [
  route(notificationCalls.readNotification, (deps, { actor, params }) =>
    change(deps, actor, [params.notificationId], without),
  ),
  route(notificationCalls.readNotifications, (deps, { actor, body }) =>
    change(deps, actor, listOf(body.notificationIds), without),
  ),
  // The one notice is answered even if it is out of date: only the next change of the player takes it away.
  route(notificationCalls.seeNotification, (deps, { actor, params }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const notifications = seen(player.notifications, known(player, [params.notificationId]));
      const saved = await tx.players.save({ ...player, notifications });
      tx.publish({ userId: saved._id, kind: 'player', userV: saved._v });
      return saved.notifications.find((notification) => notification.id === params.notificationId);
    }),
  ),
  route(notificationCalls.seeNotifications, (deps, { actor, body }) =>
    change(deps, actor, listOf(body.notificationIds), seen),
  ),
];
