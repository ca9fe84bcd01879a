import { titleOfKey } from './derive.ts';
import type { WordLanguage } from './languages.ts';
import type { Family, FamilyWords } from './types.ts';

type Finders = { [F in Family]?: (key: string) => FamilyWords[F] | undefined };
type Names = { [F in Family]?: (key: string) => string | undefined };

const finders: { [L in WordLanguage]?: Finders } = {};
const names: { [L in WordLanguage]?: Names } = {};
let current: WordLanguage = 'en';

/** The language in use, which the functions of this module mean unless they are given another. */
export const spoken = (): WordLanguage => current;

/** Sets the language in use; its words are to be loaded before. */
export function speak(language: WordLanguage): void {
  current = language;
}

/** Provides the words of a family. Called by the loaders. */
export function provideWords<F extends Family>(
  family: F,
  words: () => ReadonlyMap<string, FamilyWords[F]>,
  language: WordLanguage,
): void {
  const provided: { [One in F]?: (key: string) => FamilyWords[One] | undefined } = (finders[language] ??= {});
  provided[family] = (key) => words().get(key);
}

/** Provides the names of a family alone, for screens that show no more of it. */
export function provideNames(
  family: Family,
  find: (key: string) => string | undefined,
  language = current,
): void {
  (names[language] ??= {})[family] = find;
}

/** Whether the names of a family are loaded, with or without its other words. */
export const hasNames = (family: Family, language = current): boolean =>
  Boolean(names[language]?.[family]) || hasWords(family, language);

/** Whether the words of a family are loaded. */
export const hasWords = (family: Family, language = current): boolean => Boolean(finders[language]?.[family]);

/** Words of an entry; undefined until its family is loaded, or if the key is unknown. */
export const wordsOf = <F extends Family>(
  family: F,
  key: string,
  language = current,
): FamilyWords[F] | undefined => finders[language]?.[family]?.(key);

/** Name of an entry; derived from its key until its family is loaded. */
export const nameOf = (family: Family, key: string, language = current): string =>
  wordsOf(family, key, language)?.name ?? names[language]?.[family]?.(key) ?? titleOfKey(key);

/** Description of an entry; empty until its family is loaded. */
export const descriptionOf = (family: Family, key: string, language = current): string =>
  wordsOf(family, key, language)?.description ?? '';
