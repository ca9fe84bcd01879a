import type { Task, TaskType } from '@everdeed/rules';

/** Names of the filters as they are kept in preferences.tasks.activeFilter (seed 000, section 9). */
export const FILTERS = {
  habit: ['all', 'yellowred', 'greenblue'],
  daily: ['all', 'due', 'notDue'],
  todo: ['remaining', 'scheduled', 'complete2'],
  reward: ['all', 'custom', 'wishlist'],
} as const satisfies Record<TaskType, readonly string[]>;

export type Filter = (typeof FILTERS)[TaskType][number];

/** The stored name if it is one of the type's, else the type's first. */
export function filterOf(type: TaskType, stored: string | undefined): Filter {
  return FILTERS[type].find((name) => name === stored) ?? FILTERS[type][0];
}

/** Whether a task shows under a filter. Which to-dos are loaded at all is the caller's affair. */
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
  }
}

export interface Search {
  /** Lower case, trimmed; empty finds all. */
  readonly words: string;
  /** A task must carry every one of them. */
  readonly tags: readonly string[];
}

/** Title, notes and checklist are searched. */
function isFound(task: Task, { words, tags }: Search): boolean {
  if (!tags.every((id) => task.tags.includes(id))) return false;
  if (words === '') return true;
  const checklist = 'checklist' in task ? task.checklist.map(({ text }) => text) : [];
  return [task.text, task.notes, ...checklist].some((text) => text.toLowerCase().includes(words));
}

/** What is left to do today first, then what is done, then what can wait. */
const dailyRank = (task: Task): number =>
  task.type !== 'daily' ? 0 : task.completed ? 1 : task.isDue === true ? 0 : 2;

/**
 * Dailies by what is left of them, dated to-dos by their day, completed ones newest first; else, and among
 * equals, the person's own order.
 */
function sorted(tasks: readonly Task[], filter: Filter): readonly Task[] {
  if (filter === 'scheduled') return [...tasks].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  if (filter === 'complete2') return [...tasks].sort((a, b) => doneAt(b).localeCompare(doneAt(a)));
  return [...tasks].sort((a, b) => dailyRank(a) - dailyRank(b));
}

const dateOf = (task: Task): string => (task.type === 'todo' ? (task.date ?? '') : '');
const doneAt = (task: Task): string => (task.type === 'todo' ? (task.dateCompleted ?? '') : '');

/** The tasks of a column as they are shown. */
export function shown(tasks: readonly Task[], filter: Filter, search: Search): readonly Task[] {
  return sorted(
    tasks.filter((task) => passes(task, filter) && isFound(task, search)),
    filter,
  );
}
