import { startTransition, useEffect, useState } from 'react';

/** How many cards are rendered at once; the rest of a long list follows in chunks when idle. */
const FIRST = 24;
const PORTION = 40;

/** How many of `total` to render now. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return undefined;
    const grow = () => startTransition(() => setCount((before) => before + PORTION));
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(grow, 60);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(grow, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }, [count, total]);
  return Math.min(count, total);
}
