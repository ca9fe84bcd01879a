import { notificationCalls } from '@everdeed/contract';
import { type Notification, readNotifications, seeNotifications } from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { ownPlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

const listOf = (sent: unknown): readonly unknown[] => (Array.isArray(sent) ? sent : []);

/** Changes all named notifications or none, and answers with the list that is stored. */
async function change(
  work: Work<'messageNotificationNotFound'>,
  actor: Actor,
  ids: readonly unknown[],
  command: typeof readNotifications,
): Promise<readonly Notification[]> {
  const { player } = await perform(work, actor, ownPlayer, (context, scene) =>
    command(context, scene, { ids }),
  );
  return player.notifications;
}

function requireOne(list: readonly Notification[], id: string): Notification {
  const found = list.find((notification) => notification.id === id);
  if (!found) throw new Error(`the notification ${id} that was just marked is gone`);
  return found;
}

/** Reading and seeing notifications (wire-user-and-tasks 5.2). */
export const notificationRoutes = [
  route(notificationCalls.readNotification, (work, { actor, params }) =>
    change(work, actor, [params.notificationId], readNotifications),
  ),
  route(notificationCalls.readNotifications, (work, { actor, body }) =>
    change(work, actor, listOf(body.notificationIds), readNotifications),
  ),
  // A single notification is answered even if it is out of date: only the next change of the player removes it.
  route(notificationCalls.seeNotification, (work, { actor, params: { notificationId } }) =>
    work.transaction(async (tx) => {
      const scene = await ownPlayer(tx, actor, work);
      const outcome = unwrap(work, seeNotifications(work.rules, scene, { ids: [notificationId] }));
      await saveOutcome(work, tx, outcome, { actorId: actor.id, asGiven: true });
      return requireOne(outcome.data, notificationId);
    }),
  ),
  route(notificationCalls.seeNotifications, (work, { actor, body }) =>
    change(work, actor, listOf(body.notificationIds), seeNotifications),
  ),
];
