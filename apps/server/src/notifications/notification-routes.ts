import { notificationCalls } from '@everdeed/contract';
import { type Notification, outcomeOf, type Player } from '@everdeed/rules';
import { refusal } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { saveOutcome, savePlayer } from '../work/save.ts';

function known(player: Player, ids: readonly unknown[]): ReadonlySet<unknown> {
  const mine = new Set(player.notifications.map((notification) => notification.id));
  if (!ids.every((id) => typeof id === 'string' && mine.has(id)))
    throw refusal('NotificationNotFound', 'messageNotificationNotFound');
  return new Set(ids);
}

const listOf = (sent: unknown): readonly unknown[] => (Array.isArray(sent) ? sent : []);

/** Changes the list of notices, all named ones or none, and answers with the list that is stored. */
function change(
  work: Work,
  actor: Actor,
  ids: readonly unknown[],
  act: (list: readonly Notification[], named: ReadonlySet<unknown>) => Notification[],
): Promise<readonly Notification[]> {
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    const notifications = act(player.notifications, known(player, ids));
    return (await savePlayer(work, tx, { ...player, notifications })).notifications;
  });
}

const without = (list: readonly Notification[], named: ReadonlySet<unknown>): Notification[] =>
  list.filter((notification) => !named.has(notification.id));

const seen = (list: readonly Notification[], named: ReadonlySet<unknown>): Notification[] =>
  list.map((notification) => (named.has(notification.id) ? { ...notification, seen: true } : notification));

/** Reading and seeing notices (wire-user-and-tasks 5.2). */
export const notificationRoutes = [
  route(notificationCalls.readNotification, (work, { actor, params }) =>
    change(work, actor, [params.notificationId], without),
  ),
  route(notificationCalls.readNotifications, (work, { actor, body }) =>
    change(work, actor, listOf(body.notificationIds), without),
  ),
  // The one notice is answered even if it is out of date: only the next change of the player takes it away.
  route(notificationCalls.seeNotification, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const notifications = seen(player.notifications, known(player, [params.notificationId]));
      const outcome = outcomeOf({}, { players: [{ ...player, notifications }] });
      await saveOutcome(work, tx, outcome, { actorId: actor.id, asGiven: true });
      return notifications.find((notification) => notification.id === params.notificationId);
    }),
  ),
  route(notificationCalls.seeNotifications, (work, { actor, body }) =>
    change(work, actor, listOf(body.notificationIds), seen),
  ),
];
