import {
  animalColorAchievements,
  animalSetAchievements,
  dropEggs,
  petSetCompleteAchievements,
  questEggs,
  standardPotions,
} from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { isItemReleased } from '../schedule/release.ts';
import type { Items, Player } from '../state/player.ts';

/**
 * Grants a collection achievement once. The texts of the notification follow from the key, in the reader's
 * language.
 */
function grantCollection(ctx: RuleContext, player: Player, achievement: string, type: string): void {
  if (player.achievements[achievement]) return;
  player.achievements[achievement] = true;
  const name = achievement.charAt(0).toUpperCase() + achievement.slice(1);
  notify(ctx, player, type, { label: `achievement: achievement${name}`, achievement });
}

const hasGrowingPet = ({ pets }: Items, key: string): boolean => (pets[key] ?? 0) > 0;
const hasPresentPet = ({ pets }: Items, key: string): boolean => Boolean(pets[key]) && pets[key] !== -1;

/**
 * Grants having all nine drop pets of a colour, not counting raised ones; checked on hatching one
 * (rules-play-and-shops 2.7).
 */
function grantPetColor(ctx: RuleContext, player: Player, potion: string): void {
  const colour = animalColorAchievements.find(({ color }) => color === potion);
  if (!colour || player.achievements[colour.petAchievement]) return;
  if (dropEggs.every(({ key }) => hasGrowingPet(player.items, `${key}-${potion}`))) {
    grantCollection(ctx, player, colour.petAchievement, colour.petNotificationType);
  }
}

/**
 * Grants having all nine drop mounts of a colour; checked for every colour on every feeding
 * (rules-play-and-shops 2.7).
 */
export function grantMountColors(ctx: RuleContext, player: Player): void {
  const { mounts } = player.items;
  for (const { color, mountAchievement, mountNotificationType } of animalColorAchievements) {
    if (player.achievements[mountAchievement]) continue;
    if (dropEggs.every(({ key }) => mounts[`${key}-${color}`])) {
      grantCollection(ctx, player, mountAchievement, mountNotificationType);
    }
  }
}

/**
 * Grants having all species of an animal set in all ten standard colours, not counting raised pets
 * (rules-play-and-shops 2.7).
 */
function grantAnimalSets(ctx: RuleContext, player: Player): void {
  const { items } = player;
  const owns = (key: string, type: string) =>
    hasPresentPet(items, key) && (type === 'pet' || Boolean(items.mounts[key]));
  for (const { achievementKey, notificationType, species, type } of Object.values(animalSetAchievements)) {
    if (player.achievements[achievementKey]) continue;
    if (species.every((egg) => standardPotions.every((potion) => owns(`${egg}-${potion.key}`, type)))) {
      grantCollection(ctx, player, achievementKey, notificationType);
    }
  }
}

/**
 * Grants having every drop and released quest pet in one colour; checked on hatching that colour
 * (rules-play-and-shops 2.7).
 */
function grantCompleteSets(ctx: RuleContext, player: Player, potion: string): void {
  for (const { color, petAchievement, petNotificationType } of petSetCompleteAchievements) {
    if (color !== potion || player.achievements[petAchievement]) continue;
    const eggs = [...dropEggs, ...questEggs].filter((egg) => isItemReleased(egg, ctx.now));
    if (eggs.every(({ key }) => hasGrowingPet(player.items, `${key}-${color}`))) {
      grantCollection(ctx, player, petAchievement, petNotificationType);
    }
  }
}

/** Grants the collections that hatching with `potion` may have completed. */
export function grantPetCollections(ctx: RuleContext, player: Player, potion: string): void {
  if (!standardPotions.some(({ key }) => key === potion)) return;
  grantPetColor(ctx, player, potion);
  grantAnimalSets(ctx, player);
  grantCompleteSets(ctx, player, potion);
}
