import { useState } from 'react';

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** The list that was given first among equal ones, so that nothing is drawn anew for a mere copy. */
export function useStable<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list);
  if (same(kept, list)) return kept;
  keep(list);
  return list;
}
