import type { RuleContext } from '../command.ts';
import type { Notification, Player } from '../state/player.ts';

/** Types of which only the newest notification is kept (wire-user-and-tasks 5.2). */
export const KEPT_ONCE_NOTIFICATIONS: ReadonlySet<string> = new Set(['STREAK_ACHIEVEMENT']);

/** Adds a stored notification to a draft of the player (rules-scoring-and-day 7.2). */
export function notify(
  ctx: RuleContext,
  player: Player,
  type: string,
  data: Record<string, unknown> = {},
): Notification {
  if (KEPT_ONCE_NOTIFICATIONS.has(type)) withdrawNotifications(player, type);
  const notification = { id: ctx.newId(), type, data, seen: false };
  player.notifications.push(notification);
  return notification;
}

/** Removes all notifications of a type from a draft of the player. */
export function withdrawNotifications(player: Player, type: string): void {
  if (!player.notifications.some((notification) => notification.type === type)) return;
  player.notifications = player.notifications.filter((notification) => notification.type !== type);
}
