import { classOrder } from '@everdeed/content';
import { galaAt, galaBounds, type Player, type PlayerClass } from '@everdeed/rules';
import { type Sort, SORTS } from './arrange.ts';
import type { Shelf, ShopItem } from './shop-types.ts';

/** How its wares can be ordered: not by how many of them somebody has, since most are had once. */
export const SEASONAL_SORTS: readonly Sort[] = SORTS.filter((sort) => sort !== 'owned');

/** A set of seasonal gear. */
export interface SeasonalSet {
  readonly id: string;
  readonly name: string;
  readonly items: readonly ShopItem[];
  /** `own`: for gold. `past`: for gems, to anyone. `others`: for gold, to another class. */
  readonly kind: 'own' | 'past' | 'others';
  /** Year of a past set, from its key; undefined for sets without one. */
  readonly year: string | undefined;
}

/** What the seasonal shop offers for one class. */
export interface SeasonalOffer {
  /** The transformation item and quests of the season. */
  readonly wares: readonly {
    readonly id: string;
    readonly title: string;
    readonly items: readonly ShopItem[];
  }[];
  readonly sets: readonly SeasonalSet[];
}

const isSet = ({ identifier }: Shelf): boolean => identifier !== 'spells' && identifier !== 'quests';

function kindOf({ stats }: Player, { items, specialClass }: Shelf): SeasonalSet['kind'] {
  if (!items.some(({ currency }) => currency === 'gold')) return 'past';
  return specialClass === stats.class ? 'own' : 'others';
}

const ORDER = { own: 0, others: 0, past: 1 } as const satisfies Record<SeasonalSet['kind'], number>;

/** The offer for a class: its set of this season first, then those of past years, newest first. */
export function seasonalOffer(
  player: Player,
  shelves: readonly Shelf[],
  playerClass: PlayerClass,
): SeasonalOffer {
  const sets = shelves
    .filter((shelf) => isSet(shelf) && (shelf.specialClass ?? playerClass) === playerClass)
    .map((shelf) => ({
      id: shelf.identifier,
      name: shelf.text,
      items: shelf.items,
      kind: kindOf(player, shelf),
      year: /\d{4}/.exec(shelf.identifier)?.[0],
    }));
  return {
    wares: shelves
      .filter((shelf) => !isSet(shelf))
      .map(({ identifier, text, items }) => ({ id: identifier, title: text, items })),
    sets: sets.toSorted(
      (one, other) => ORDER[one.kind] - ORDER[other.kind] || (other.year ?? '').localeCompare(one.year ?? ''),
    ),
  };
}

/** The set of another class that is on sale this season. */
export interface OtherSet extends SeasonalSet {
  readonly playerClass: PlayerClass;
}

/** What this season brings for the other classes, in the order of the classes. */
export const otherSets = (
  player: Player,
  shelves: readonly Shelf[],
  playerClass: PlayerClass,
): readonly OtherSet[] =>
  classesFor(player).flatMap((one) =>
    one === playerClass
      ? []
      : seasonalOffer(player, shelves, one)
          .sets.filter(({ kind }) => kind !== 'past')
          .slice(0, 1)
          .map((set) => ({ ...set, playerClass: one })),
  );

/** The classes, the player's own first. */
export const classesFor = ({ stats }: Player): readonly PlayerClass[] =>
  classOrder.toSorted((one, other) => Number(other === stats.class) - Number(one === stats.class));

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
/** A season as the shops know it. */
type Season = (typeof SEASONS)[number];

const KEEPERS = {
  winter: 'seasonalShopWinter',
  spring: 'seasonalShopSpring',
  summer: 'seasonalShopSummer',
  fall: 'seasonalShop',
} as const satisfies Record<Season, string>;

/** The name of the shop's picture: the keeper dresses for the season. */
export const keeperAt = (now: number): string => KEEPERS[galaAt(now).key];

/** The next season, and when it begins (milliseconds since the epoch). */
export function nextSeason(now: number): { readonly key: Season; readonly start: number } {
  const start = galaBounds(now).end;
  return { key: galaAt(start).key, start };
}

/** The season, and the instant when it ends: that of whatever leaves the shop first. Undefined while nothing is sold. */
export function seasonOf(
  shelves: readonly Shelf[],
  now: number,
): { readonly key: Season; readonly end: string | undefined } {
  const ends = shelves.flatMap(({ items }) =>
    items.flatMap(({ end }) => (end ? [new Date(end).toISOString()] : [])),
  );
  const sold = new Set(shelves.flatMap(({ items }) => items.flatMap(({ season }) => season ?? [])));
  const key = SEASONS.find((season) => sold.has(season)) ?? galaAt(now).key;
  return { key, end: ends.toSorted()[0] };
}
