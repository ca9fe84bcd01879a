import { dropEggs, foodSeasonAt, foodsOfSeason, standardPotions } from '@everdeed/content';
import { computedStat } from '../stats/computed-stats.ts';
import type { RuleContext } from '../command.ts';
import { type Dice, pickOne } from '../dice.ts';
import { zoneOf } from '../due/player-zone.ts';
import { daysSince } from '../due/zone.ts';
import { notify } from '../notifications/notify.ts';
import type { Amounts, Items, Player } from '../state/player.ts';
import { addToStock } from '../state/stock.ts';
import type { Task } from '../state/task.ts';
import type { Drop, ScoreTmp } from '../state/score-tmp.ts';
import { dropCap, dropChance } from './chance.ts';

/** Potions by roll: each row applies from its roll up to that of the row before. */
const POTION_TIERS = [
  { from: 0.18, keys: ['Base', 'White', 'Desert'] },
  { from: 0.09, keys: ['Red', 'Shade', 'Skeleton'] },
  { from: 0.02, keys: ['Zombie', 'CottonCandyPink', 'CottonCandyBlue'] },
  { from: 0, keys: ['Golden'] },
] as const;
const FOOD_ABOVE = 0.6;
const EGG_ABOVE = 0.3;

const isEmpty = (amounts: Amounts): boolean => {
  for (const _key in amounts) return false;
  return true;
};

/**
 * Rolls for an item after scoring up, on a draft of the player, and records it in `tmp`
 * (rules-scoring-and-day 3). The very first egg and potion are certain. `gear` avoids reading worn gear
 * through the draft.
 */
export function rollDrop(
  ctx: RuleContext,
  player: Player,
  task: Task,
  tmp: ScoreTmp,
  gear: Player['items']['gear'] = player.items.gear,
): void {
  const { items } = player;
  const perception = computedStat({ stats: player.stats, items: { gear } }, 'per');
  if (isEmpty(items.eggs) && isEmpty(items.hatchingPotions)) return giveFirstDrops(ctx, player, tmp);
  const chance = dropChance(player, task, tmp.crit ?? 1, perception);
  if (ctx.dice.roll() < chance) {
    player.party.quest.progress.collectedItems += 1;
    tmp.quest = { ...tmp.quest, collection: 1 };
  }
  if (isCapReached(ctx, player, perception)) return;
  const isForced = isEmpty(items.food);
  if (!isForced && ctx.dice.roll() >= chance) return;
  tmp.drop = giveDrop(ctx, player, isForced);
  items.lastDrop.date = new Date(ctx.now).toISOString();
  items.lastDrop.count += 1;
}

function isCapReached(ctx: RuleContext, player: Player, perception: number): boolean {
  const { date, count } = player.items.lastDrop;
  return daysSince(Date.parse(date), ctx.now, zoneOf(player)) === 0 && count >= dropCap(player, perception);
}

function giveFirstDrops(ctx: RuleContext, player: Player, tmp: ScoreTmp): void {
  const egg = pickOne(ctx.dice, dropEggs).key;
  const hatchingPotion = pickOne(ctx.dice, standardPotions).key;
  addToStock(player.items, 'eggs', egg);
  addToStock(player.items, 'hatchingPotions', hatchingPotion);
  tmp.firstDrops = { egg, hatchingPotion };
  notify(ctx, player, 'FIRST_DROPS', { egg, hatchingPotion });
}

function giveDrop(ctx: RuleContext, { items }: Player, isForced: boolean): Drop {
  const rarity = ctx.dice.roll();
  if (isForced || rarity > FOOD_ABOVE) {
    const { key, value, target = '' } = pickOne(ctx.dice, foodsOfSeason(foodSeasonAt(ctx.now)));
    addToStock(items, 'food', key);
    return { type: 'Food', key, target, value, canDrop: true };
  }
  if (rarity > EGG_ABOVE) {
    const { key, value } = pickOne(ctx.dice, dropEggs);
    addToStock(items, 'eggs', key);
    return { type: 'Egg', key, value };
  }
  return givePotion(ctx.dice, items, rarity);
}

function givePotion(dice: Dice, items: Items, rarity: number): Drop {
  const tier = POTION_TIERS.find(({ from }) => rarity >= from) ?? POTION_TIERS[3];
  const wanted = tier.keys.length === 1 ? tier.keys[0] : pickOne<string>(dice, tier.keys);
  const potion = standardPotions.find(({ key }) => key === wanted);
  if (!potion) throw new RangeError(`no potion ${wanted}`);
  const { key, value, premium, limited } = potion;
  addToStock(items, 'hatchingPotions', key);
  return { type: 'HatchingPotion', key, value, premium, limited };
}
