import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import type { OldOutcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import { moveBalance } from '../shops/wallet.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { changedBy } from './fresh-start.ts';
import type { FreshStart } from './rebirth.ts';

/** 4 gems, in balance units. */
const PRICE = 1;

const neutralise = (task: Task): Task =>
  task.type === 'reward' ? task : produce(task, (draft) => void (draft.value = 0));

/** Fortify: heals, and brings all values back to neutral, for a price (rules-scoring-and-day 6.4). */
export function reroll(
  _ctx: RuleContext,
  player: Player,
  tasks: readonly Task[],
): Result<OldOutcome<FreshStart>> {
  const renewed = changedBy(tasks, neutralise);
  return attempt(
    player,
    (draft, journal) => {
      if (draft.balance < PRICE) return refuse('notAuthorized', 'notEnoughGems');
      moveBalance(draft, journal, -PRICE, 'reroll');
      draft.stats.hp = MAX_HEALTH;
      journal.message = { key: 'fortifyComplete' };
      return done;
    },
    (after) => ({ player: after, tasks: renewed }),
  );
}
