import { type Family, loadWords } from '@everdeed/content/words';
import { useEffect, useState } from 'react';

/**
 * Loads the names and texts of these families of the catalogue. Returns whether they are there; until then names
 * would be derived from keys.
 */
export function useWords(...families: readonly Family[]): boolean {
  const wanted = families.join();
  const [known, setKnown] = useState('');
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      // If they cannot be loaded, names derived from keys are better than none.
      await Promise.allSettled(families.map((family) => loadWords(family)));
      if (isWanted) setKnown(wanted);
    };
    void load();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` says the same, and is the same each time
  }, [wanted]);
  return known === wanted;
}
