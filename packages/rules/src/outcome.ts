import type { RuleEvent, TransactionRecord } from './command.ts';
import { accept, type MessageParams, type Result } from './result.ts';
import { draftOf, finish } from './state/draft.ts';
import type { Player } from './state/player.ts';

/** A sentence to show: its key in the message catalogue and what it mentions by name. */
export interface Message {
  readonly key: string;
  readonly params?: MessageParams;
}

/** What a command notes down while it works, besides the change of state. */
export interface Journal {
  message?: Message;
  readonly events: RuleEvent[];
  readonly transactions: TransactionRecord[];
}

/** What a carried-out command hands back. `data` is the answer's data on the wire unless a docstring says otherwise. */
export interface Outcome<Data> {
  readonly player: Player;
  readonly data: Data;
  readonly message?: Message;
  readonly events: readonly RuleEvent[];
  readonly transactions: readonly TransactionRecord[];
}

/** An empty journal. */
export const openJournal = (): Journal => ({ events: [], transactions: [] });

/** Puts a new player, an answer and a journal together. */
export function concludeWith<Data>(player: Player, journal: Journal, data: Data): Outcome<Data> {
  const { message, events, transactions } = journal;
  return message ? { player, data, message, events, transactions } : { player, data, events, transactions };
}

/**
 * Runs `act` on a draft of `player`. It checks and changes as it goes: when it refuses, the draft is dropped and
 * the player stays as they were; else sections that did not change keep their reference. `present` builds the
 * answer from the finished player and from what `act` returned.
 */
export function attempt<Noted, Data>(
  player: Player,
  act: (draft: Player, journal: Journal) => Result<Noted>,
  present: (after: Player, noted: Noted) => Data,
): Result<Outcome<Data>> {
  const journal = openJournal();
  const draft = draftOf(player);
  const acted = act(draft, journal);
  if (!acted.ok) return acted;
  const after = finish(draft);
  return accept(concludeWith(after, journal, present(after, acted.value)));
}

/** The answer of an act that has nothing to note. */
export const done: Result<undefined> = accept(undefined);
