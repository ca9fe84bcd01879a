/** Source of randomness. Rules have none of their own; the caller passes the dice in. */
export interface Dice {
  /** A uniform random number in [0, 1). */
  roll(): number;
  /**
   * The roll for a critical hit, given the sum of the numbers directly in the player's stats; `roll` if
   * absent. For replaying the reference, which derives this roll from the stats (see `rollOfStats`).
   */
  rollCritical?(sumOfStats: number): number;
}

/** The reference's roll for a critical hit, in [0, 1) (rules-scoring-and-day 1.5). */
export function rollOfStats(sumOfStats: number): number {
  const figure = Math.sin(sumOfStats + 1) * 10_000;
  return figure - Math.floor(figure);
}

/** Dice that always show `value`, for tests and replays. */
export const loadedDice = (value: number): Dice => ({ roll: () => value });

/**
 * Reproducible dice from a 32-bit seed (mulberry32): the same seed gives the same rolls everywhere. Not for
 * secrets.
 */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return {
    roll() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}

/** Picks one of a list, with equal chances. */
export function pickOne<T>(dice: Dice, list: readonly T[]): T {
  const picked = list[Math.floor(dice.roll() * list.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}
