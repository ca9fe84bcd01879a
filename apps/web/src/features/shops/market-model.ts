import type { Player, PlayerClass } from '@everdeed/rules';
import { arrange, type Cell, type Kept, type View } from './arrange.ts';
import type { Shelf, ShopItem } from './shop-types.ts';

/** Whose gear the market shows; `none` is gear of no class. */
export type GearShelf = PlayerClass | 'none';
const GEAR_SHELVES: readonly GearShelf[] = ['wizard', 'warrior', 'rogue', 'healer', 'none'];

/** The gear shelves with something on them, the player's own class first. */
export function gearShelves({ stats }: Player, gear: readonly Shelf[]): readonly GearShelf[] {
  const filled = GEAR_SHELVES.filter((name) =>
    gear.some(({ identifier, items }) => identifier === name && items.length > 0),
  );
  return filled.toSorted((one, other) => Number(other === stats.class) - Number(one === stats.class));
}

/** The slots of gear in the order of the shelf. */
const SLOTS = ['weapon', 'shield', 'head', 'armor', 'body', 'back', 'headAccessory', 'eyewear'];
const slotOf = ({ type = '' }: ShopItem): number => SLOTS.indexOf(type);

export interface Section {
  readonly id: 'gear' | (typeof THINGS)[number];
  readonly cells: readonly Cell[];
  /** What stands beside the shelf, at its end. */
  readonly tail: readonly Cell[];
}

/** A row on most screens, beside the armoire. */
const LEAST = 6;

const THINGS = ['eggs', 'hatchingPotions', 'premiumHatchingPotions', 'food', 'cards', 'special'] as const;

export interface MarketInput {
  readonly market: readonly Shelf[];
  readonly gear: readonly Shelf[];
  readonly shelf: GearShelf;
  /** What stands beside the gear. */
  readonly beside: readonly ShopItem[];
}

/** The gear of the chosen shelf by slot; a search looks through the shelves of all classes. */
function gearItems({ gear, shelf }: MarketInput, { query }: View): readonly ShopItem[] {
  const wanted = gear.filter(({ identifier }) => query.trim() !== '' || identifier === shelf);
  return wanted.flatMap(({ items }) => items.toSorted((one, other) => slotOf(one) - slotOf(other)));
}

/** The sections of the market that have something to show. */
export function marketSections(
  player: Player,
  input: MarketInput,
  view: View,
  kept: Kept,
): readonly Section[] {
  const things = THINGS.map((id) => ({
    id,
    items: input.market.find(({ identifier }) => identifier === id)?.items ?? [],
  }));
  const shelves = [{ id: 'gear' as const, items: gearItems(input, view) }, ...things];
  return shelves
    .map(({ id, items }) => ({
      id,
      cells: arrange(player, items, view, kept),
      tail: id === 'gear' ? arrange(player, input.beside, view, kept) : [],
    }))
    .filter(
      ({ id, cells, tail }) => cells.length + tail.length > 0 || (id === 'gear' && view.query.trim() === ''),
    );
}

/** How many cells of a shelf are shown at first: what is not locked, or a row. */
export const foldOf = (cells: readonly Cell[]): number =>
  Math.max(LEAST, cells.filter(({ state }) => state.kind !== 'locked').length);

/** How many pieces of a section the player can afford that are better than what they wear. */
export const countBetter = (cells: readonly Cell[]): number =>
  cells.filter(({ state, isBetter }) => isBetter && state.kind === 'ready').length;
