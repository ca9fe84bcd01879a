import { useEffect, useRef } from 'react';
import { drawAhead } from './draw-ahead.ts';
import { type Drawing, isDrawn } from './draw-queue.ts';

/** All of a list, so that its end is what comes first: number `first`, those after it, then those before. */
const lastToFirst = <T>(list: readonly T[], first: number): T[] =>
  [...list.slice(first), ...list.slice(0, first)].toReversed();

/**
 * Draws pictures before they are shown, as long as the browser has nothing else to do: what is there at once is painted
 * once, and not again with its picture. Begins with number `first` of them. `drawings`, absent while the drawings are
 * loading, is called in that time only; another list is another function.
 */
export function useDrawnAhead(drawings: (() => readonly Drawing[]) | undefined, first: number): void {
  const finished = useRef<typeof drawings>(undefined);
  useEffect(() => {
    if (!drawings || finished.current === drawings) return undefined;
    let left: Drawing[] | undefined;
    return drawAhead(() => {
      left ??= lastToFirst(drawings(), first);
      for (let next = left.pop(); next; next = left.pop()) if (!isDrawn(next.name)) return next;
      finished.current = drawings;
      return undefined;
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `first` is read later, when there is time
  }, [drawings, first]);
}
