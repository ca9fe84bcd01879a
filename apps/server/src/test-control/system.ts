import { type Dice, rollOfStats } from '@everdeed/rules';
import { type System, realSystem } from '../work/system.ts';

/** Time and chance that a tester sets. Left alone they are the real ones. */
export class SetSystem implements System {
  #at: number | undefined;
  /** Milliseconds that a running clock is ahead of the real one. */
  #ahead = 0;
  #value: number | undefined;

  now(): number {
    return this.#at ?? realSystem.now() + this.#ahead;
  }

  readonly dice: Dice = {
    roll: () => this.#value ?? realSystem.dice.roll(),
    // Recorded conversations hit when the reference did: its draw follows from the player's stats.
    rollCritical: (sum) => (this.#value === undefined ? realSystem.dice.roll() : rollOfStats(sum)),
  };

  newId(): string {
    return realSystem.newId();
  }

  /** The clock stands still at `at` until it is set again; undefined lets it run. */
  setClock(at: number | undefined): void {
    this.#at = at;
    this.#ahead = 0;
  }

  /** Moves the clock by so many milliseconds; it goes on as before, standing or running. */
  travel(by: number): void {
    if (this.#at === undefined) this.#ahead += by;
    else this.#at += by;
  }

  /** Every draw gives `value`; undefined gives real ones. */
  setDice(value: number | undefined): void {
    this.#value = value;
  }
}
