import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links that scrolls: brings the one that is current, with those beside it, into sight. Once for each
 * place: a link calls its own ref with every rendering, and the page would be scrolled each time.
 */
export function useCurrentInSight(place: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place === undefined) return;
    row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
  }, [place]);
  return row;
}
