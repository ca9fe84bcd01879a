import { allEggs, allGear, allPotions, foods, mounts, pets, quests } from '@everdeed/content';
import { isFields, keysOf } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import { holderOf, ITEM_FAMILIES, type Kind } from '../thing-names.ts';
import { valueAt } from './edits.ts';
import type { Hero } from './queries.ts';

/** Kinds of things a player has, in the order of the filter. */
export const KINDS: readonly Kind[] = keysOf(ITEM_FAMILIES);

/** A thing that a player has, or could have. */
export interface ItemRow {
  readonly kind: Kind;
  readonly key: string;
  /** Its path in the hero (wire-groups-and-admin 6.3.1). */
  readonly path: string;
  readonly name: string;
}

const KEYS: Readonly<Record<Kind, () => readonly { readonly key: string }[]>> = {
  gear: allGear,
  pets,
  mounts,
  eggs: allEggs,
  hatchingPotions: allPotions,
  food: () => foods,
  quests: () => quests,
};

/** Whether it is had or not, rather than how many there are. */
export const isOwnedOrNot = (kind: Kind): boolean => kind === 'gear' || kind === 'mounts';

const rowOf = (kind: Kind, key: string): ItemRow => ({
  kind,
  key,
  path: `${holderOf(kind)}.${key}`,
  name: nameOf(ITEM_FAMILIES[kind], key),
});

/** What the hero has of a kind. */
function ownedOf(hero: Hero, kind: Kind): readonly ItemRow[] {
  const holder = valueAt(hero, holderOf(kind));
  return isFields(holder) ? Object.keys(holder).map((key) => rowOf(kind, key)) : [];
}

/** The most rows that are shown at once. */
export const MAX_ROWS = 24;

/**
 * What the hero has of these kinds; with a search, everything there is that is called like it. Names are those of the
 * catalogue, or derived from keys where they are not loaded.
 */
export function itemRows(hero: Hero, kinds: readonly Kind[], search: string): readonly ItemRow[] {
  const wanted = search.trim().toLowerCase();
  const rows = kinds.flatMap((kind) =>
    wanted ? KEYS[kind]().map(({ key }) => rowOf(kind, key)) : ownedOf(hero, kind),
  );
  const found = rows.filter(
    ({ name, path }) => !wanted || name.toLowerCase().includes(wanted) || path.toLowerCase().includes(wanted),
  );
  return found.slice(0, MAX_ROWS);
}
