import type { Task } from './task.ts';

/** The number of completed and of all items in a task's checklist. */
export function checklistCount(task: Task): { done: number; all: number } {
  if (task.type !== 'daily' && task.type !== 'todo') return { done: 0, all: 0 };
  const items = task.checklist ?? [];
  return { done: items.filter((item) => item.completed).length, all: items.length };
}
