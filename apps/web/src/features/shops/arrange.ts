import { assertNever } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { countOf, isPinned, type ItemState, stateOf } from './item-state.ts';
import { gainsOf, isBetter } from './gear-gain.ts';
import { itemName } from './item-name.ts';
import { idOf, type ShopItem } from './shop-types.ts';

/** An item as its card shows it. */
export interface Cell {
  readonly item: ShopItem;
  readonly state: ItemState;
  /** How many the player has; 0 for what is had once. */
  readonly count: number;
  readonly pinned: boolean;
  readonly isBetter: boolean;
}

export const SORTS = ['shelf', 'name', 'price', 'owned', 'str', 'int', 'con', 'per'] as const;
export type Sort = (typeof SORTS)[number];

/** How the player wants to see a shop. */
export interface View {
  readonly query: string;
  readonly sort: Sort;
  /** Only what can be bought now. */
  readonly affordable: boolean;
  /** Also what the player has and can have only once. */
  readonly owned: boolean;
}

export const PLAIN_VIEW: View = { query: '', sort: 'shelf', affordable: false, owned: false };

/** Which owned items stay where they are: those bought during this visit, so that nothing jumps. */
export type Kept = ReadonlySet<string>;

function cellOf(player: Player, item: ShopItem): Cell {
  const state = stateOf(player, item);
  const isGear = item.purchaseType === 'gear' && state.kind !== 'owned';
  return {
    item,
    state,
    count: countOf(player, item),
    pinned: isPinned(player, item),
    isBetter: isGear && isBetter(gainsOf(player, item.key)),
  };
}

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Whether the name of an item contains every word of the query, in whatever case and without accents. */
export function matches({ text }: Pick<ShopItem, 'text'>, query: string): boolean {
  const name = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

function isShown({ item, state }: Cell, { query, affordable, owned }: View, kept: Kept): boolean {
  if (!matches({ text: itemName(item) }, query)) return false;
  if (state.kind === 'owned') return owned || kept.has(idOf(item));
  return !affordable || state.kind === 'ready';
}

const RANK = { ready: 0, owned: 0, dear: 0, locked: 1 } as const satisfies Record<ItemState['kind'], number>;

function compare(one: Cell, other: Cell, sort: Sort): number {
  switch (sort) {
    case 'shelf':
      return 0;
    case 'name':
      return one.item.text.localeCompare(other.item.text);
    case 'price':
      return one.item.value - other.item.value;
    case 'owned':
      return other.count - one.count;
    case 'str':
    case 'int':
    case 'con':
    case 'per':
      return (other.item[sort] ?? 0) - (one.item[sort] ?? 0);
    default:
      return assertNever(sort);
  }
}

/** The items of a shelf as its cards show them: locked ones last, otherwise as the player sorts them. */
export function arrange(player: Player, items: readonly ShopItem[], view: View, kept: Kept): readonly Cell[] {
  return items
    .map((item) => cellOf(player, item))
    .filter((cell) => isShown(cell, view, kept))
    .toSorted(
      (one, other) => RANK[one.state.kind] - RANK[other.state.kind] || compare(one, other, view.sort),
    );
}
