import {
  findEgg,
  findPotion,
  type Mount,
  mountsOfType,
  type Pet,
  petsOfType,
  type PetType,
} from '@everdeed/content';
import { entriesOf } from '@everdeed/content/values';
import { isItemReleased } from '../schedule/release.ts';
import type { Player } from '../state/player.ts';

/** Groups of the stable in order, and their pets; wacky pets have no mounts (rules-play-and-shops 2.10). */
const groups = {
  standard: 'drop',
  magic: 'premium',
  quest: 'quest',
  wacky: 'wacky',
  special: 'special',
} as const;

/** The name of a group of the stable. */
export type StableGroupName = keyof typeof groups;

/** One group: how many of its visible animals the player has. */
export interface StableGroup {
  readonly group: StableGroupName;
  readonly owned: number;
  readonly all: number;
}

/**
 * Whether the animal is visible to players yet; special ones that cannot be found show only once owned (2.9,
 * 6.7).
 */
function isShown({ type, egg, potion, canFind }: Pet | Mount, isOwned: boolean, now: number): boolean {
  if (type === 'special') return isOwned || canFind === true;
  return isItemReleased(findEgg(egg) ?? {}, now) && isItemReleased(findPotion(potion) ?? {}, now);
}

function count(
  group: StableGroupName,
  animals: readonly (Pet | Mount)[],
  owns: (key: string) => boolean,
  now: number,
): StableGroup {
  const shown = animals.filter((animal) => isShown(animal, owns(animal.key), now));
  return { group, owned: shown.filter(({ key }) => owns(key)).length, all: shown.length };
}

const isMountType = (type: PetType): type is Mount['type'] => type !== 'wacky';

/** The counts above the shelves of the stable; pets that became mounts count as owned (rules-play-and-shops 2.10). */
export function stableGroups(
  { items }: Pick<Player, 'items'>,
  now: number,
): { readonly pets: readonly StableGroup[]; readonly mounts: readonly StableGroup[] } {
  const entries = entriesOf(groups);
  const hasPet = (key: string): boolean => Boolean(items.pets[key]);
  const hasMount = (key: string): boolean => items.mounts[key] === true;
  return {
    pets: entries.map(([group, type]) => count(group, petsOfType(type), hasPet, now)),
    mounts: entries.flatMap(([group, type]) =>
      isMountType(type) ? [count(group, mountsOfType(type), hasMount, now)] : [],
    ),
  };
}
