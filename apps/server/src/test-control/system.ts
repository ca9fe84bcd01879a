import { type Dice, rollOfStats } from '@everdeed/rules';
import { type System, realSystem } from '../work/system.ts';

/** Time and randomness set by a tester; the real ones by default. */
export class SetSystem implements System {
  #at: number | undefined;
  /** How far a running clock is ahead of the real one, in milliseconds. */
  #ahead = 0;
  #value: number | undefined;

  now(): number {
    return this.#at ?? realSystem.now() + this.#ahead;
  }

  readonly dice: Dice = {
    roll: () => this.#value ?? realSystem.dice.roll(),
    // Transcripts have critical hits when the reference did: its roll follows from the player's stats.
    rollCritical: (sum) => (this.#value === undefined ? realSystem.dice.roll() : rollOfStats(sum)),
  };

  newId(): string {
    return realSystem.newId();
  }

  /** Stops the clock at `at` until it is set again; undefined lets it run. */
  setClock(at: number | undefined): void {
    this.#at = at;
    this.#ahead = 0;
  }

  /** Moves the clock by the given number of milliseconds; it stays stopped or running as before. */
  travel(by: number): void {
    if (this.#at === undefined) this.#ahead += by;
    else this.#at += by;
  }

  /** Makes every roll `value`; undefined restores real ones. */
  setDice(value: number | undefined): void {
    this.#value = value;
  }
}
