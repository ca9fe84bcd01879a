import { dropPetKeys } from '@everdeed/rules';
import { type Estate, estateOf } from './estate.ts';
import { type Kind, type Moment, pick } from './move.ts';

/** Every creature of a kind that can be released, with one less of each that is there. */
function released({ before }: Moment, section: 'pets' | 'mounts'): Estate {
  const owned = estateOf(before);
  const names = dropPetKeys().map((key) => `${section}.${key}`);
  return Object.fromEntries(names.filter((name) => (owned[name] ?? 0) > 0).map((name) => [name, -1]));
}

/** 4 gems each time (rules-play-and-shops 0.2). */
const release = (url: string, sections: readonly ('pets' | 'mounts')[]) => ({
  url,
  due: (moment: Moment): Estate =>
    Object.assign({ gems: -4 }, ...sections.map((section) => released(moment, section))),
});

/** Hatching, feeding, releasing. */
export const creatureKinds = {
  hatch: {
    calls: ['hatch'],
    plan: (_scene, at) => {
      const egg = pick(['Wolf', 'Dragon', 'Fox'], at);
      const colour = pick(['Base', 'Golden', 'Zombie'], Math.floor(at / 3));
      const pet = `${egg}-${colour}`;
      return {
        url: `/user/hatch/${egg}/${colour}`,
        due: () => ({ [`eggs.${egg}`]: -1, [`hatchingPotions.${colour}`]: -1, [`pets.${pet}`]: 1 }),
      };
    },
  },
  feed: {
    calls: ['feed'],
    plan: (_scene, at, count) => {
      const pet = pick(['Wolf-Base', 'Wolf-Base', 'Dragon-Golden'], at);
      const food = pick(['Meat', 'Saddle', 'Honey'], Math.floor(at / 3));
      return {
        url: `/user/feed/${pet}/${food}?amount=${count}`,
        due: ({ before, data }) => ({
          // A saddle is enough by itself, however many are asked for.
          [`food.${food}`]: food === 'Saddle' ? -1 : -count,
          // A pet whose mount was released is back once it is fed (rules-play-and-shops 2.4).
          [`pets.${pet}`]: (data === -1 ? 0 : 1) - (estateOf(before)[`pets.${pet}`] ?? 0),
          ...(data === -1 ? { [`mounts.${pet}`]: 1 } : {}),
        }),
      };
    },
  },
  releasePets: { calls: ['releasePets'], plan: () => release('/user/release-pets', ['pets']) },
  releaseMounts: { calls: ['releaseMounts'], plan: () => release('/user/release-mounts', ['mounts']) },
  releaseBoth: { calls: ['releaseBoth'], plan: () => release('/user/release-both', ['pets', 'mounts']) },
} satisfies Record<string, Kind>;
