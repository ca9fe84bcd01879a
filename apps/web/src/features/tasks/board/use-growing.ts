import { startTransition, useEffect, useState } from 'react';

/** Cards drawn at once; the rest of a long list follows in portions while nothing else happens. */
const FIRST = 24;
const PORTION = 40;

/** How many of `total` to draw now. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
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
