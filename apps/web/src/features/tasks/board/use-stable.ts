import { useState } from 'react';

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Returns the previous list if the new one is equal, to avoid rendering again. */
export function useStable<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list);
  if (same(kept, list)) return kept;
  keep(list);
  return list;
}
