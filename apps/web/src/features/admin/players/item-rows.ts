import { allEggs, allGear, allPotions, foods, mounts, pets, quests } from '@everdeed/content';
import { isFields } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import { valueAt } from './edits.ts';
import type { Hero } from './queries.ts';

/** Kinds of things a player has, as the filter names them. */
export const KINDS = ['gear', 'pets', 'mounts', 'eggs', 'hatchingPotions', 'food', 'quests'] as const;
export type Kind = (typeof KINDS)[number];

/** A thing that a player has, or could have. */
export interface ItemRow {
  readonly kind: Kind;
  readonly key: string;
  /** Its path in the hero (wire-groups-and-admin 6.3.1). */
  readonly path: string;
  readonly name: string;
}

const WORDS = {
  gear: 'gear',
  pets: 'pets',
  mounts: 'mounts',
  eggs: 'eggs',
  hatchingPotions: 'potions',
  food: 'food',
  quests: 'quests',
} as const;

const KEYS: Readonly<Record<Kind, () => readonly { readonly key: string }[]>> = {
  gear: allGear,
  pets,
  mounts,
  eggs: allEggs,
  hatchingPotions: allPotions,
  food: () => foods,
  quests: () => quests,
};

const holderOf = (kind: Kind): string => (kind === 'gear' ? 'items.gear.owned' : `items.${kind}`);

/** Whether it is had or not, rather than how many there are. */
export const isOwnedOrNot = (kind: Kind): boolean => kind === 'gear' || kind === 'mounts';

const rowOf = (kind: Kind, key: string): ItemRow => ({
  kind,
  key,
  path: `${holderOf(kind)}.${key}`,
  name: nameOf(WORDS[kind], key),
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
