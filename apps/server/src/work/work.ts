import type { MessageKey } from '@everdeed/content';
import type { Outcome, Player, RuleContext } from '@everdeed/rules';
import type { Stores, Tx } from '../storage/stores.ts';
import type { Words } from '../words/words.ts';
import type { Refuser } from './refusal.ts';

/**
 * What a change needs: clock, dice, ids, words and one transaction. Requests, jobs and the command line each make
 * their own; it knows nothing of HTTP. `Key` names the reasons for which it may refuse, besides those of every call:
 * a handler's work refuses only as its call declares. Left out, who takes it never refuses.
 */
export interface Work<in Key extends MessageKey = never> extends Refuser<Key> {
  /** The instant of the work in milliseconds since the epoch; it stands still meanwhile. */
  readonly now: number;
  /** What rules are given: this instant, dice and ids. */
  readonly rules: RuleContext;
  readonly words: Words;
  /** What follows from outcomes, besides storing them. */
  readonly reactions: readonly Reaction[];
  /** Reads without locks. Inside the transaction it reads what the transaction wrote. */
  readonly read: Stores;
  /**
   * Opens the transaction of this work; a second use joins the first. It commits when the work is done, and a throw
   * rolls everything back. Do slow things (hashing, network) before, and nothing slow inside.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** An outcome that was stored. */
export interface SavedOutcome {
  readonly outcome: Outcome<unknown>;
  /** The players as stored, in the order of the outcome. */
  readonly players: readonly Player[];
  /** Names the operation, when it can be undone. */
  readonly operationId?: string;
}

/** Something that follows from an outcome in the same transaction, such as jobs for webhooks; undefined if nothing does. */
export type Reaction = (work: Work, tx: Tx, saved: SavedOutcome) => Promise<void> | undefined;
