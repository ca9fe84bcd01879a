import type { BonusPhrases } from '../read/bonus.ts';
import { type GearTables, readGear, readGearSets, readMysterySets } from '../read/gear.ts';
import { armoireText } from './gear/armoire-text.ts';
import { classText } from './gear/class-text.ts';
import { mysteryText } from './gear/mystery-text.ts';
import { remarks } from './gear/remarks.ts';
import { seasonalText } from './gear/seasonal-text.ts';
import { armoireSetText } from './gear/set-text.ts';
import { listed } from './listed.ts';

/** Corrects the spelling where a key's differs from ours. */
const spell = (name: string): string =>
  name.replace('Armor', 'Armour').replace('Jeweled', 'Jewelled').replace('Colored', 'Coloured');

const bonus: BonusPhrases = {
  stats: { str: 'strength', int: 'intelligence', per: 'perception', con: 'constitution' },
  frames: ['Worth #.', 'Good for #.', 'Lends you #.', 'Adds #.'],
  even: '# of everything',
  bothHands: 'It takes both hands.',
  listed,
};
const classNouns = { healer: 'healers', wizard: 'mages', rogue: 'rogues', warrior: 'warriors' } as const;
const galaNouns = { winter: 'winter', spring: 'spring', summer: 'summer', fall: 'autumn' } as const;

const tables: GearTables = {
  classes: classText,
  armoire: armoireText,
  seasonal: seasonalText,
  mystery: mysteryText,
  armoireSets: armoireSetText,
  remarks,
  otherNouns: { body: 'Collar', headAccessory: 'Ears', eyewear: 'Mask', back: 'Cape' },
  bonus,
  // Without repeating a word they share: a Winter Wolf Hat.
  joined: (theme, noun) => spell(`${theme} ${noun}`.replace(/\b(\p{L}+) \1(?=\s|$)/u, '$1')),
  inSentence: (noun) => spell(noun).toLowerCase(),
  spell,
  setName: (name) => `${name} Set`,
  seasonalSet: (who, when) => `For ${classNouns[who]}, back every ${galaNouns[when]}.`,
  armoireSet: (pieces) => `Out of the armoire: ${listed(pieces)}.`,
};

/** Words of all gear, of its named sets, and of the subscribers' sets. */
export const words = {
  gear: () => readGear(tables),
  gearSets: () => readGearSets(tables),
  mysterySets: () => readMysterySets(tables),
};
