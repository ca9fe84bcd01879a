import { readPlain, rowsOfText } from '../text-table.ts';
import type { SpellWords, Words } from '../types.ts';
import {
  audioText,
  bundleText,
  cardMessageText,
  categoryText,
  classText,
  payText,
  spellText,
} from './play-text.ts';

/** Words of the skills and special items, including the messages of cards. */
export function readSpellWords(): Map<string, SpellWords> {
  const messages = new Map(rowsOfText(cardMessageText).map(([key = '', ...choices]) => [key, choices]));
  const words = new Map<string, SpellWords>();
  for (const [key, own] of readPlain(spellText)) {
    const choices = messages.get(key);
    words.set(key, choices ? { ...own, messages: choices } : own);
  }
  return words;
}

/** Words of the greeting cards. */
export const readCardWords = (): Map<string, SpellWords> =>
  new Map([...readSpellWords()].filter(([, words]) => words.messages));

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
