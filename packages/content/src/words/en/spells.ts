import { readCards, readSpells } from '../read/spells.ts';
import { cardMessageText, spellText } from './things/spell-text.ts';

/** Words of the skills and special items, and of the greeting cards with their messages. */
export const words = {
  spells: () => readSpells(spellText, cardMessageText),
  cards: () => readCards(spellText, cardMessageText),
};
