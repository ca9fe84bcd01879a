import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * How many of `all` parts of a page are shown: the first at once, and one more after each paint, so that no frame takes
 * long, what is at the top can be used before the rest is drawn, and the browser can answer in between.
 */
export function useInTurn(all: number): number {
  const [begun, setBegun] = useState(1);
  useEffect(() => {
    if (begun >= all) return undefined;
    let isShown = true;
    afterPaint(() => {
      if (isShown) startTransition(() => setBegun(begun + 1));
    });
    return () => {
      isShown = false;
    };
  }, [begun, all]);
  return begun;
}

/** Shows its parts in turn. Those that are there are not drawn again as others come. */
export const InTurn = ({ parts }: { readonly parts: readonly ReactNode[] }) =>
  parts.slice(0, useInTurn(parts.length));
