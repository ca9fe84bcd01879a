import type { MessageKey } from '@everdeed/content';
import { type Journal, openJournal } from '../attempt.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PairScene } from '../scenes.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

/**
 * Runs `change` on drafts of both players, who may be one and the same, with one journal. If it refuses, both stay as
 * they were.
 */
export function betweenTwo<Key extends MessageKey>(
  { player, receiver }: PairScene,
  change: (sender: Player, receiver: Player, journal: Journal) => Result<unknown, Key>,
): Result<Outcome<undefined>, Key> {
  const giver = draftOf(player);
  const taker = receiver._id === player._id ? giver : draftOf(receiver);
  const journal = openJournal();
  const result = change(giver, taker, journal);
  if (!result.ok) return result;
  const players = taker === giver ? [finish(giver)] : [finish(giver), finish(taker)];
  return accept(outcomeOf(undefined, { players }, journal));
}
