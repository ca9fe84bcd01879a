import { startTransition, useEffect, useState } from 'react';
import { untilLoaded } from '../lib/until-loaded.ts';

const loaded = new Map<string, unknown>();

/** Modules on their way, so that the many pictures of a screen ask for one together. */
const coming = new Map<string, Promise<void>>();

async function keep(name: string, load: () => Promise<unknown>): Promise<void> {
  loaded.set(name, await untilLoaded(load));
  coming.delete(name);
}

/** Brings a module, whatever fails meanwhile. */
function bring(name: string, load: () => Promise<unknown>): Promise<void> {
  const all = coming.get(name) ?? keep(name, load);
  coming.set(name, all);
  return all;
}

/** A module loaded once, on demand; undefined until it is loaded. If that fails, its place stays empty until it does not. */
export function useLoaded<Module>(name: string, load: () => Promise<Module>): Module | undefined {
  const [, setReady] = useState('');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `load` puts anything under its name
  const module = loaded.get(name) as Module | undefined;
  useEffect(() => {
    if (module) return undefined;
    let wanted = true;
    const fetchModule = async () => {
      await bring(name, load);
      // One drawing after the other, between which the browser can answer.
      if (wanted) startTransition(() => setReady(name));
    };
    void fetchModule();
    return () => {
      wanted = false;
    };
  }, [name, load, module]);
  return module;
}
