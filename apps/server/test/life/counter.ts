import { findEgg, findFood, findPotion } from '@everdeed/content';
import { textIn, valueIn } from '@everdeed/content/values';
import type { Estate } from './estate.ts';
import { type Kind, type Moment, pick, type Step } from './move.ts';

const potion = (url: string, count: number): Step => ({
  url,
  body: { quantity: count },
  due: () => ({ gold: -25 * count }),
});

/** 100 gold for what the answer says: gear, food, or experience. */
function armoireDue({ data }: Moment): Estate {
  const found = valueIn(data, 'armoire');
  const section = textIn(found, 'type');
  return {
    gold: -100,
    ...(section === 'experience' ? {} : { [`${section}.${textIn(found, 'dropKey')}`]: 1 }),
  };
}

const worth = {
  eggs: (key: string) => findEgg(key)?.value,
  hatchingPotions: (key: string) => findPotion(key)?.value,
  food: (key: string) => findFood(key)?.value,
} as const;

const sold = [
  ['eggs', 'Wolf'],
  ['eggs', 'Dragon'],
  ['hatchingPotions', 'Base'],
  ['food', 'Meat'],
  ['food', 'Saddle'],
] as const;
const special = ['snowball', 'shinySeed', 'seafoam', 'spookySparkles'] as const;

/** What stands at no shop's counter: potions, the armoire, gems for gold; and selling. */
export const counterKinds = {
  potion: { calls: ['buy'], plan: (_scene, _at, count) => potion('/user/buy/potion', count) },
  onePotion: { calls: ['buyHealthPotion'], plan: () => potion('/user/buy-health-potion', 1) },
  armoire: {
    calls: ['buyArmoire', 'buy'],
    plan: (_scene, at) => ({ url: pick(['/user/buy-armoire', '/user/buy/armoire'], at), due: armoireDue }),
  },
  gems: {
    calls: ['purchase'],
    plan: (_scene, _at, count) => ({
      url: '/user/purchase/gems/gem',
      body: { quantity: count },
      due: () => ({ gold: -20 * count, gems: count }),
    }),
  },
  special: {
    calls: ['buySpecialSpell'],
    plan: (_scene, at) => {
      const key = pick(special, at);
      return {
        url: `/user/buy-special-spell/${key}`,
        due: () => ({ gold: -15, [`special.${key}`]: 1 }),
      };
    },
  },
  sell: {
    calls: ['sell'],
    plan: (_scene, at, count) => {
      const [type, key] = pick(sold, at);
      return {
        url: `/user/sell/${type}/${key}?amount=${count}`,
        due: () => ({ gold: (worth[type](key) ?? NaN) * count, [`${type}.${key}`]: -count }),
      };
    },
  },
} satisfies Record<string, Kind>;
