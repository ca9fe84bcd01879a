/** Orders of the screen; `usual` is that of the catalogue. */
export const ORDERS = ['usual', 'name', 'count'] as const;
export type Order = (typeof ORDERS)[number];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Whether every word of the search is in the name, whatever its case and accents. */
export function isFound(name: string, search: string): boolean {
  const within = plain(name);
  return plain(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** A list in the chosen order; equal ones stay in the usual order. */
export function inOrder<One extends { readonly key: string; readonly count: number }>(
  list: readonly One[],
  order: Order,
  nameOf: (one: One) => string,
  locale: string,
): readonly One[] {
  if (order === 'usual') return list;
  if (order === 'count') return list.toSorted((one, other) => other.count - one.count);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return list.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}
