import {
  achievements,
  allEggs,
  allGear,
  allPotions,
  appearanceOptions,
  backgrounds,
  bundles,
  cards,
  foods,
  mounts,
  pets,
  quests,
} from '@everdeed/content';
import { drawAchievement, hasAchievement } from './achievements/index.ts';
import { drawOption, hasOption, type OptionPath } from './avatar/index.ts';
import { drawBoss, hasBoss } from './bosses/index.ts';
import { drawEvent, eventKeys, hasEvent } from './events/index.ts';
import { drawGear, hasGear } from './gear/index.ts';
import { drawIcon, hasIcon, iconNames } from './icons/index.ts';
import { drawEgg, drawFood, drawPotion, hasEgg, hasFood, hasPotion } from './items/index.ts';
import { drawCard, drawQuest, drawThing, hasCard, hasQuest, hasThing, thingKeys } from './items/quests.ts';
import { drawMount, drawPet, hasMount, hasPet } from './pets/index.ts';
import type { Picture } from './pipeline/picture.ts';
import { drawScene, hasScene } from './scenes/index.ts';
import { drawKeeper, drawShop, hasKeeper, keeperNames } from './shops/index.ts';

export * from './index.ts';
export { achievementKeys, drawAchievement, hasAchievement } from './achievements/index.ts';
export { drawAvatar, drawFigure, drawOption, hasOption, type OptionPath } from './avatar/index.ts';
export { BOSS_SIZE, drawBoss, hasBoss } from './bosses/index.ts';
export { drawEvent, eventKeys, hasEvent } from './events/index.ts';
export { drawGear, hasGear } from './gear/index.ts';
export { drawIcon, hasIcon, iconNames } from './icons/index.ts';
export { drawEgg, drawFood, drawPotion, hasEgg, hasFood, hasPotion } from './items/index.ts';
export { drawCard, drawQuest, drawThing, hasCard, hasQuest, hasThing, thingKeys } from './items/quests.ts';
export { drawCompanion, drawMount, drawPet, hasMount, hasPet, type PetFrame } from './pets/index.ts';
export { BANNER_MAX, drawScene, hasScene } from './scenes/index.ts';
export { drawSocial, SOCIAL_SCALE } from './social/index.ts';
export { drawKeeper, drawShop, hasKeeper, keeperNames, SHOP_HEIGHT } from './shops/index.ts';

/** A kind of picture, with the catalogue's keys in the catalogue's order. */
export interface PictureFamily {
  readonly family: string;
  readonly keys: () => readonly string[];
  /** Whether a key has its own drawing. */
  readonly has: (key: string) => boolean;
  readonly draw: (key: string) => Picture;
  /** Whether the picture fills its frame. */
  readonly scene: boolean;
}

type Draw = (key: string) => Picture;
const keysOf = (list: readonly { readonly key: string }[]): readonly string[] =>
  list.map((entry) => entry.key);
const family = (
  name: string,
  keys: () => readonly string[],
  has: (key: string) => boolean,
  draw: Draw,
  scene = false,
): PictureFamily => ({ family: name, keys, has, draw, scene });

const OPTIONS: readonly OptionPath[] = [
  'hair.color',
  'hair.base',
  'hair.bangs',
  'hair.flower',
  'hair.beard',
  'hair.mustache',
  'shirt',
  'size',
  'skin',
  'chair',
];
/** Every key is drawn from a line of its own, even the two halves of a mystery set. */
const FAMILIES: readonly PictureFamily[] = [
  family('gear', () => keysOf(allGear()), hasGear, drawGear),
  family('pets', () => keysOf(pets()), hasPet, drawPet),
  family('mounts', () => keysOf(mounts()), hasMount, drawMount),
  family('eggs', () => keysOf(allEggs()), hasEgg, drawEgg),
  family('potions', () => keysOf(allPotions()), hasPotion, drawPotion),
  family('food', () => keysOf(foods), hasFood, drawFood),
  family('quests', () => [...keysOf(quests), ...keysOf(bundles)], hasQuest, drawQuest),
  family('bosses', () => keysOf(quests.filter((q) => q.boss !== undefined)), hasBoss, drawBoss),
  family('things', thingKeys, hasThing, (key) => drawThing(key) ?? drawEgg('Egg')),
  family(
    'backgrounds',
    () => keysOf(backgrounds()),
    hasScene,
    (key) => drawScene(key),
    true,
  ),
  family(
    'achievements',
    () => keysOf(achievements),
    hasAchievement,
    (key) => drawAchievement(key),
  ),
  family('cards', () => keysOf(cards), hasCard, drawCard),
  family('icons', iconNames, hasIcon, (key) => drawIcon(key, 24)),
  family('events', eventKeys, hasEvent, drawEvent, true),
  family('shops', keeperNames, hasKeeper, (key) => drawShop(key, 160), true),
  family('keepers', keeperNames, hasKeeper, (key) => drawKeeper(key)),
  ...OPTIONS.map((path) =>
    family(
      path,
      () => keysOf(appearanceOptions[path] ?? []),
      (key) => hasOption(path, key),
      (key) => drawOption(path, key),
      true,
    ),
  ),
];

/** All kinds of pictures with their keys. */
export const families = (): readonly PictureFamily[] => FAMILIES;

/** The picture of a key; undefined for an unknown family. Unknown keys get the closest picture. */
export const drawPicture = (name: string, key: string): Picture | undefined =>
  FAMILIES.find((f) => f.family === name)?.draw(key);
