import { allGear, type Gear, gearOfKlass, gearTypes } from '@everdeed/content';
import { isGearReleased } from '../schedule/release.ts';
import type { Player } from '../state/player.ts';
import { passesOwnershipRule } from './ownership.ts';

/** The first item of each slot of the player's class that they do not own, in slot order (rules-play-and-shops 1.1 b). */
export function nextClassGear({ items, stats }: Player): Gear[] {
  const missing = gearOfKlass(stats.class).filter(({ key }) => !items.gear.owned[key]);
  return gearTypes.flatMap((type) => missing.find((gear) => gear.type === type) ?? []);
}

const FAMILIES: ReadonlySet<string> = new Set(['special', 'mystery', 'armoire']);

/**
 * Gear in the plain gold shop: the next class gear, then special, mystery and armoire gear that the player
 * may own but does not, in slot order (rules-play-and-shops 3.9).
 */
export function gearToBuy(player: Player, now: number): Gear[] {
  const { owned } = player.items.gear;
  const extra = allGear().filter(
    (gear) =>
      FAMILIES.has(gear.klass) &&
      !owned[gear.key] &&
      passesOwnershipRule(player, gear) &&
      isGearReleased(gear, now),
  );
  const all = [...nextClassGear(player), ...extra];
  return gearTypes.flatMap((type) => all.filter((gear) => gear.type === type));
}
