import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Notification } from '../state/player.ts';

interface Named {
  readonly ids: readonly unknown[];
}

/** Changes the list, all named notifications or none; the answer is the whole list. */
function change(
  { player }: PlayerScene,
  { ids }: Named,
  act: (list: readonly Notification[], named: ReadonlySet<unknown>) => Notification[],
): Result<Outcome<readonly Notification[]>, 'messageNotificationNotFound'> {
  const own = new Set<unknown>(player.notifications.map(({ id }) => id));
  if (!ids.every((id) => own.has(id))) return refuse('notificationNotFound', 'messageNotificationNotFound');
  const notifications = act(player.notifications, new Set(ids));
  return accept(outcomeOf(notifications, { players: [{ ...player, notifications }] }));
}

/** Removes notifications and answers with those that remain (wire-user-and-tasks 5.2). */
export const readNotifications = (
  _context: RuleContext,
  scene: PlayerScene,
  input: Named,
): Result<Outcome<readonly Notification[]>, 'messageNotificationNotFound'> =>
  change(scene, input, (list, named) => list.filter(({ id }) => !named.has(id)));

/** Marks notifications as seen and answers with all there are. */
export const seeNotifications = (
  _context: RuleContext,
  scene: PlayerScene,
  input: Named,
): Result<Outcome<readonly Notification[]>, 'messageNotificationNotFound'> =>
  change(scene, input, (list, named) =>
    list.map((notification) => (named.has(notification.id) ? { ...notification, seen: true } : notification)),
  );
