export { capitalise, titleOfKey, wordsOfKey } from './derive.ts';
export * from './messages/index.ts';
export * from './wire-keys.ts';
export { descriptionOf, nameOf, wordsOf, type Family, type Words } from './words.ts';
