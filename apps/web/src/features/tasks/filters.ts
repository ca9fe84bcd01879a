import { assertNever } from '@everdeed/content/values';
import type { Task, TaskType } from '@everdeed/rules';

/** Names of the filters as stored in preferences.tasks.activeFilter (seed 000, section 9). */
export const FILTERS = {
  habit: ['all', 'yellowred', 'greenblue'],
  daily: ['all', 'due', 'notDue'],
  todo: ['remaining', 'scheduled', 'complete2'],
  reward: ['all', 'custom', 'wishlist'],
} as const satisfies Record<TaskType, readonly string[]>;

export type Filter = (typeof FILTERS)[TaskType][number];

/** The stored filter if the type has it, else the type's first. */
export function filterOf(type: TaskType, stored: string | undefined): Filter {
  return FILTERS[type].find((name) => name === stored) ?? FILTERS[type][0];
}

/** Whether a task passes a filter. The caller decides which to-dos are loaded at all. */
function passes(task: Task, filter: Filter): boolean {
  switch (filter) {
    case 'yellowred':
      return task.value < 1;
    case 'greenblue':
      return task.value >= 1;
    case 'due':
      return task.type === 'daily' && task.isDue === true;
    case 'notDue':
      return task.type === 'daily' && task.isDue !== true;
    case 'remaining':
      return task.type === 'todo' && !task.completed;
    case 'scheduled':
      return task.type === 'todo' && !task.completed && Boolean(task.date);
    case 'complete2':
      return task.type === 'todo' && task.completed;
    case 'wishlist':
      return false;
    case 'all':
    case 'custom':
      return true;
    default:
      return assertNever(filter);
  }
}

export interface Search {
  /** In lower case, trimmed; empty matches everything. */
  readonly words: string;
  /** A task must have all of them. */
  readonly tags: readonly string[];
}

/** Whether anything is searched for. */
export const isSearch = ({ words, tags }: Search): boolean => words !== '' || tags.length > 0;

/** Title, notes and checklist are searched. */
function isFound(task: Task, { words, tags }: Search): boolean {
  if (!tags.every((id) => task.tags.includes(id))) return false;
  if (words === '') return true;
  const checklist = 'checklist' in task ? task.checklist.map(({ text }) => text) : [];
  return [task.text, task.notes, ...checklist].some((text) => text.toLowerCase().includes(words));
}

/** Sorts remaining dailies first, then completed ones, then those not due. */
const dailyRank = (task: Task): number =>
  task.type !== 'daily' ? 0 : task.completed ? 1 : task.isDue === true ? 0 : 2;

/**
 * Dailies by what remains, dated to-dos by date, completed ones newest first; otherwise, and among equals, in
 * the player's own order.
 */
function sorted(tasks: readonly Task[], filter: Filter): readonly Task[] {
  if (filter === 'scheduled') return [...tasks].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  if (filter === 'complete2') return [...tasks].sort((a, b) => doneAt(b).localeCompare(doneAt(a)));
  return [...tasks].sort((a, b) => dailyRank(a) - dailyRank(b));
}

const dateOf = (task: Task): string => (task.type === 'todo' ? (task.date ?? '') : '');
const doneAt = (task: Task): string => (task.type === 'todo' ? (task.dateCompleted ?? '') : '');

/** The tasks of a column as shown. */
export function shown(tasks: readonly Task[], filter: Filter, search: Search): readonly Task[] {
  return sorted(
    tasks.filter((task) => passes(task, filter) && isFound(task, search)),
    filter,
  );
}
