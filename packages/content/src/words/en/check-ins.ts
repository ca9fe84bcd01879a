import { en } from '../messages/en.ts';
import { type CheckInTables, readCheckIns } from '../read/check-ins.ts';
import { words as creatures } from './creatures.ts';
import { words as food } from './food.ts';
import { words as gear } from './gear.ts';
import { listed } from './listed.ts';
import { words as quests } from './quests.ts';

const remarks: readonly string[] = [
  'You came back, and that is most of it.',
  'The door knows your knock by now.',
  'Somebody has been counting, and is pleased.',
  'It was put aside for you.',
  'Faithful is a word for it. Stubborn is another.',
  'Here is something for the habit of turning up.',
  'The days add up, whatever they felt like.',
  'You are a regular now, and regulars get things.',
  'Well kept.',
  'It has your name on it, in chalk.',
];
/** Round numbers have a word of their own. */
const milestones: Readonly<Record<number, string>> = {
  50: 'Fifty, and nobody had to push.',
  100: 'There is a notch in the doorpost for you.',
  200: 'The doorpost has run out of room, so they have started on the door.',
  300: 'By now the dog barks when you are late.',
  400: 'You could find the way in your sleep, and once you did.',
  500: 'They have named the doorstep after you.',
};

const tables: CheckInTables = {
  prizes: {
    gear: gear.gear,
    hatchingPotions: creatures.potions,
    food: food.food,
    quests: quests.quests,
    eggs: creatures.eggs,
  },
  messages: en,
  listed,
  title: (day, prizes) => `Day ${day}: ${prizes}`,
  reason: (day) => `For ${day === 1 ? 'your first check-in' : `${day} check-ins`}.`,
  remarks,
  milestones,
};

/** Words of the check-in milestones, by day. */
export const words = { checkIns: () => readCheckIns(tables) };
