import { lazy } from '../lazy.ts';
import { keysOf } from '../values.ts';
import { en } from './en/index.ts';
import { otherLanguages, type WordLanguage } from './languages.ts';
import type { Family, Language } from './types.ts';
import { hasNames, hasWords, provideWords, speak, spoken } from './words.ts';

/** All families of words. */
export const wordFamilies = (): readonly Family[] => keysOf(en);

/** All languages with words, English first. */
export const wordLanguages = (): readonly WordLanguage[] => ['en', ...keysOf(otherLanguages)];

/** Whether there are words in this language. */
export const isWordLanguage = (code: string): code is WordLanguage =>
  code === 'en' || Object.hasOwn(otherLanguages, code);

/** The tables of a language. */
export const tablesOf = async (language: WordLanguage): Promise<Language> =>
  language === 'en' ? en : otherLanguages[language]();

async function loadFrom<F extends Family>(
  tables: Pick<Language, F>,
  family: F,
  language: WordLanguage,
): Promise<void> {
  const load = tables[family];
  if (load) provideWords(family, lazy((await load()).words[family]), language);
}

/** A family that a language lacks is read in English. */
async function loadFamily(family: Family, language: WordLanguage): Promise<void> {
  if (!hasWords(family, language)) await loadFrom({ ...en, ...(await tablesOf(language)) }, family, language);
}

/** Loads the words of these families in one language, of all families if none is named. */
export async function loadWordsIn(language: WordLanguage, ...families: readonly Family[]): Promise<void> {
  const wanted = families.length > 0 ? families : wordFamilies();
  await Promise.all(wanted.map((family) => loadFamily(family, language)));
}

/** Loads the words of these families for `wordsOf` and `nameOf` in the language in use; of all if none is named. */
export async function loadWords(...families: readonly Family[]): Promise<void> {
  let language: WordLanguage;
  // The language can change while words are loading.
  do {
    language = spoken();
    await loadWordsIn(language, ...families);
  } while (language !== spoken());
}

/**
 * Makes a language the one in use, once it has the words of all families that are loaded in the one before. Codes
 * without words stand for English.
 */
export async function chooseLanguage(code: string): Promise<void> {
  const language = isWordLanguage(code) ? code : 'en';
  const wanted = wordFamilies().filter((family) => hasNames(family));
  if (wanted.length > 0) await loadWordsIn(language, ...wanted);
  speak(language);
}
