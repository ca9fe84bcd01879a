import type { Dice } from './dice.ts';

/**
 * What every command is given besides the state. Rules have no clock and no dice of their own, and make
 * no ids by themselves.
 */
export interface RuleContext {
  /** The instant of the act, in milliseconds since the epoch. */
  readonly now: number;
  readonly dice: Dice;
  /** A new UUID v4, for notifications and the like. */
  readonly newId: () => string;
}

/**
 * Something that happened besides the change of state and that others may want to hear of: the server
 * turns these into webhooks, chat lines, pushes and live events after the commit.
 */
export interface RuleEvent {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** A gem or hourglass movement to be recorded (wire-user-and-tasks 3.7). */
export interface TransactionRecord {
  readonly currency: 'gems' | 'hourglasses';
  readonly transactionType: string;
  /** Balance units for gems (1 = 4 gems), whole hourglasses otherwise; negative when spent. */
  readonly amount: number;
  readonly currentAmount: number;
  readonly reference?: string;
  readonly referenceText?: string;
}
