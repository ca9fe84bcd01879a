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

/** Finders by the first word of a path; they get the words after it. */
const finders: Readonly<Record<string, (...rest: string[]) => boolean>> = {
  potion: (...rest) => rest.length === 0,
  armoire: (...rest) => rest.length === 0,
  gear: (tree, key = '') => tree === 'flat' && findGear(key) !== undefined,
  eggs: (key = '') => findEgg(key) !== undefined,
  hatchingPotions: (key = '') => findPotion(key) !== undefined,
  premiumHatchingPotions: (key = '') => findPotion(key)?.premium === true,
  wackyHatchingPotions: (key = '') => findPotion(key)?.wacky === true,
  food: (key = '') => findFood(key) !== undefined,
  quests: (key = '') => findQuest(key) !== undefined,
  bundles: (key = '') => findBundle(key) !== undefined,
  spells: (group, key = '') => findSpell(key)?.class === group,
  backgrounds: (set = '', key = '') => findBackgroundSet(set)?.keys.includes(key) === true,
  mystery: (key = '') => findMysterySet(key) !== undefined,
  cardTypes: (key = '') => findCard(key) !== undefined,
  timeTravelStable: (type, key = '') =>
    (type === 'pets' || type === 'mounts') && timeTravelStable[type].includes(key),
  hair: (part, key) => findAppearance(`hair.${part}.${key}`) !== undefined,
  shirt: (key) => findAppearance(`shirt.${key}`) !== undefined,
  skin: (key) => findAppearance(`skin.${key}`) !== undefined,
};

/** Whether a pin's path leads to something (rules-play-and-shops 3.9). */
export function isKnownPath(path: string): boolean {
  if (pinPathsWithoutItem.includes(path)) return true;
  const [first = '', ...rest] = path.split('.');
  return Object.hasOwn(finders, first) && finders[first]?.(...rest) === true;
}

/** The key a path ends in. */
export const keyOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
