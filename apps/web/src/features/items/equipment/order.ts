import { type Attribute, ATTRIBUTES, hasClass, type Player, type PlayerClass } from '@everdeed/rules';
import type { Figures, Piece } from './pieces.ts';

/** Orders of the pieces in a slot; `best` is for what the player's class needs. */
export const GEAR_ORDERS = ['best', ...ATTRIBUTES, 'name'] as const;
export type GearOrder = (typeof GEAR_ORDERS)[number];

/** The two attributes that a class lives by (seed 2, section 4). */
const NEEDED: Readonly<Record<PlayerClass, readonly Attribute[]>> = {
  warrior: ['str', 'con'],
  wizard: ['int', 'per'],
  rogue: ['per', 'str'],
  healer: ['con', 'int'],
};

/** The attributes that make gear better for the player: those of the class, all four without one. */
export const neededBy = (player: Player): readonly Attribute[] =>
  hasClass(player) ? NEEDED[player.stats.class] : ATTRIBUTES;

/** The sum of some attributes. */
const sumOf = (figures: Figures, attributes: readonly Attribute[]): number =>
  attributes.reduce((sum, attribute) => sum + figures[attribute], 0);

/** How many pieces would be better than what is worn. */
export const betterAmong = (pieces: readonly Piece[], needed: readonly Attribute[]): number =>
  pieces.filter(({ change }) => sumOf(change, needed) > 0).length;

/** Pieces in the chosen order, the best first; equal ones stay in the usual order. */
export function inGearOrder(
  pieces: readonly Piece[],
  order: GearOrder,
  needed: readonly Attribute[],
  nameOf: (key: string) => string,
  locale: string,
): readonly Piece[] {
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return pieces.toSorted((one, other) => compare(nameOf(one.key), nameOf(other.key)));
  }
  const counted = order === 'best' ? needed : [order];
  return pieces.toSorted((one, other) => sumOf(other.change, counted) - sumOf(one.change, counted));
}
