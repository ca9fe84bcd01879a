/** Small words that stay small inside a title. */
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'or',
  'over',
  'the',
  'through',
  'to',
  'with',
]);

/** `roguishRainbowMessenger2` to its words: roguish, rainbow, messenger, 2. Underscores part words too. */
export const wordsOfKey = (key: string): string[] =>
  key
    .replaceAll('_', ' ')
    .replace(/([a-z])(?=[A-Z\d])/g, '$1 ')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);

/** Upper case for the first letter. */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A title out of the words of a key: `misty_mountain_in_fog` is Misty Mountain in Fog. */
export const titleOfKey = (key: string): string =>
  wordsOfKey(key)
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalise(word)))
    .join(' ');
