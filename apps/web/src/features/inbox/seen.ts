import { keptRecord } from '../../lib/kept-record.ts';

/** By player and conversation, the instant of the newest message that was looked at, in milliseconds. */
const { read, write, useKept } = keptRecord<number>('everdeed-seen');
const keyOf = (userId: string, memberId: string): string => `${userId}/${memberId}`;

/**
 * Notes that a conversation was looked at up to a message. The server knows only whether anything at all is unread; which
 * conversations are, each device remembers for itself.
 */
export function noteSeen(userId: string, memberId: string, at: number): void {
  const key = keyOf(userId, memberId);
  if ((read()[key] ?? 0) < at) write(key, at);
}

/** The newest instant at which each conversation was looked at, 0 if never. */
export function useSeenAt(userId: string): (memberId: string) => number {
  const seen = useKept();
  return (memberId) => seen[keyOf(userId, memberId)] ?? 0;
}
