import { type Family as WordFamily, loadWords, nameOf } from '@everdeed/content/words';
import { useEffect, useState } from 'react';

/** Once nobody waits for anything else. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

/** How a picture is spoken: not at all, by a name made of its key, or by the name in the book of words. */
export type Naming = 'none' | 'key' | 'words';

/** What a thing of the catalogue is called, for those who cannot see it. Words are fetched only where they are asked for. */
export function useName(naming: Naming, family: WordFamily, key: string): string | undefined {
  const [, setKnown] = useState(false);
  useEffect(() => {
    if (naming !== 'words') return;
    let wanted = true;
    const learn = async () => {
      await whenIdle();
      await loadWords(family);
      if (wanted) setKnown(true);
    };
    learn().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [naming, family]);
  return naming === 'none' ? undefined : nameOf(family, key);
}
