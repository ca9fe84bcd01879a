import type { AnswerOf, shopCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { isOwned } from './item-state.ts';
import type { Shelf, ShopItem } from './shop-types.ts';

export type TimePage = AnswerOf<typeof shopCalls.timeTravelers>;

/** What the time traveller sells, kind by kind. */
export const TIME_KINDS = ['sets', 'pets', 'mounts', 'backgrounds', 'quests'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** A mystery set, bought as a whole. */
export interface MysterySet {
  readonly item: ShopItem;
  /** First day of its month; undefined for sets of the far future. */
  readonly month: Date | undefined;
  readonly pieces: readonly ShopItem[];
}

const isSet = ({ purchaseAll }: Shelf): boolean => purchaseAll === true;

/** The month in a set's key, such as `202211`; sets from the year 3014 on are always there. */
function monthOf(key: string): Date | undefined {
  const [, year = '', month = ''] = /^(2\d{3})(\d\d)$/.exec(key) ?? [];
  return year === '' ? undefined : new Date(Date.UTC(Number(year), Number(month) - 1));
}

/** A set as one item: its picture is that of its first piece, its tale that of each. */
function setOf({ identifier, text, path = '', items, end }: Shelf): MysterySet {
  const item: ShopItem = {
    key: identifier,
    text,
    notes: items[0]?.notes ?? '',
    value: 1,
    currency: 'hourglasses',
    purchaseType: 'mystery_set',
    pinType: 'mystery_set',
    path,
    class: items[0]?.class ?? '',
    locked: false,
    ...(end !== undefined && { end }),
  };
  return { item, month: monthOf(identifier), pieces: items };
}

/** The sets for sale, newest month first, those of the far future last. */
export const mysterySets = ({ categories }: TimePage): readonly MysterySet[] =>
  categories
    .filter(isSet)
    .map(setOf)
    .toSorted((one, other) => (other.month?.getTime() ?? 0) - (one.month?.getTime() ?? 0));

/** What is sold piece by piece, of one kind. */
export const itemsOf = ({ categories }: TimePage, kind: TimeKind): readonly ShopItem[] =>
  categories.find((shelf) => !isSet(shelf) && shelf.identifier === kind)?.items ?? [];

/** How much there is of a kind. */
export const countKind = (page: TimePage, kind: TimeKind): number =>
  kind === 'sets' ? mysterySets(page).length : itemsOf(page, kind).length;

/** Whether the player has every piece of a set, as after buying it a moment ago. */
export const hasSet = (player: Player, { pieces }: MysterySet): boolean =>
  pieces.every((piece) => isOwned(player, piece));

/** The first day on which something leaves. */
export function leavesOn(page: TimePage): string | undefined {
  const ends = page.categories.flatMap(({ end }) => (end === undefined ? [] : [new Date(end).toISOString()]));
  return ends.toSorted()[0];
}
