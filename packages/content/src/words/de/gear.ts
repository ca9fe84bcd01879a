import type { BonusPhrases } from '../read/bonus.ts';
import { type GearTables, readGear, readGearSets, readMysterySets } from '../read/gear.ts';
import { armoireText } from './gear/armoire-text.ts';
import { classText } from './gear/class-text.ts';
import { compound } from './gear/compound.ts';
import { mysteryText } from './gear/mystery-text.ts';
import { remarks } from './gear/remarks.ts';
import { seasonalText } from './gear/seasonal-text.ts';
import { armoireSetText } from './gear/set-text.ts';
import { listed } from './listed.ts';

const bonus: BonusPhrases = {
  stats: { str: 'Stärke', int: 'Intelligenz', per: 'Wahrnehmung', con: 'Ausdauer' },
  frames: ['Bringt #.', 'Gut für #.', 'Leiht dir #.', 'Gibt dir #.'],
  even: 'je # Punkte in allem',
  bothHands: 'Braucht beide Hände.',
  listed,
};
const classNouns = { healer: 'Heiler', wizard: 'Magier', rogue: 'Schurken', warrior: 'Krieger' } as const;
const seasons = { winter: 'Winter', spring: 'Frühling', summer: 'Sommer', fall: 'Herbst' } as const;

const tables: GearTables = {
  classes: classText,
  armoire: armoireText,
  seasonal: seasonalText,
  mystery: mysteryText,
  armoireSets: armoireSetText,
  remarks,
  otherNouns: { body: 'Kragen', headAccessory: 'Ohren', eyewear: 'Maske', back: 'Umhang' },
  bonus,
  joined: compound,
  inSentence: (noun) => noun,
  spell: (name) => name,
  setName: (theme) => `${theme.replace(/-$/, '')}-Set`,
  seasonalSet: (who, when) => `Für ${classNouns[who]}, jeden ${seasons[when]} wieder da.`,
  armoireSet: (pieces) => `Aus dem Schrank: ${listed(pieces)}.`,
};

/** Words of all gear, of its named sets, and of the subscribers' sets. */
export const words = {
  gear: () => readGear(tables),
  gearSets: () => readGearSets(tables),
  mysterySets: () => readMysterySets(tables),
};
