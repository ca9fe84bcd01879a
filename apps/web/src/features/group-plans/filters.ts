import type { Task, TaskType } from '@everdeed/rules';

/** Which tasks of a column are shown. */
export type Filters = 'all' | 'due' | 'active' | 'done';

/** The filters of each column, the usual one first. */
export const FILTERS = {
  habit: ['all'],
  daily: ['all', 'due'],
  todo: ['active', 'done'],
  reward: ['all'],
} as const satisfies Record<TaskType, readonly Filters[]>;

/** Dailies that remain come first, then those that are done, then those that are not due. */
const rankOf = (task: Task): number =>
  task.type === 'daily' ? (task.completed ? 1 : task.isDue === true ? 0 : 2) : 0;

/** The tasks of a column that pass its filter. Which to-dos are loaded depends on it, too. */
export const filtered = (tasks: readonly Task[], filter: Filters): readonly Task[] =>
  tasks
    .filter((task) => filter !== 'due' || (task.type === 'daily' && task.isDue === true))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
