import {
  descriptionOf as describe,
  type Family,
  type FamilyWords,
  isWordLanguage,
  loadWordsIn,
  nameOf as name,
  type WordLanguage,
  wordLanguages,
  wordsOf as find,
} from '@everdeed/content/words';

// The server may need all texts: all families are loaded before the first answer, and parsed on first use.
await Promise.all(wordLanguages().map((language) => loadWordsIn(language)));

export type { Family } from '@everdeed/content/words';

/** The language in which catalogue words are shown to those who want `language`: English where there are none. */
export const languageOfWords = (language: string): WordLanguage =>
  isWordLanguage(language) ? language : 'en';

/** Words of an entry in a language; undefined if the key is unknown. */
export const wordsOf = <F extends Family>(
  language: string,
  family: F,
  key: string,
): FamilyWords[F] | undefined => find(family, key, languageOfWords(language));

/** Name of an entry in a language; derived from an unknown key. */
export const nameOf = (language: string, family: Family, key: string): string =>
  name(family, key, languageOfWords(language));

/** Description of an entry in a language; empty for an unknown key. */
export const descriptionOf = (language: string, family: Family, key: string): string =>
  describe(family, key, languageOfWords(language));
