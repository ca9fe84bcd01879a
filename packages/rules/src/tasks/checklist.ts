import { draftOf, finish } from '../state/draft.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Task } from '../state/task.ts';

/** Ticks or unticks a checklist item; no points (rules-scoring-and-day 1.15). */
export function scoreChecklistItem(task: Task, itemId: string): Result<Task> {
  if (task.type !== 'daily' && task.type !== 'todo') return refuse('badRequest', 'checklistOnlyDailyTodo');
  const draft = draftOf(task);
  const item = draft.checklist.find(({ id }) => id === itemId);
  if (!item) return refuse('notFound', 'checklistItemNotFound');
  item.completed = !item.completed;
  return accept(finish(draft));
}
