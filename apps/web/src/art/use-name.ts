import { type Family as WordFamily, nameOf } from '@everdeed/content/words';
import { useEffect, useState } from 'react';
import { loadNames } from '../lib/load-names.ts';
import { untilLoaded } from '../lib/until-loaded.ts';

/** Resolves when the browser is idle. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

/** The accessible name of a picture: none, derived from its key, or its name from the texts. */
export type Naming = 'none' | 'key' | 'words';

/** The name of a catalogue entry, for people who cannot see it. Texts are loaded only if requested. */
export function useName(naming: Naming, family: WordFamily, key: string): string | undefined {
  const [, setKnown] = useState(false);
  useEffect(() => {
    if (naming !== 'words') return undefined;
    let wanted = true;
    const learn = async () => {
      await whenIdle();
      await untilLoaded(async () => {
        if (wanted) await loadNames(family);
      });
      if (wanted) setKnown(true);
    };
    void learn();
    return () => {
      wanted = false;
    };
  }, [naming, family]);
  return naming === 'none' ? undefined : nameOf(family, key);
}
