import { dropEggs, standardPotions } from '@everdeed/content';
import { checkHatching, type Player } from '@everdeed/rules';
import type { Things } from './owned.ts';

/** The two families that hatch together. */
export type PairFamily = 'eggs' | 'hatchingPotions';
export const isPairFamily = (family: string): family is PairFamily =>
  family === 'eggs' || family === 'hatchingPotions';
export const otherOf = (family: PairFamily): PairFamily => (family === 'eggs' ? 'hatchingPotions' : 'eggs');

/** An egg or a potion. */
export interface Half {
  readonly family: PairFamily;
  readonly key: string;
}

/** An egg and a potion, by their keys. */
export interface Pair {
  readonly egg: string;
  readonly potion: string;
}

/** The pair of two halves of different families. */
export const pairOf = (one: Half, other: Half): Pair =>
  one.family === 'eggs' ? { egg: one.key, potion: other.key } : { egg: other.key, potion: one.key };

/** Catalogue key of the pet of a pair. */
export const petOf = ({ egg, potion }: Pair): string => `${egg}-${potion}`;

/** Whether the pair gives a new pet, another of one that became a mount, one that is there already, or does not fit. */
export type Match = 'new' | 'again' | 'hatched' | 'unfit';

/** Whether the pair can hatch. */
export const isHatching = (match: Match): boolean => match === 'new' || match === 'again';

/** What a pair would give. Both halves must be owned. */
export function matchOf(player: Pick<Player, 'items'>, { egg, potion }: Pair): Match {
  const result = checkHatching(player, egg, potion);
  if (result.ok) return player.items.pets[petOf({ egg, potion })] ? 'again' : 'new';
  return result.refusal.key === 'messageAlreadyPet' ? 'hatched' : 'unfit';
}

/** The owned things of the other family by key, with what each gives together with the chosen half. */
export function matchesOf(
  player: Pick<Player, 'items'>,
  chosen: Half,
  things: Things,
): ReadonlyMap<string, Match> {
  const family = otherOf(chosen.family);
  return new Map(
    things[family].map(({ key }) => [key, matchOf(player, pairOf(chosen, { family, key }))] as const),
  );
}

/** How many pets a half has hatched so far, of those that count for everybody. */
export interface Progress {
  readonly hatched: number;
  readonly all: number;
}

/**
 * Pets hatched so far, raised ones included: of the ten standard colours for an egg, of the nine standard animals for
 * a potion.
 */
export function progressOf({ items }: Pick<Player, 'items'>, { family, key }: Half): Progress {
  const partners = family === 'eggs' ? standardPotions : dropEggs;
  const hatched = partners.filter((partner) => {
    const other: Half = { family: otherOf(family), key: partner.key };
    return Boolean(items.pets[petOf(pairOf({ family, key }, other))]);
  });
  return { hatched: hatched.length, all: partners.length };
}
