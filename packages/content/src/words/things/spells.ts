import { readPlain, rowsOfText } from '../text-table.ts';
import type { SpellWords } from '../types.ts';
import { cardMessageText, spellText } from './spell-text.ts';

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
