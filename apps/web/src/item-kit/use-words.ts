import { type Family, loadWords } from '@everdeed/content/words';
import { useEffect, useState } from 'react';
import { loadCommonGearNames, loadNames } from '../lib/load-names.ts';

function useLoaded(load: (family: Family) => Promise<void>, families: readonly Family[]): boolean {
  const wanted = families.join();
  const [known, setKnown] = useState('');
  useEffect(() => {
    let isWanted = true;
    const loadAll = async () => {
      // If they cannot be loaded, names derived from keys are better than none.
      await Promise.allSettled(families.map((family) => load(family)));
      if (isWanted) setKnown(wanted);
    };
    void loadAll();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says the same, and is the same each time
  }, [wanted]);
  return known === wanted;
}

/**
 * Loads the names and texts of these families of the catalogue. Returns whether they are there; until then names
 * would be derived from keys.
 */
export const useWords = (...families: readonly Family[]): boolean => useLoaded(loadWords, families);

/** The same for screens that show names only, which are much less. */
export const useNames = (...families: readonly Family[]): boolean => useLoaded(loadNames, families);

const COMMON = ['gear'] as const;

/** The same for the gear of classes and for ears and tails alone. */
export const useCommonGearNames = (): boolean => useLoaded(loadCommonGearNames, COMMON);
