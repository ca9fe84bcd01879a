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
export function shownItem(language: string, path: string): unknown {
  const key = path.split('.').at(-1) ?? '';
  switch (path.split('.')[0]) {
    case 'gear':
      return present(findGear(key), (one) => presentGear(language, one));
    case 'quests':
      return present(findQuest(key), (one) => presentQuest(language, one));
    case 'food':
      // It is given, so it never drops.
      return present(findFood(key), (food) => ({ ...presentFood(language, food), canDrop: false }));
    case 'hatchingPotions':
      return present(findPotion(key), (one) => presentPotion(language, one));
    case 'eggs':
      return present(findEgg(key), (one) => presentEgg(language, one));
    case 'achievements':
      return present(findAchievement(key), presentAchievement);
    case 'backgrounds':
      return present(findBackgroundSet(key), ({ keys }) =>
        Object.fromEntries(keys.map((one) => presentBackgroundOf(language, one))),
      );
    default:
      return {
        key,
        text: nameOf(language, 'checkIns', key),
        notes: descriptionOf(language, 'checkIns', key),
      };
  }
}

const present = <T, R>(found: T | undefined, show: (entry: T) => R): R | undefined =>
  found === undefined ? undefined : show(found);
