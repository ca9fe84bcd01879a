import { type Journal, openJournal } from '../attempt.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { RuleEvent } from '../events.ts';
import { accept, type Result } from '../result.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

/** Two players between whom something passes. */
export interface Pair {
  readonly sender: Player;
  readonly receiver: Player;
}

/** Both afterwards, each with their own records. */
export interface PairOutcome extends Pair {
  readonly senderTransactions: readonly LedgerEntry[];
  readonly receiverTransactions: readonly LedgerEntry[];
  readonly events: readonly RuleEvent[];
}

/** Works on drafts of both, each with a journal. */
export function betweenTwo(
  { sender, receiver }: Pair,
  act: (sender: Player, receiver: Player, given: Journal, taken: Journal) => Result<unknown>,
): Result<PairOutcome> {
  const [giver, taker] = [draftOf(sender), draftOf(receiver)];
  const [given, taken] = [openJournal(), openJournal()];
  const acted = act(giver, taker, given, taken);
  if (!acted.ok) return acted;
  return accept({
    sender: finish(giver),
    receiver: finish(taker),
    senderTransactions: given.ledger,
    receiverTransactions: taken.ledger,
    events: [...given.events, ...taken.events],
  });
}
