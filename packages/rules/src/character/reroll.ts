import type { TasksScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import { moveBalance } from '../wallet.ts';
import { produce } from '../state/draft.ts';
import type { Task } from '../state/task.ts';
import { changedBy } from './fresh-start.ts';

/** 4 gems, in balance units. */
const PRICE = 1;

const neutralise = (task: Task): Task =>
  task.type === 'reward' ? task : produce(task, (draft) => void (draft.value = 0));

/** Fortify: heals the player and resets all task values to neutral, for a price (rules-scoring-and-day 6.4). */
export function reroll(
  _ctx: RuleContext,
  { player, tasks }: TasksScene,
): Result<Outcome<undefined>, 'notEnoughGems'> {
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
    () => undefined,
    { tasks: renewed },
  );
}
