import type { Family as WordFamily } from '@everdeed/content/words';
import { useEffect, useState } from 'react';

const names = new Map<string, string>();

/** Once nobody waits for anything else. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

async function fetchName(family: WordFamily, key: string): Promise<string> {
  await whenIdle();
  const words = await import('@everdeed/content/words');
  await words.loadWords(family);
  return words.nameOf(family, key);
}

/** What a thing of the catalogue is called, for those who cannot see it; undefined until it is known. */
export function useName(family: WordFamily | undefined, key: string): string | undefined {
  const id = `${family}:${key}`;
  const [, setKnown] = useState(0);
  useEffect(() => {
    if (!family || names.has(id)) return;
    let wanted = true;
    const learn = async () => {
      names.set(id, await fetchName(family, key));
      if (wanted) setKnown((count) => count + 1);
    };
    learn().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [family, key, id]);
  return family && names.get(id);
}
