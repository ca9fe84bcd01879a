import { titleOfKey } from './derive.ts';
import type { Family, FamilyWords } from './types.ts';

type Finders = { [F in Family]?: (key: string) => FamilyWords[F] | undefined };
const finders: Finders = {};

/** Hands over the words of a family; the loaders do this. */
export function provideWords<F extends Family>(
  family: F,
  words: () => ReadonlyMap<string, FamilyWords[F]>,
): void {
  const provided: { [One in F]?: (key: string) => FamilyWords[One] | undefined } = finders;
  provided[family] = (key) => words().get(key);
}

/** Whether the words of a family are at hand. */
export const hasWords = (family: Family): boolean => family in finders;

/** Words of an entry, or undefined while its family is not loaded or the key is unknown. */
export const wordsOf = <F extends Family>(family: F, key: string): FamilyWords[F] | undefined =>
  finders[family]?.(key);

/** Name of an entry; a name made of its key while its family is not loaded. */
export const nameOf = (family: Family, key: string): string => wordsOf(family, key)?.name ?? titleOfKey(key);

/** Description of an entry; empty while its family is not loaded. */
export const descriptionOf = (family: Family, key: string): string => wordsOf(family, key)?.description ?? '';
