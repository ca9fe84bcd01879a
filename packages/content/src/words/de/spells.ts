import { readCards, readSpells } from '../read/spells.ts';
import { cardMessageText, spellText } from './things/spell-text.ts';

/** Words of the skills and special items, including the messages of cards. */
export const readSpellWords = () => readSpells(spellText, cardMessageText);
/** Words of the greeting cards. */
export const readCardWords = () => readCards(spellText, cardMessageText);
