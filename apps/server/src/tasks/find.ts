import type { Task } from '@everdeed/rules';
import { refusal } from '../http/refusal.ts';
import type { Stores } from '../storage/stores.ts';

/** An own task by id or alias; refuses when there is none. Nobody learns that another player's task exists. */
export async function findTask(
  stores: Pick<Stores, 'tasks'>,
  userId: string,
  idOrAlias: string,
): Promise<Task> {
  const task = await stores.tasks.get(userId, idOrAlias);
  if (!task) throw refusal('NotFound', 'messageTaskNotFound');
  return task;
}

/** Whether the task is a copy of a challenge's that still runs: its texts and its end are not the player's. */
export const isOfLiveChallenge = (task: Task): boolean =>
  task.challenge.id !== undefined && task.challenge.broken === undefined;
