import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { TYPES } from './layout.ts';

/**
 * How many columns show their cards. A board that opens draws one after the other, so that no frame takes long and
 * the browser can answer between them.
 */
export function useColumnsInTurn(): number {
  const [begun, setBegun] = useState(1);
  useEffect(() => {
    if (begun === TYPES.length) return undefined;
    let isShown = true;
    afterPaint(() => {
      if (isShown) startTransition(() => setBegun(begun + 1));
    });
    return () => {
      isShown = false;
    };
  }, [begun]);
  return begun;
}
