import { useEffect, useState } from 'react';

const loaded = new Map<string, unknown>();

/** A module that is loaded once, on demand; undefined until it is there or when it cannot be had. */
export function useLoaded<Module>(name: string, load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState(() => loaded.get(name) as Module | undefined);
  useEffect(() => {
    if (module) return;
    let wanted = true;
    const fetchModule = async () => {
      const ready = await load();
      loaded.set(name, ready);
      if (wanted) setModule(() => ready);
    };
    // What cannot be loaded now leaves its place empty.
    fetchModule().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [name, module, load]);
  return module;
}
