import { useCallback, useLayoutEffect, useRef } from 'react';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-reward]')];

/** A row that may leave with what is done next, and its place among the others. */
interface Leaving {
  readonly row: HTMLElement;
  readonly place: number;
}

/**
 * Returns what to call before something is done with an item. If it leaves the column by that, and the focus with it,
 * what then stands in its place takes the focus, or else the last item.
 */
export function useRewardHeir(): () => void {
  const leaving = useRef<Leaving>(undefined);
  // Before the page gives the focus to the section around what has gone.
  useLayoutEffect(() => {
    const { row, place = 0 } = leaving.current ?? {};
    const { activeElement, body } = document;
    if (!row || row.contains(activeElement)) return;
    leaving.current = undefined;
    if (row.isConnected || activeElement !== body) return;
    const left = rows();
    const heir = left[Math.min(place, left.length - 1)];
    heir?.focus({ preventScroll: true });
    heir?.scrollIntoView({ block: 'nearest' });
  });
  return useCallback(() => {
    const here = rows();
    const place = here.findIndex((one) => one.contains(document.activeElement));
    const row = here[place];
    leaving.current = row && { row, place };
  }, []);
}
