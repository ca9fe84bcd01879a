import type { MessageKey } from '@everdeed/content';
import { type Journal, openJournal } from '../attempt.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PairScene } from '../scenes.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

/** Works on drafts of both players; what is noted goes into one journal. */
export function betweenTwo<Key extends MessageKey>(
  { player, receiver }: PairScene,
  act: (sender: Player, receiver: Player, journal: Journal) => Result<unknown, Key>,
): Result<Outcome<undefined>, Key> {
  const [giver, taker] = [draftOf(player), draftOf(receiver)];
  const journal = openJournal();
  const acted = act(giver, taker, journal);
  if (!acted.ok) return acted;
  return accept(outcomeOf(undefined, { players: [finish(giver), finish(taker)] }, journal));
}
