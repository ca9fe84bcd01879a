import type { Task } from '@everdeed/rules';
import type { Hold } from '../holds.ts';

export type CardState = 'open' | 'done' | 'resting';

/**
 * Completed cards lose their background; dailies that are not due today have dashed borders. A card that is
 * held stays as it was.
 */
export function stateOf(task: Task, phase: Hold['phase'] | undefined): CardState {
  if (phase !== undefined) return 'open';
  if ('completed' in task && task.completed) return 'done';
  return task.type === 'daily' && task.isDue !== true ? 'resting' : 'open';
}
