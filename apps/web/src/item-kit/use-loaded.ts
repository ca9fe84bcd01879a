import type { Family } from '@everdeed/content/words';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../lib/keep-focus.ts';
import { untilLoaded } from '../lib/until-loaded.ts';

/**
 * Loads families of the catalogue. Returns whether they are there, or could not be loaded: names derived from keys are
 * better than none. These give way to the real ones as soon as those can be loaded.
 */
export function useLoaded(load: (family: Family) => Promise<void>, families: readonly Family[]): boolean {
  const wanted = families.join();
  const [known, setKnown] = useState('');
  useEffect(() => {
    let isWanted = true;
    const loadAll = async () => {
      const loads = await Promise.allSettled(families.map((family) => load(family)));
      if (isWanted) setKnown(wanted);
      if (loads.every(({ status }) => status === 'fulfilled')) return;
      await untilLoaded(async () => {
        if (isWanted) await Promise.all(families.map((family) => load(family)));
      });
      if (!isWanted) return;
      // Cards are memoised: they draw the real names only if they are made anew.
      keepFocus(() => {
        flushSync(() => setKnown(''));
        flushSync(() => setKnown(wanted));
      });
    };
    void loadAll();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says the same, and is the same each time
  }, [wanted]);
  return known === wanted;
}
