import {
  findAchievement,
  findBackgroundSet,
  findEgg,
  findFood,
  findGear,
  findPotion,
  findQuest,
} from '@everdeed/content';
import { descriptionOf, nameOf } from '../catalogue-words.ts';
import { presentEgg, presentFood, presentPotion } from './creatures.ts';
import { presentGear } from './gear.ts';
import { presentBackgroundOf } from './looks.ts';
import { presentAchievement } from './play.ts';
import { presentQuest } from './quests.ts';

/** The item at a catalogue path such as `food.Meat`, as shown among the check-in rewards. */
export function shownItem(path: string): unknown {
  const key = path.split('.').at(-1) ?? '';
  switch (path.split('.')[0]) {
    case 'gear':
      return present(findGear(key), presentGear);
    case 'quests':
      return present(findQuest(key), presentQuest);
    case 'food':
      // It is given, so it never drops.
      return present(findFood(key), (food) => ({ ...presentFood(food), canDrop: false }));
    case 'hatchingPotions':
      return present(findPotion(key), presentPotion);
    case 'eggs':
      return present(findEgg(key), presentEgg);
    case 'achievements':
      return present(findAchievement(key), presentAchievement);
    case 'backgrounds':
      return present(findBackgroundSet(key), ({ keys }) => Object.fromEntries(keys.map(presentBackgroundOf)));
    default:
      return { key, text: nameOf('checkIns', key), notes: descriptionOf('checkIns', key) };
  }
}

const present = <T, R>(found: T | undefined, show: (entry: T) => R): R | undefined =>
  found === undefined ? undefined : show(found);
