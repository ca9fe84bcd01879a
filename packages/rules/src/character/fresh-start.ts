import type { Gear } from '@everdeed/content';
import type { Buffs } from '../state/player.ts';
import type { Task } from '../state/task.ts';

/** Buffs of a player without any. */
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

/** Whether a task belongs to a challenge that still runs, or to a group: fresh starts leave it alone. */
export const isShared = ({ challenge, group }: Task): boolean =>
  Boolean(challenge.id && !challenge.broken) || Boolean(group.id);

/** The tasks that a fresh start changes, changed; what is shared with others stays. */
export function changedBy(tasks: readonly Task[], renew: (task: Task) => Task): Task[] {
  return tasks.flatMap((task) => {
    const after = isShared(task) ? task : renew(task);
    return after === task ? [] : [after];
  });
}

/** Everyone's from the start and never lost, whatever their price (rules-scoring-and-day 9). */
export const isKeptForever = ({ gearSet }: Gear): boolean => gearSet === 'glasses' || gearSet === 'headband';
