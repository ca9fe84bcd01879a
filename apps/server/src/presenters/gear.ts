import type { Gear } from '@everdeed/content';
import { presentGear } from '../words/catalogue/gear.ts';
import { entryName, entryNotes } from '../words/localise.ts';
import type { Words } from '../words/words.ts';

/** A piece of gear in the wire's form, named in the reader's language. */
export const presentGearIn = (words: Words, language: string, gear: Gear) => ({
  ...presentGear(language, gear),
  text: entryName(words, language, 'gear', gear.key),
  notes: entryNotes(words, language, 'gear', gear.key),
});
