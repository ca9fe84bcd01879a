import { startTransition, useEffect, useState } from 'react';

const loaded = new Map<string, unknown>();

/** A module loaded once, on demand; undefined until it is loaded, or if loading fails. */
export function useLoaded<Module>(name: string, load: () => Promise<Module>): Module | undefined {
  const [, setReady] = useState('');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `load` puts anything under its name
  const module = loaded.get(name) as Module | undefined;
  useEffect(() => {
    if (module) return undefined;
    let wanted = true;
    const fetchModule = async () => {
      loaded.set(name, await load());
      // One drawing after the other, between which the browser can answer.
      if (wanted) startTransition(() => setReady(name));
    };
    // If loading fails, the place stays empty.
    fetchModule().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [name, load, module]);
  return module;
}
