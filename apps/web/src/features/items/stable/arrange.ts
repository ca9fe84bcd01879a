import type { StableGroupName } from '@everdeed/rules';
import { isFound } from '../things/arrange.ts';
import { type Animal, columnsOf, GROUP_NAMES, isOwned, type Row, rowsOf, type Side } from './shelves.ts';

export const STABLE_ORDERS = ['usual', 'name', 'colour', 'hatchable'] as const;
type StableOrder = (typeof STABLE_ORDERS)[number];

/** Which of them are shown. */
export const KEPT = ['all', 'owned', 'ready', 'missing'] as const;
type Kept = (typeof KEPT)[number];

/** What the screen shows, and how. */
export interface StableView {
  readonly search: string;
  readonly groups: readonly StableGroupName[];
  readonly sides: Side | 'both';
  readonly kept: Kept;
  readonly order: StableOrder;
}

/** A group as it is shown: rows below each other, in columns where these have heads. */
export interface Shelf {
  readonly id: string;
  readonly group: StableGroupName;
  readonly side: Side;
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
  readonly owned: number;
  readonly all: number;
}

const isKept = (animal: Animal, kept: Kept): boolean => {
  if (kept === 'all') return true;
  return kept === 'owned' ? isOwned(animal) : animal.standing === kept;
};

const readyIn = ({ animals }: Row): number => animals.filter(({ standing }) => standing === 'ready').length;

function inOrder(rows: readonly Row[], order: StableOrder, titleOf: (row: Row) => string, locale: string) {
  if (order === 'hatchable') return rows.toSorted((one, other) => readyIn(other) - readyIn(one));
  if (order !== 'name') return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return rows.toSorted((one, other) => compare(titleOf(one), titleOf(other)));
}

export interface Naming {
  readonly nameOf: (animal: Animal) => string;
  readonly titleOf: (row: Row) => string;
  readonly locale: string;
}

/** Whether only some animals of a row are shown, which then stand close together without a head of their own. */
export const isPicked = ({ search, kept }: StableView): boolean => search.trim() !== '' || kept !== 'all';

function shelfOf(
  animals: readonly Animal[],
  group: StableGroupName,
  side: Side,
  view: StableView,
  { nameOf, titleOf, locale }: Naming,
): Shelf {
  const rows = inOrder(rowsOf(animals, group, side, view.order === 'colour'), view.order, titleOf, locale);
  const counts = { owned: animals.filter(isOwned).length, all: animals.length };
  const base = { id: `${side} ${group}`, group, side, ...counts };
  if (!isPicked(view)) return { ...base, rows, columns: columnsOf(rows) };
  const picked = rows
    .flatMap((row) => row.animals)
    .filter((animal) => isKept(animal, view.kept) && isFound(nameOf(animal), view.search));
  const row: Row = { id: `${side} ${group}`, group, side, key: group, animals: picked };
  return { ...base, rows: picked.length > 0 ? [row] : [], columns: [] };
}

/** The groups that the view shows, each with its animals in rows; empty ones are left out. */
export function shelvesOf(
  animalsOf: (group: StableGroupName, side: Side) => readonly Animal[],
  view: StableView,
  naming: Naming,
): readonly Shelf[] {
  const sides: readonly Side[] = view.sides === 'both' ? ['pets', 'mounts'] : [view.sides];
  return GROUP_NAMES.filter((group) => view.groups.includes(group)).flatMap((group) =>
    sides
      .map((side) => shelfOf(animalsOf(group, side), group, side, view, naming))
      .filter(({ rows }) => rows.length > 0),
  );
}
