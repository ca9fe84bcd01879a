import { backgrounds } from '../../backgrounds/backgrounds.ts';
import { titleOfKey } from '../derive.ts';
import { rowsOfText } from '../text-table.ts';
import type { FoodWords, SpellWords, Words } from '../types.ts';
import { backgroundText } from './background-text.ts';
import { faqText } from './faq-text.ts';
import { foodText } from './food-text.ts';
import {
  audioText,
  bundleText,
  cardMessageText,
  categoryText,
  classText,
  payText,
  spellText,
} from './play-text.ts';
import { starterText } from './starter-text.ts';

/** Rows of key, name and description. */
const readPlain = (text: string): Map<string, Words> =>
  new Map(rowsOfText(text).map(([key = '', name = '', description = '']) => [key, { name, description }]));

/** Words of the food. */
export const readFoodWords = (): Map<string, FoodWords> =>
  new Map(
    rowsOfText(foodText).map(([key = '', name = '', withArticle = '', withThe = '', description = '']) => [
      key,
      { name, withArticle, withThe, description },
    ]),
  );

/** Words of the backgrounds; a row of two fields takes its name from the key. */
export function readBackgroundWords(): Map<string, Words> {
  const rows = new Map(rowsOfText(backgroundText).map(([key = '', ...rest]) => [key, rest.toReversed()]));
  const words = new Map<string, Words>();
  for (const { key } of backgrounds()) {
    const [description = '', name = titleOfKey(key)] = rows.get(key) ?? [];
    words.set(key, { name, description });
  }
  return words;
}

/** Words of the skills and special items, messages of the cards included. */
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

/** Words of the frequently asked questions. */
export const readFaqWords = (): Map<string, Words> => readPlain(faqText);

/** Words of the starter tasks, by theme and number. */
export const readStarterWords = (): Map<string, Words> => readPlain(starterText);

/** Words of the classes. */
export const readClassWords = (): Map<string, Words> => readPlain(classText);

/** Words of the quest bundles. */
export const readBundleWords = (): Map<string, Words> => readPlain(bundleText);

/** Words of the sound themes. */
export const readAudioWords = (): Map<string, Words> => readPlain(audioText);

/** Words of the challenge categories. */
export const readCategoryWords = (): Map<string, Words> => readPlain(categoryText);

/** Words of what is sold for money: `gemPacks` or `subscriptions`. */
export function readPayWords(family: 'gemPacks' | 'subscriptions'): Map<string, Words> {
  const rows = [...readPlain(payText)].filter(([key]) => key.startsWith(`${family} `));
  return new Map(rows.map(([key, words]) => [key.slice(family.length + 1), words]));
}
