import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ChatLine, isForeign } from './chat-types.ts';

/** Whether the beginning of a list is on the screen. */
export function useAtTop(): readonly [top: RefObject<HTMLDivElement | null>, isAtTop: boolean] {
  const top = useRef<HTMLDivElement>(null);
  const [isAtTop, setIsAtTop] = useState(true);
  useEffect(() => {
    if (!top.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsAtTop(entry?.isIntersecting ?? true));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return [top, isAtTop];
}

/**
 * Holds new lines of others back until somebody asks for them, unless they look at the beginning of the list and write
 * nothing: what is read never moves. Where nothing is shown yet, nothing can. `lines` begin with the newest.
 */
export function useCalm(lines: readonly ChatLine[], isCalm: boolean) {
  const newest = lines.reduce((latest, { at }) => Math.max(latest, at), 0);
  const [shownUpTo, setShownUpTo] = useState(newest);
  const isFree = isCalm || shownUpTo === 0;
  const limit = isFree ? newest : shownUpTo;
  if (isFree && shownUpTo !== newest) setShownUpTo(newest);
  const isHeld = (line: ChatLine) => line.at > limit && isForeign(line);
  const shown = lines.filter((line) => !isHeld(line));
  return { shown, held: lines.length - shown.length, show: () => setShownUpTo(newest) };
}
