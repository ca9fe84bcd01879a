import { allGear, classOrder, findGear, type Gear } from '@everdeed/content';
import { gearToBuy } from '../../equipment/class-tree.ts';
import { passesOwnershipRule } from '../../equipment/ownership.ts';
import { gearPath } from '../../pins/pins.ts';
import { currentSet } from '../../schedule/current-sets.ts';
import { isGearReleased } from '../../schedule/release.ts';
import type { Player, PlayerClass } from '../../state/player.ts';
import { isGearLocked, withLock } from '../items/gear-item.ts';
import { shopItems, visit, type Visit } from '../items/item.ts';
import type { ShopItem } from '../items/item-types.ts';
import type { ShopCategory } from './page-types.ts';

const buyableKeys = (player: Player, now: number): ReadonlySet<string> =>
  new Set(gearToBuy(player, now).map(({ key }) => key));

/** Determines which market gear among some items is locked (rules-play-and-shops 5.6). */
export function lockMarketGear(
  { player, now }: Visit,
  items: readonly ShopItem[],
  buyable: ReadonlySet<string> = buyableKeys(player, now),
): ShopItem[] {
  return items.map((item) => {
    const gear = item.pinType === 'marketGear' ? findGear(item.key) : undefined;
    return gear ? withLock(player, item, isGearLocked(player, gear, buyable, now)) : item;
  });
}

function gearOfClass({ items }: Player, playerClass: PlayerClass, now: number): Gear[] {
  const season = currentSet(playerClass, now);
  return allGear().filter(({ key, klass, specialClass, set }) => {
    if (klass === playerClass) return true;
    const isLost = items.gear.owned[key] === false;
    return klass === 'special' && (isLost ? specialClass === playerClass : set === season);
  });
}

function gearOfNoClass(player: Player, now: number): Gear[] {
  const classes: readonly string[] = classOrder;
  return allGear().filter(
    (gear) =>
      !player.items.gear.owned[gear.key] &&
      !classes.includes(gear.klass) &&
      gear.specialClass === undefined &&
      passesOwnershipRule(player, gear) &&
      isGearReleased(gear, now),
  );
}

/** The market's gear by class, then gear without a class (rules-play-and-shops 5.2). */
export function marketGearPage(
  player: Player,
  now: number,
): { readonly categories: readonly ShopCategory[] } {
  const here = visit(player, now);
  const buyable = buyableKeys(player, now);
  const shelf = (identifier: string, gear: readonly Gear[]): ShopCategory => ({
    identifier,
    items: lockMarketGear(
      here,
      shopItems(
        here,
        gear.map(({ key }) => ({ type: 'marketGear', path: gearPath(key) })),
      ),
      buyable,
    ),
  });
  return {
    categories: [
      ...classOrder.map((playerClass) => shelf(playerClass, gearOfClass(player, playerClass, now))),
      shelf('none', gearOfNoClass(player, now)),
    ],
  };
}
