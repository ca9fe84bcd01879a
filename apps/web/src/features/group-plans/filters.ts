import type { Task, TaskType } from '@everdeed/rules';

/** Which tasks of a column are shown (seed 1, section 9). */
export type Filters =
  | 'all'
  | 'yellowred'
  | 'greenblue'
  | 'due'
  | 'notDue'
  | 'remaining'
  | 'scheduled'
  | 'complete2';

/** The filters of each column, the usual one first. */
export const FILTERS = {
  habit: ['all', 'yellowred', 'greenblue'],
  daily: ['all', 'due', 'notDue'],
  todo: ['remaining', 'scheduled', 'complete2'],
  reward: ['all'],
} as const satisfies Record<TaskType, readonly Filters[]>;

const isDue = (task: Task): boolean => task.type === 'daily' && task.isDue === true;

/** Dailies that remain come first, then those that are done, then those that are not due. */
const rankOf = (task: Task): number =>
  task.type === 'daily' ? (task.completed ? 1 : isDue(task) ? 0 : 2) : 0;

const dateOf = (task: Task): string => (task.type === 'todo' ? (task.date ?? '') : '');

/** A habit is weak below a value of 1. */
const PASSES: Readonly<Record<Filters, (task: Task) => boolean>> = {
  all: () => true,
  yellowred: ({ value }) => value < 1,
  greenblue: ({ value }) => value >= 1,
  due: isDue,
  notDue: (task) => !isDue(task),
  remaining: () => true,
  scheduled: (task) => dateOf(task) !== '',
  complete2: () => true,
};

/** The tasks of a column that pass its filter; scheduled ones by their date. Which to-dos are loaded depends on it, too. */
export const filtered = (tasks: readonly Task[], filter: Filters): readonly Task[] =>
  tasks
    .filter(PASSES[filter])
    .toSorted((one, other) =>
      filter === 'scheduled' ? dateOf(one).localeCompare(dateOf(other)) : rankOf(one) - rankOf(other),
    );

/** How many of a column wait to be done: due dailies and open to-dos; undefined for other kinds. */
export function leftOf(kind: TaskType, tasks: readonly Task[]): number | undefined {
  if (kind === 'todo') return tasks.filter((task) => task.type === 'todo' && !task.completed).length;
  if (kind !== 'daily') return undefined;
  return tasks.filter((task) => isDue(task) && task.type === 'daily' && !task.completed).length;
}
