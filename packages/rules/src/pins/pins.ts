import type { Gear } from '@everdeed/content';
import { nextClassGear } from '../equipment/class-tree.ts';
import type { Pin, Player } from '../state/player.ts';

/** The path under which gear is pinned. */
export const gearPath = (key: string): string => `gear.flat.${key}`;

/** Removes the first pin with `path` from a list; returns whether there was one. */
export function dropPin(pins: Pin[], path: string): boolean {
  const index = pins.findIndex((pin) => pin.path === path);
  if (index >= 0) pins.splice(index, 1);
  return index >= 0;
}

/** Unpins a path from the rewards column. */
export const unpin = (player: Player, path: string): boolean => dropPin(player.pinnedItems, path);

function pinGear(player: Player, { key }: Gear): void {
  const path = gearPath(key);
  const pinned = player.pinnedItems.some((pin) => pin.path === path && pin.type === 'marketGear');
  if (!pinned) player.pinnedItems.push({ type: 'marketGear', path });
}

/** Pins the next class gear of each slot (rules-play-and-shops 1.1 b). */
export function pinNextGear(player: Player): void {
  for (const gear of nextClassGear(player)) pinGear(player, gear);
}

/** Unpins the next class gear (rules-play-and-shops 1.2). */
export function unpinNextGear(player: Player): void {
  for (const { key } of nextClassGear(player)) unpin(player, gearPath(key));
}

/** Unpins every piece of gear that the player owns (rules-play-and-shops 1.1 d). */
export function unpinOwnedGear(player: Player): void {
  for (const [key, owned] of Object.entries(player.items.gear.owned)) if (owned) unpin(player, gearPath(key));
}

/** Marks a bought piece as owned and moves the class pins on to the next gear (rules-play-and-shops 3.6). */
export function ownAndRepin(player: Player, key: string): void {
  unpin(player, gearPath(key));
  unpinNextGear(player);
  player.items.gear.owned[key] = true;
  pinNextGear(player);
}
