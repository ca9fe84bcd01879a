import type { Gear } from '@everdeed/content';
import { passesOwnershipRule } from '../../equipment/ownership.ts';
import { nameRef } from '../../names.ts';
import { offerEnd } from '../../schedule/offers.ts';
import { currentSet } from '../../schedule/current-sets.ts';
import type { Player } from '../../state/player.ts';
import { gearPrice } from '../availability.ts';
import { GEMS_PER_BALANCE } from '../../wallet.ts';
import type { ItemCore, ShopItem } from './item-types.ts';

function common(gear: Gear, now: number) {
  const { key, type, klass, specialClass, set, season, str, int, per, con } = gear;
  const end = season ? offerEnd('seasonalGear', set, now) : undefined;
  return {
    key,
    text: nameRef('gear', key),
    purchaseType: 'gear',
    class: `shop_${key}`,
    type,
    klass,
    set,
    str,
    int,
    per,
    con,
    ...(specialClass ? { specialClass } : {}),
    ...(season ? { season } : {}),
    ...(end ? { end } : {}),
  };
}

/** Gear for gems (rules-play-and-shops 5.1). */
export const gemGearItem = (gear: Gear, now: number): ItemCore => ({
  ...common(gear, now),
  currency: 'gems',
  value: gearPrice(gear) * GEMS_PER_BALANCE,
});

/** Gear for gold (rules-play-and-shops 5.1); its lock is computed separately. */
export const marketGearItem = (player: Player, gear: Gear, now: number): ItemCore => ({
  ...common(gear, now),
  currency: 'gold',
  value: gear.value,
  ...(gear.own === undefined ? {} : { canOwn: passesOwnershipRule(player, gear) }),
});

/**
 * Whether a piece of market gear is locked, in the order of rules-play-and-shops 5.6. `buyable` are the keys
 * of the plain buy list.
 */
export function isGearLocked(player: Player, gear: Gear, buyable: ReadonlySet<string>, now: number): boolean {
  const { key, klass, specialClass, set } = gear;
  if (klass === 'armoire') return false;
  let locked = klass !== player.stats.class || !buyable.has(key);
  if (gear.own !== undefined) locked = !passesOwnershipRule(player, gear);
  if (player.items.gear.owned[key] === false && !buyable.has(key)) locked = true;
  if (specialClass) locked = set === currentSet(specialClass, now) && player.stats.class !== specialClass;
  return locked;
}

/** A market item with its lock and ownership. */
export function withLock(player: Player, item: ShopItem, locked: boolean): ShopItem {
  const owned = player.items.gear.owned[item.key];
  return owned === undefined ? { ...item, locked } : { ...item, locked, owned };
}
