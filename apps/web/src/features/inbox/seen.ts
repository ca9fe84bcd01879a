import { create } from 'zustand';

/** By player and conversation, the instant of the newest message that was looked at, in milliseconds. */
type Seen = Readonly<Record<string, number>>;

const KEY = 'everdeed-seen';

function read(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `noteSeen` writes it
    return typeof stored === 'object' && stored !== null ? (stored as Seen) : {};
  } catch {
    return {};
  }
}

const useSeen = create(() => ({ seen: read() }));
const keyOf = (userId: string, memberId: string): string => `${userId}/${memberId}`;

/**
 * Notes that a conversation was looked at up to a message. The server knows only whether anything at all is unread; which
 * conversations are, each device remembers for itself.
 */
export function noteSeen(userId: string, memberId: string, at: number): void {
  const stored = read();
  const key = keyOf(userId, memberId);
  if ((stored[key] ?? 0) >= at) return;
  const seen = { ...stored, [key]: at };
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Without storage, it is known as long as the page.
  }
  useSeen.setState({ seen });
}

/** The newest instant at which each conversation was looked at, 0 if never. */
export function useSeenAt(userId: string): (memberId: string) => number {
  const seen = useSeen((state) => state.seen);
  return (memberId) => seen[keyOf(userId, memberId)] ?? 0;
}
