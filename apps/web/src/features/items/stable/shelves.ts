import { findEgg, findPotion, type Mount, mountsOfType, type Pet, petsOfType } from '@everdeed/content';
import { checkHatching, isItemReleased, type Player, type StableGroupName } from '@everdeed/rules';
import { isPetHere } from './feeding.ts';

/** Pets, or the mounts that they grow into. */
export type Side = 'pets' | 'mounts';

/**
 * How an animal stands: `growing` (a pet, also one whose mount was set free), `tame` (a pet that eats nothing, or a
 * mount), `raised` (a pet that is a mount), `ready` (egg and potion are there), `missing`.
 */
type Standing = 'growing' | 'tame' | 'raised' | 'ready' | 'missing';

/** A pet or a mount as a cell of the stable. */
export interface Animal {
  /** Names it among all pets and mounts. */
  readonly id: string;
  readonly side: Side;
  /** Catalogue key, `egg-potion`. */
  readonly key: string;
  readonly egg: string;
  readonly potion: string;
  readonly group: StableGroupName;
  readonly standing: Standing;
  /** Growth of a pet that eats, in points below 50. */
  readonly growth?: number;
  /** Whether it walks beside the player, or carries them. */
  readonly atSide: boolean;
}

/** Whether it belongs to the player: a raised pet does, as its mount. */
export const isOwned = ({ standing }: Animal): boolean => standing !== 'ready' && standing !== 'missing';

/** Animals of one species, of one potion, or of one kind. */
export interface Row {
  readonly id: string;
  readonly group: StableGroupName;
  readonly side: Side;
  /** What its animals have in common; absent for a row of everything. */
  readonly by?: 'egg' | 'potion';
  /** Key of that egg or potion. */
  readonly key: string;
  readonly animals: readonly Animal[];
}

/** The groups in order, with the type of their pets. */
const GROUPS = {
  standard: 'drop',
  magic: 'premium',
  quest: 'quest',
  wacky: 'wacky',
  special: 'special',
} as const satisfies Record<StableGroupName, Pet['type']>;
export const GROUP_NAMES: readonly StableGroupName[] = ['standard', 'magic', 'quest', 'wacky', 'special'];

const animalsOf = (group: StableGroupName, side: Side): readonly (Pet | Mount)[] => {
  const type = GROUPS[group];
  if (side === 'pets') return petsOfType(type);
  return type === 'wacky' ? [] : mountsOfType(type);
};

type Keeper = Pick<Player, 'items'>;

/** Growth of a pet in points; from 0 for one that was raised, which the server counts from -1. */
export const growthOf = ({ items }: Keeper, key: string): number => Math.max(0, items.pets[key] ?? 0);

function petStanding({ items }: Keeper, { key, egg, potion, type }: Pet | Mount): Standing {
  const growth = items.pets[key] ?? 0;
  if (isPetHere({ items }, key))
    return type === 'special' || type === 'wacky' || items.mounts[key] ? 'tame' : 'growing';
  if (growth < 0) return 'raised';
  return checkHatching({ items }, egg, potion).ok ? 'ready' : 'missing';
}

/** Whether players know of it yet; what cannot be found is shown to those who have it (rules-play-and-shops 2.9). */
function isShown({ type, egg, potion, canFind }: Pet | Mount, standing: Standing, now: number): boolean {
  if (type === 'special') return standing !== 'missing' || canFind === true;
  return isItemReleased(findEgg(egg) ?? {}, now) && isItemReleased(findPotion(potion) ?? {}, now);
}

function cell(player: Keeper, group: StableGroupName, side: Side, one: Pet | Mount): Animal {
  const { key, egg, potion } = one;
  const id = `${side} ${key}`;
  const { mounts, currentPet, currentMount } = player.items;
  if (side === 'mounts') {
    const standing = mounts[key] ? 'tame' : 'missing';
    return { id, side, key, egg, potion, group, standing, atSide: currentMount === key };
  }
  const standing = petStanding(player, one);
  const base = { id, side, key, egg, potion, group, standing, atSide: currentPet === key } as const;
  return standing === 'growing' ? { ...base, growth: growthOf(player, key) } : base;
}

/** Every animal of a group that players know of. */
export function animalsIn(
  player: Keeper,
  group: StableGroupName,
  side: Side,
  now: number,
): readonly Animal[] {
  return animalsOf(group, side).flatMap((one) => {
    const animal = cell(player, group, side, one);
    return isShown(one, animal.standing, now) ? [animal] : [];
  });
}

/** Magic and wacky potions work on the nine standard eggs only: they have a row for each potion. */
const naturalRows = (group: StableGroupName): 'egg' | 'potion' | undefined => {
  if (group === 'special') return undefined;
  return group === 'magic' || group === 'wacky' ? 'potion' : 'egg';
};

function grouped(animals: readonly Animal[], by: 'egg' | 'potion'): ReadonlyMap<string, readonly Animal[]> {
  const groups = new Map<string, Animal[]>();
  for (const animal of animals) {
    const group = groups.get(animal[by]);
    if (group) group.push(animal);
    else groups.set(animal[by], [animal]);
  }
  return groups;
}

/** Arranges the animals of a group in rows; `byColour` has a row for each potion everywhere. */
export function rowsOf(
  animals: readonly Animal[],
  group: StableGroupName,
  side: Side,
  byColour: boolean,
): readonly Row[] {
  const by = naturalRows(group) && (byColour ? 'potion' : naturalRows(group));
  if (!by) return animals.length > 0 ? [{ id: `${side} ${group}`, group, side, key: group, animals }] : [];
  return [...grouped(animals, by)].map(([key, own]) => ({
    id: `${side} ${group} ${key}`,
    group,
    side,
    by,
    key,
    animals: own,
  }));
}

/** Keys at the head of the columns of a group whose rows have the same length, at most ten; else none. */
export function columnsOf(rows: readonly Row[]): readonly string[] {
  const [first] = rows;
  if (!first?.by) return [];
  const across = first.by === 'egg' ? 'potion' : 'egg';
  const keys = first.animals.map((animal) => animal[across]);
  const isEven = rows.every(
    ({ animals }) => animals.length === keys.length && animals.every((one, at) => one[across] === keys[at]),
  );
  return isEven && keys.length <= MAX_COLUMNS ? keys : [];
}

const MAX_COLUMNS = 10;
