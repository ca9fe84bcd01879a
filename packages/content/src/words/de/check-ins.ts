import { messages } from '../messages/de/index.ts';
import { type CheckInTables, readCheckIns } from '../read/check-ins.ts';
import { words as creatures } from './creatures.ts';
import { words as food } from './food.ts';
import { words as gear } from './gear.ts';
import { listed } from './listed.ts';
import { words as quests } from './quests.ts';

const remarks: readonly string[] = [
  'Du bist wiedergekommen, und das ist schon das meiste.',
  'Die Tür kennt dein Klopfen inzwischen.',
  'Jemand hat mitgezählt und freut sich.',
  'Wir haben es dir zurückgelegt.',
  'Treu nennt man das. Stur nennt man es auch.',
  'Eine Kleinigkeit dafür, dass du immer wieder auftauchst.',
  'Die Tage zählen, ganz gleich, wie sie sich anfühlten.',
  'Du gehörst jetzt zu den Stammgästen, und die bekommen etwas.',
  'Gut durchgehalten.',
  'Dein Name steht darauf, mit Kreide.',
];
/** Round numbers have a word of their own. */
const milestones: Readonly<Record<number, string>> = {
  50: 'Fünfzig, und niemand musste schieben.',
  100: 'Im Türpfosten ist jetzt eine Kerbe für dich.',
  200: 'Am Pfosten ist kein Platz mehr, darum geht es jetzt an der Tür weiter.',
  300: 'Mittlerweile bellt der Hund, wenn du spät dran bist.',
  400: 'Du würdest im Schlaf herfinden, und einmal hast du es getan.',
  500: 'Die Türschwelle ist nach dir benannt.',
};

const tables: CheckInTables = {
  prizes: {
    gear: gear.gear,
    hatchingPotions: creatures.potions,
    food: food.food,
    quests: quests.quests,
    eggs: creatures.eggs,
  },
  messages,
  listed,
  title: (day, prizes) => `Tag ${day}: ${prizes}`,
  reason: (day) => (day === 1 ? 'Für deinen ersten Besuch.' : `Für ${day} Besuche.`),
  remarks,
  milestones,
};

/** Words of the check-in milestones, by day. */
export const words = { checkIns: () => readCheckIns(tables) };
