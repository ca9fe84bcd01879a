import { useLayoutEffect } from 'react';

/**
 * What the whole page can be like: a dialog is on top of it, or a sheet; it keeps the purse back, takes up the whole of a
 * phone, or has the bell stand beside its title there. Something is docked at its foot: items to pair or to feed, the
 * buttons of a form, a field to write in, those of a decision, or of a review.
 */
export type PageMark =
  | 'dialog'
  | 'sheet'
  | 'purseless'
  | 'fills-phone'
  | 'slim-top'
  | 'item-dock'
  | 'form-foot'
  | 'writing'
  | 'deciding'
  | 'reviewing';

/** How many ask for each mark now. */
const holders: Partial<Record<PageMark, number>> = {};

function hold(mark: PageMark, step: 1 | -1): void {
  const count = (holders[mark] ?? 0) + step;
  holders[mark] = count;
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/**
 * Marks the root of the page, as `data-sheet`, as long as it is rendered. Styles read the mark there: a selector that
 * looked for the sheet itself (`:root:has(…)`) would be asked anew for everything that comes onto the page.
 */
export function usePageMark(mark: PageMark): void {
  useLayoutEffect(() => {
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark]);
}
