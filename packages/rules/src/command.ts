import type { MessageKey } from '@everdeed/content';
import type { Dice } from './dice.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './result.ts';

/** What every command gets besides the state, since rules have no clock, dice or ids of their own. */
export interface RuleContext {
  /** The instant of the action, in milliseconds since the epoch. */
  readonly now: number;
  readonly dice: Dice;
  /** A new UUID v4, for notifications and the like. */
  readonly newId: () => string;
}

/**
 * The shape of every command: the scene holds the players and tasks concerned, the input says what is asked for, and
 * the outcome holds everything that follows. Commands without input take no third argument.
 */
export type Command<Scene, Input, Data, Key extends MessageKey = never> = (
  context: RuleContext,
  scene: Scene,
  input: Input,
) => Result<Outcome<Data>, Key>;
