import { checkIns } from '../../check-ins/table.ts';
import type { CheckIn } from '../../check-ins/types.ts';
import { readEggWords, readPotionWords } from '../creatures/find.ts';
import { readGearWords } from '../gear/find.ts';
import { en } from '../messages/en.ts';
import { readQuestWords } from '../quests/parse.ts';
import { listed } from '../text-table.ts';
import type { Words } from '../types.ts';
import { readFoodWords } from './food.ts';

const messages: Readonly<Record<string, string>> = en;

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

function prizeNames(): (type: string, key: string) => string {
  const families: Readonly<Record<string, ReadonlyMap<string, Words>>> = {
    gear: readGearWords(),
    hatchingPotions: readPotionWords(),
    food: readFoodWords(),
    quests: readQuestWords(),
    eggs: readEggWords(),
  };
  return (type, key) => families[type]?.get(key)?.name ?? key;
}

const prizes = ({ grants, rewardName }: CheckIn, nameOf: (type: string, key: string) => string): string =>
  rewardName ? (messages[rewardName] ?? '') : listed(grants.map(({ type, key }) => nameOf(type, key)));

/** Words of the check-in milestones, by day. */
export function readCheckInWords(): Map<string, Words> {
  const nameOf = prizeNames();
  return new Map(
    checkIns.map((checkIn, place) => {
      const days = checkIn.day === 1 ? 'your first check-in' : `${checkIn.day} check-ins`;
      const remark = milestones[checkIn.day] ?? remarks[place % remarks.length] ?? '';
      const description = `For ${days}. ${remark}`;
      return [String(checkIn.day), { name: `Day ${checkIn.day}: ${prizes(checkIn, nameOf)}`, description }];
    }),
  );
}
