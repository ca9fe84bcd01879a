export { capitalise, titleOfKey, wordsOfKey } from './derive.ts';
export type { WordLanguage } from './languages.ts';
export {
  chooseLanguage,
  isWordLanguage,
  loadWords,
  loadWordsIn,
  tablesOf,
  wordFamilies,
  wordLanguages,
} from './load.ts';
export * from './messages/index.ts';
export * from './wire-keys.ts';
export type * from './types.ts';
export { descriptionOf, hasNames, hasWords, nameOf, provideNames, spoken, wordsOf } from './words.ts';
