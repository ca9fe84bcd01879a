import type { MessageKey } from '@everdeed/content';
import { type Journal, openJournal } from '../attempt.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PairScene } from '../scenes.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

/** Runs `change` on drafts of both players, with one journal. If it refuses, both stay as they were. */
export function betweenTwo<Key extends MessageKey>(
  { player, receiver }: PairScene,
  change: (sender: Player, receiver: Player, journal: Journal) => Result<unknown, Key>,
): Result<Outcome<undefined>, Key> {
  const [giver, taker] = [draftOf(player), draftOf(receiver)];
  const journal = openJournal();
  const result = change(giver, taker, journal);
  if (!result.ok) return result;
  return accept(outcomeOf(undefined, { players: [finish(giver), finish(taker)] }, journal));
}
