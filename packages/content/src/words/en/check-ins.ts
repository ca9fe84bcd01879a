import { en } from '../messages/en.ts';
import { readCheckIns } from '../read/check-ins.ts';
import { creatures } from './creatures.ts';
import { readFoodWords } from './food.ts';
import { readGearWords } from './gear.ts';
import { listed } from './listed.ts';
import { readQuestWords } from './quests.ts';

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

/** Words of the check-in milestones, by day. */
export const readCheckInWords = () =>
  readCheckIns({
    prizes: {
      gear: readGearWords,
      hatchingPotions: creatures.potions,
      food: readFoodWords,
      quests: readQuestWords,
      eggs: creatures.eggs,
    },
    messages: en,
    listed,
    title: (day, prizes) => `Day ${day}: ${prizes}`,
    reason: (day) => `For ${day === 1 ? 'your first check-in' : `${day} check-ins`}.`,
    remarks,
    milestones,
  });
