import type { MessageKey } from '@everdeed/content';
import type { ChatLine } from './chat-line.ts';
import type { RuleEvent } from './events.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Message } from './message.ts';
import { type Changed, type NotificationFor, type Outcome, outcomeOf } from './outcome.ts';
import { accept, type Result } from './result.ts';
import { draftOf, finish } from './state/draft.ts';
import type { Player } from './state/player.ts';

/** What a command records while it runs. */
export interface Journal {
  message?: Message;
  readonly chat: ChatLine[];
  readonly notifications: NotificationFor[];
  readonly ledger: LedgerEntry[];
  readonly events: RuleEvent[];
}

/** An empty journal. */
export const openJournal = (): Journal => ({ chat: [], notifications: [], ledger: [], events: [] });

/**
 * Runs `change` on a draft of `player`, checking and changing as it goes. If it refuses, the draft is dropped and the
 * player stays as they were; otherwise unchanged sections keep their reference. `present` makes the data from the
 * finished player and from what `change` returned; `changed` names what else is to be stored.
 */
export function attempt<Found, Data, Key extends MessageKey>(
  player: Player,
  change: (draft: Player, journal: Journal) => Result<Found, Key>,
  present: (after: Player, found: Found) => Data,
  changed: Partial<Omit<Changed, 'players'>> = {},
): Result<Outcome<Data>, Key> {
  const journal = openJournal();
  const draft = draftOf(player);
  const result = change(draft, journal);
  if (!result.ok) return result;
  const after = finish(draft);
  return accept(outcomeOf(present(after, result.value), { ...changed, players: [after] }, journal));
}
