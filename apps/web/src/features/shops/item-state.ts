import { ownsLook, type Pin, type Player, type PlayerClass, REBIRTH_LEVEL } from '@everdeed/rules';
import { fundsOf, gemsLeft } from './purchase.ts';
import type { ShopItem } from './shop-types.ts';

/** Why an item cannot be bought yet. */
export type LockReason =
  | { readonly kind: 'class'; readonly name: PlayerClass }
  | { readonly kind: 'tier'; readonly after: string }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'quest'; readonly name: string }
  | { readonly kind: 'condition'; readonly text: string }
  /** Not before the four series that are sold for gold. */
  | { readonly kind: 'goldQuests' }
  | { readonly kind: 'cap' }
  /** Only for subscribers. */
  | { readonly kind: 'plan' }
  | { readonly kind: 'health' }
  | { readonly kind: 'closed' };

export type ItemState =
  | { readonly kind: 'ready' }
  /** `missing` in the item's currency, rounded up. */
  | { readonly kind: 'dear'; readonly missing: number }
  | { readonly kind: 'owned' }
  | { readonly kind: 'locked'; readonly reason: LockReason };

const CLASSES: readonly PlayerClass[] = ['warrior', 'wizard', 'rogue', 'healer'];
const classOf = (name: string | undefined): PlayerClass | undefined => CLASSES.find((one) => one === name);

const isGear = ({ purchaseType }: ShopItem): boolean => purchaseType === 'gear';

/** A set is bought by all its paths, joined by commas. */
const ownsAll = (player: Player, { path = '' }: ShopItem): boolean =>
  path.split(',').every((one) => ownsLook(player, one));

/** Nobody is sold a set whose first piece they have had, or wait for (rules-play-and-shops 6.5). */
function hasHadSet({ items, purchased }: Player, { items: pieces = [] }: ShopItem): boolean {
  const [first] = pieces;
  if (first === undefined) return false;
  return items.gear.owned[first.key] !== undefined || purchased.plan.mysteryItems.includes(first.key);
}

/** Whether the player has it already and can have it only once. */
export function isOwned(player: Player, item: ShopItem): boolean {
  const { items, purchased } = player;
  const { key, pinType } = item;
  if (pinType === 'timeTravelersStable')
    return Boolean(item.purchaseType === 'pets' ? items.pets[key] : items.mounts[key]);
  if (pinType === 'mystery_set') return hasHadSet(player, item);
  if (pinType === 'background') return purchased.background[key] === true;
  if (item.purchaseType === 'customization') return ownsAll(player, item);
  return isGear(item) && items.gear.owned[key] === true;
}

/** How many the player has of what can be had several times. */
export function countOf({ items }: Player, { key, purchaseType, pinType }: ShopItem): number {
  if (purchaseType === 'eggs' || purchaseType === 'hatchingPotions' || purchaseType === 'food')
    return Math.max(0, items[purchaseType][key] ?? 0);
  if (purchaseType === 'quests') return Math.max(0, items.quests[key] ?? 0);
  return pinType === 'seasonalSpell' ? Math.max(0, Number(items.special[key] ?? 0)) : 0;
}

/** The piece of class gear that is bought before this one; undefined for the first and for other gear. */
function tierBefore({ key, klass, type }: ShopItem): string | undefined {
  if (!classOf(klass)) return undefined;
  const tier = Number(/_(\d+)$/.exec(key)?.[1] ?? Number.NaN);
  const first = type === 'weapon' || (type === 'shield' && klass === 'rogue') ? 0 : 1;
  return tier > first ? key.replace(/\d+$/, String(tier - 1)) : undefined;
}

/**
 * The lock of gear. What the player has bought or become a moment ago counts, before the server lists the shelf anew:
 * gear of one's own class waits for nothing but the piece before.
 */
function gearLock({ stats, items }: Player, item: ShopItem): LockReason | undefined {
  const wearer = classOf(item.specialClass) ?? classOf(item.klass);
  if (wearer && wearer !== stats.class && item.locked) return { kind: 'class', name: wearer };
  const before = tierBefore(item);
  if (before && items.gear.owned[before] !== true) return { kind: 'tier', after: before };
  return item.locked && !classOf(item.klass) ? { kind: 'closed' } : undefined;
}

function questLock({ stats }: Player, item: ShopItem): LockReason | undefined {
  if (!item.locked) return undefined;
  if (item.lvl !== undefined && item.lvl > stats.lvl) return { kind: 'level', level: item.lvl };
  if (item.previous) return { kind: 'quest', name: item.previous };
  // Nothing else keeps a quest back but being the one after all of the gold series (rules-play-and-shops 4.6).
  const { text = '' } = item.unlockCondition ?? {};
  return text === '' ? { kind: 'goldQuests' } : { kind: 'condition', text };
}

function lockOf(player: Player, item: ShopItem): LockReason | undefined {
  if (isGear(item) && item.currency === 'gold') return gearLock(player, item);
  if (item.purchaseType === 'quests') return questLock(player, item);
  if (item.pinType === 'rebirth_orb' && !player.flags.rebirthEnabled)
    return { kind: 'level', level: REBIRTH_LEVEL };
  if (item.purchaseType === 'gems' && item.locked) return { kind: 'plan' };
  if (item.purchaseType === 'gems' && gemsLeft(player) === 0) return { kind: 'cap' };
  if (item.pinType === 'potion' && player.stats.hp >= 50) return { kind: 'health' };
  return item.locked ? { kind: 'closed' } : undefined;
}

/** Whether the player can buy an item now, and if not, why. */
export function stateOf(player: Player, item: ShopItem): ItemState {
  if (isOwned(player, item)) return { kind: 'owned' };
  const reason = lockOf(player, item);
  if (reason) return { kind: 'locked', reason };
  const missing = item.value - fundsOf(player, item.currency);
  return missing > 0 ? { kind: 'dear', missing: Math.ceil(missing) } : { kind: 'ready' };
}

const has = (pins: readonly Pin[], path: string): boolean => pins.some((pin) => pin.path === path);

/** Whether an item is in the rewards column, counting what waits to be sent. */
export function isPinned(
  { pinnedItems, unpinnedItems }: Player,
  { path = '', isSuggested }: ShopItem,
): boolean {
  return has(pinnedItems, path) || (isSuggested === true && !has(unpinnedItems, path));
}
