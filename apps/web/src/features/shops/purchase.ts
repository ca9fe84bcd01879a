import { findGear } from '@everdeed/content';
import { GEMS_PER_BALANCE, gemCap, type Player } from '@everdeed/rules';
import type { Currency, ShopItem } from './shop-types.ts';

/** What is bought, as the calls name it. */
export interface Purchase {
  readonly type: string;
  readonly key: string;
  readonly hourglass: boolean;
}

/** Kinds of pins that are bought under another name than their item's. */
const TYPES: Readonly<Record<string, string>> = {
  marketGear: 'marketGear',
  seasonalSpell: 'special',
  mystery_set: 'mystery',
};

/** How an item is bought (rules-play-and-shops 4.1). */
export function purchaseOf({ key, pinType = '', purchaseType, currency }: ShopItem): Purchase {
  const isGoldQuest = purchaseType === 'quests' && currency === 'gold';
  const type = TYPES[pinType] ?? (isGoldQuest ? 'quest' : purchaseType);
  return { type, key, hourglass: currency === 'hourglasses' };
}

/** What the unlock call takes for a look; undefined for everything that is bought in another way. */
export function unlockPathOf({ key, path, pinType, purchaseType, currency }: ShopItem): string | undefined {
  if (purchaseType === 'customization') return path;
  if (currency !== 'gems') return undefined;
  if (pinType === 'background') return `background.${key}`;
  return findGear(key)?.gearSet === 'animal' ? `items.gear.owned.${key}` : undefined;
}

/** What a player has of a currency; gold with its fraction. */
export function fundsOf({ stats, balance, purchased }: Player, currency: string): number {
  if (currency === 'gold') return stats.gp;
  if (currency === 'gems') return balance * GEMS_PER_BALANCE;
  return purchased.plan.consecutive.trinkets;
}

export const currencyOf = ({ currency }: ShopItem): Currency =>
  currency === 'gems' || currency === 'hourglasses' ? currency : 'gold';

/** Kinds of which several are bought at a time (rules-play-and-shops 5.8). */
const MANY = new Set([
  'eggs',
  'hatchingPotions',
  'premiumHatchingPotion',
  'food',
  'quests',
  'seasonalQuest',
  'bundles',
  'seasonalSpell',
  'potion',
  'gem',
]);

/** How many pieces can be bought at once: what the purse allows and, for gems, what is left of the day. At least 1. */
export function maxQuantity(player: Player, item: ShopItem): number {
  if (!MANY.has(item.pinType ?? '')) return 1;
  const affordable = Math.floor(fundsOf(player, item.currency) / Math.max(1, item.value));
  const left = item.purchaseType === 'gems' ? gemsLeft(player) : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(affordable, left, 999));
}

/** Gems that a subscriber can still buy with gold today. */
export const gemsLeft = (player: Player): number =>
  Math.max(0, gemCap(player) - player.purchased.plan.gemsBought);

/** Whether buying asks first: gems and hourglasses are dear (rules-play-and-shops 5.8). */
export const asksFirst = ({ currency }: ShopItem): boolean => currency !== 'gold';

/** Whether the server has to be reached, since these purchases are not kept for later. */
export const needsConnection = (item: ShopItem): boolean => asksFirst(item) || item.pinType === 'armoire';
