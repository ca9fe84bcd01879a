import { allEggs, allGear, allPotions, backgroundSets, foods, mounts, pets, quests } from '@everdeed/content';
import { type BenchPlayer, call, makePlayer } from '../support/player.ts';

type Fields = Readonly<Record<string, unknown>>;

const each = (path: string, keys: readonly string[], value: unknown): Fields =>
  Object.fromEntries(keys.map((key) => [`${path}.${key}`, value]));
const keysOf = (list: readonly { readonly key: string }[]): string[] => list.map(({ key }) => key);

/** Somebody whom no level-up, achievement or choice interrupts. */
const SEASONED: Fields = {
  'stats.lvl': 30,
  'stats.gp': 900,
  'flags.classSelected': true,
  'achievements.completedTask': true,
  'achievements.createdTask': true,
};

async function makeRich(url: string, set: Fields): Promise<BenchPlayer> {
  const player = await makePlayer(url, 1);
  const body = { collection: 'users', id: player.id, set: { ...SEASONED, ...set } };
  await call(url, 'POST', '/test-control/write', { body });
  return player;
}

/** How many pets and mounts there are. */
export const animalCount = pets().length + mounts().length;

/** How many backgrounds there are. */
export const backgroundCount = backgroundSets.flatMap(({ keys }) => keys).length;

/** A player with every pet and every mount. */
export const makeKeeper = (url: string): Promise<BenchPlayer> =>
  makeRich(url, {
    ...each('items.pets', keysOf(pets()), 5),
    ...each('items.mounts', keysOf(mounts()), true),
    'items.food.Meat': 20,
  });

/** A player for whom the market has everything: each quest is done, so that its eggs and potions are for sale. */
export const makeCustomer = (url: string): Promise<BenchPlayer> =>
  makeRich(url, {
    ...each('achievements.quests', keysOf(quests), 1),
    ...each('items.eggs', keysOf(allEggs()), 3),
    ...each('items.hatchingPotions', keysOf(allPotions()), 3),
    ...each('items.food', keysOf(foods), 3),
    balance: 50,
    'achievements.rebirths': 1,
  });

/** A player with every background and much to wear. */
export const makeDandy = (url: string): Promise<BenchPlayer> =>
  makeRich(url, {
    ...each(
      'purchased.background',
      backgroundSets.flatMap(({ keys }) => keys),
      true,
    ),
    ...each('items.gear.owned', keysOf(allGear().filter(({ gearSet }) => gearSet === 'animal')), true),
    'preferences.background': 'beach',
    balance: 50,
  });
