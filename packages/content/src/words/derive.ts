/** Words that stay in lower case inside a title. */
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

/** Splits `roguishRainbowMessenger2` into roguish, rainbow, messenger, 2. Underscores separate words too. */
export const wordsOfKey = (key: string): string[] =>
  key
    .replaceAll('_', ' ')
    .replace(/([a-z])(?=[A-Z\d])/g, '$1 ')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);

/** Makes the first letter upper case. */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Turns a key into a title: `misty_mountain_in_fog` becomes Misty Mountain in Fog. */
export const titleOfKey = (key: string): string =>
  wordsOfKey(key)
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalise(word)))
    .join(' ');
