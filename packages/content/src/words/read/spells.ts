import { readPlain, rowsOfText } from '../text-table.ts';
import type { SpellWords } from '../types.ts';

/** Words of the skills and special items, with the messages of cards: rows of key and choices. */
export function readSpells(spellText: string, cardMessageText: string): Map<string, SpellWords> {
  const messages = new Map(rowsOfText(cardMessageText).map(([key = '', ...choices]) => [key, choices]));
  const words = new Map<string, SpellWords>();
  for (const [key, own] of readPlain(spellText)) {
    const choices = messages.get(key);
    words.set(key, choices ? { ...own, messages: choices } : own);
  }
  return words;
}

/** Words of the greeting cards. */
export const readCards = (spellText: string, cardMessageText: string): Map<string, SpellWords> =>
  new Map([...readSpells(spellText, cardMessageText)].filter(([, words]) => words.messages));
