import { titleOfKey } from './derive.ts';
import type { Family, FamilyWords } from './types.ts';

type Finders = { [F in Family]?: (key: string) => FamilyWords[F] | undefined };
const finders: Finders = {};

/** Provides the words of a family. Called by the loaders. */
export function provideWords<F extends Family>(
  family: F,
  words: () => ReadonlyMap<string, FamilyWords[F]>,
): void {
  const provided: { [One in F]?: (key: string) => FamilyWords[One] | undefined } = finders;
  provided[family] = (key) => words().get(key);
}

const names: { [F in Family]?: (key: string) => string | undefined } = {};

/** Provides the names of a family alone, for screens that show no more of it. */
export function provideNames(family: Family, find: (key: string) => string | undefined): void {
  names[family] = find;
}

/** Whether the names of a family are loaded, with or without its other words. */
export const hasNames = (family: Family): boolean => family in names || hasWords(family);

/** Whether the words of a family are loaded. */
export const hasWords = (family: Family): boolean => family in finders;

/** Words of an entry; undefined until its family is loaded, or if the key is unknown. */
export const wordsOf = <F extends Family>(family: F, key: string): FamilyWords[F] | undefined =>
  finders[family]?.(key);

/** Name of an entry; derived from its key until its family is loaded. */
export const nameOf = (family: Family, key: string): string =>
  wordsOf(family, key)?.name ?? names[family]?.(key) ?? titleOfKey(key);

/** Description of an entry; empty until its family is loaded. */
export const descriptionOf = (family: Family, key: string): string => wordsOf(family, key)?.description ?? '';
