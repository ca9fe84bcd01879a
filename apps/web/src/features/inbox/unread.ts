import type { WireMessage } from './inbox-types.ts';

type Told = Pick<WireMessage, 'sent' | 'uuid' | 'ownerId' | 'timestamp'>;

/**
 * Unread messages by the id of who wrote them: of what was received, the newest `count`, which is what the server counts,
 * without what was looked at on this device, or answered on any. `newest` begin with the newest.
 */
export function unreadBy(
  newest: readonly Told[],
  count: number,
  seenAt: (memberId: string) => number,
): ReadonlyMap<string, number> {
  const unread = new Map<string, number>();
  const answered = new Set<string>();
  let left = count;
  for (const { sent, uuid, ownerId, timestamp } of newest) {
    if (sent) answered.add(uuid);
    if (sent || uuid === ownerId || left === 0) continue;
    left -= 1;
    if (!answered.has(uuid) && Date.parse(timestamp) > seenAt(uuid))
      unread.set(uuid, (unread.get(uuid) ?? 0) + 1);
  }
  return unread;
}
