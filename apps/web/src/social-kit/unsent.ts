import { useEffect } from 'react';
import { keptRecord } from '../lib/kept-record.ts';

/** A message that the server refused: kept on this device until it is sent anew or deleted. */
export interface Unsent {
  /** Id of the entry that was refused. */
  readonly id: string;
  readonly groupId: string;
  readonly text: string;
  /** Why, in the words of the server. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'everdeed-unsent';
const NONE: readonly Unsent[] = [];

/** By player. */
const { read, write, readAnew, useKept } = keptRecord<readonly Unsent[]>(KEY);

/** Other tabs keep theirs too, so the stored ones are read anew. */
function change(userId: string, next: (own: readonly Unsent[]) => readonly Unsent[]): void {
  write(userId, next(read()[userId] ?? NONE));
}

/** Keeps a message that was refused; once, however many tabs hear of it. */
export const keepUnsent = (userId: string, unsent: Unsent): void =>
  change(userId, (own) => (own.some(({ id }) => id === unsent.id) ? own : [...own, unsent]));

/** Forgets a message that is sent anew, or given up. */
export const dropUnsent = (userId: string, id: string): void =>
  change(userId, (own) => own.filter((one) => one.id !== id));

/** What was refused in any group, oldest first. */
export const useUnsent = (userId: string): readonly Unsent[] => useKept((byUser) => byUser[userId] ?? NONE);

/** Places that are on the screen, where what is refused shows by itself. */
const open = new Set<string>();

/** Whether a group or a conversation is on the screen. */
export const isPlaceOpen = (place: string): boolean => open.has(place);

/** Notes that a group or a conversation is on the screen. */
export function useOpenPlace(place: string): void {
  useEffect(() => {
    open.add(place);
    return () => void open.delete(place);
  }, [place]);
}

addEventListener('storage', ({ key }) => {
  if (key === KEY) readAnew();
});
