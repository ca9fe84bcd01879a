export { capitalise, titleOfKey, wordsOfKey } from './derive.ts';
export { loadWords, wordFamilies } from './load.ts';
export * from './messages/index.ts';
export * from './wire-keys.ts';
export type * from './types.ts';
export { descriptionOf, hasNames, hasWords, nameOf, provideNames, wordsOf } from './words.ts';
