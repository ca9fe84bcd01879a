import {
  findAppearance,
  findBackgroundSet,
  findBundle,
  findCard,
  findEgg,
  findFood,
  findGear,
  findMysterySet,
  findPotion,
  findQuest,
  findSpell,
  pinPathsWithoutItem,
  timeTravelStable,
} from '@everdeed/content';

/** Kinds of pins (wire-user-and-tasks 3.5). */
export const pinTypes = new Set([
  'marketGear',
  'gear',
  'potion',
  'armoire',
  'eggs',
  'hatchingPotions',
  'premiumHatchingPotion',
  'food',
  'quests',
  'seasonalQuest',
  'bundles',
  'background',
  'mystery_set',
  'card',
  'seasonalSpell',
  'debuffPotion',
  'gem',
  'rebirth_orb',
  'fortify',
  'timeTravelersStable',
  'haircolor',
  'hairbase',
  'hairmustache',
  'hairbeard',
  'shirt',
  'skin',
]);

type Finder = (one: string, two: string) => boolean;
const inPotions =
  (flag: 'premium' | 'wacky'): Finder =>
  (key) =>
    findPotion(key)?.[flag] === true;

/** For the first part of a path: how many parts follow, and whether they identify something. */
const finders: Readonly<Record<string, readonly [words: number, exists: Finder]>> = {
  potion: [0, () => true],
  armoire: [0, () => true],
  gear: [2, (tree, key) => tree === 'flat' && findGear(key) !== undefined],
  eggs: [1, (key) => findEgg(key) !== undefined],
  hatchingPotions: [1, (key) => findPotion(key) !== undefined],
  premiumHatchingPotions: [1, inPotions('premium')],
  wackyHatchingPotions: [1, inPotions('wacky')],
  food: [1, (key) => findFood(key) !== undefined],
  quests: [1, (key) => findQuest(key) !== undefined],
  bundles: [1, (key) => findBundle(key) !== undefined],
  spells: [2, (group, key) => findSpell(key)?.class === group],
  backgrounds: [2, (set, key) => findBackgroundSet(set)?.keys.includes(key) === true],
  mystery: [1, (key) => findMysterySet(key) !== undefined],
  cardTypes: [1, (key) => findCard(key) !== undefined],
  timeTravelStable: [
    2,
    (type, key) => (type === 'pets' || type === 'mounts') && timeTravelStable[type].includes(key),
  ],
  hair: [2, (part, key) => findAppearance(`hair.${part}.${key}`) !== undefined],
  shirt: [1, (key) => findAppearance(`shirt.${key}`) !== undefined],
  skin: [1, (key) => findAppearance(`skin.${key}`) !== undefined],
};

/** Whether a pin's path exists (rules-play-and-shops 3.9). */
export function isKnownPath(path: string): boolean {
  if (pinPathsWithoutItem.includes(path)) return true;
  const [first = '', ...rest] = path.split('.');
  const finder = Object.hasOwn(finders, first) ? finders[first] : undefined;
  if (finder?.[0] !== rest.length) return false;
  return finder[1](rest[0] ?? '', rest[1] ?? '');
}

/** The key at the end of a path. */
export const keyOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
