import { readPlain } from '../text-table.ts';
import type { Words } from '../types.ts';
import { audioText, bundleText, categoryText, classText, payText } from './play-text.ts';

/** Words of the classes. */
export const readClassWords = (): Map<string, Words> => readPlain(classText);

/** Words of the quest bundles. */
export const readBundleWords = (): Map<string, Words> => readPlain(bundleText);

/** Words of the sound themes. */
export const readAudioWords = (): Map<string, Words> => readPlain(audioText);

/** Words of the challenge categories. */
export const readCategoryWords = (): Map<string, Words> => readPlain(categoryText);

/** Words of what is sold for real money: `gemPacks` or `subscriptions`. */
export function readPayWords(family: 'gemPacks' | 'subscriptions'): Map<string, Words> {
  const rows = [...readPlain(payText)].filter(([key]) => key.startsWith(`${family} `));
  return new Map(rows.map(([key, words]) => [key.slice(family.length + 1), words]));
}
