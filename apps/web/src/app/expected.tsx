import { useEffect } from 'react';
import { holdKeys } from '../lib/typed-ahead.ts';

/** Stands for what opens on top of the page until it is loaded. */
export function Expected({ close }: { readonly close: () => void }) {
  useEffect(() => holdKeys(close), [close]);
  return null;
}
