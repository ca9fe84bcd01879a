import type { WireMessage } from './inbox-types.ts';

/**
 * Unread messages by the id of who wrote them: of what was received, the newest `count`, which is what the server counts,
 * without what was looked at on this device. `newest` begin with the newest.
 */
export function unreadBy(
  newest: readonly WireMessage[],
  count: number,
  seenAt: (memberId: string) => number,
): ReadonlyMap<string, number> {
  const unread = new Map<string, number>();
  const received = newest.filter(({ sent, uuid, ownerId }) => !sent && uuid !== ownerId).slice(0, count);
  for (const { uuid, timestamp } of received)
    if (Date.parse(timestamp) > seenAt(uuid)) unread.set(uuid, (unread.get(uuid) ?? 0) + 1);
  return unread;
}
