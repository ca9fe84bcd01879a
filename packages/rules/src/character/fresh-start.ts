import type { Gear } from '@everdeed/content';
import type { Buffs } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { isShared } from '../tasks/policy.ts';

/** The buffs of a player who has none. */
export const noBuffs = (): Buffs => ({
  str: 0,
  int: 0,
  per: 0,
  con: 0,
  stealth: 0,
  streaks: false,
  snowball: false,
  spookySparkles: false,
  shinySeed: false,
  seafoam: false,
});

/** The tasks that a fresh start changes, in their new state. Shared tasks are left out. */
export function changedBy(tasks: readonly Task[], renew: (task: Task) => Task): Task[] {
  return tasks.flatMap((task) => {
    const after = isShared(task) ? task : renew(task);
    return after === task ? [] : [after];
  });
}

/**
 * Whether gear belongs to everyone from the start and is never lost, whatever its price
 * (rules-scoring-and-day 9).
 */
export const isKeptForever = ({ gearSet }: Gear): boolean => gearSet === 'glasses' || gearSet === 'headband';
