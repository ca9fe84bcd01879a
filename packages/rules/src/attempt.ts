import type { MessageKey } from '@everdeed/content';
import type { ChatLine } from './chat-line.ts';
import type { RuleEvent } from './events.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Message } from './message.ts';
import { type Changed, type NotificationFor, type Outcome, outcomeOf } from './outcome.ts';
import { accept, type Result } from './result.ts';
import { draftOf, finish } from './state/draft.ts';
import type { Player } from './state/player.ts';

/** What a command notes down while it works. */
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
 * Runs `act` on a draft of `player`. It checks and changes as it goes: when it refuses, the draft is dropped and the
 * player stays as they were; else sections that did not change keep their reference. `present` makes the data from
 * the finished player and from what `act` returned; `changed` tells what else there is to store.
 */
export function attempt<Found, Data, Key extends MessageKey>(
  player: Player,
  act: (draft: Player, journal: Journal) => Result<Found, Key>,
  present: (after: Player, found: Found) => Data,
  changed: Partial<Omit<Changed, 'players'>> = {},
): Result<Outcome<Data>, Key> {
  const journal = openJournal();
  const draft = draftOf(player);
  const acted = act(draft, journal);
  if (!acted.ok) return acted;
  const after = finish(draft);
  return accept(outcomeOf(present(after, acted.value), { ...changed, players: [after] }, journal));
}
