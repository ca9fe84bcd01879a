import { ORDER_OF, type Task } from '@everdeed/rules';

/** Whether a list's `type` asks for completed to-dos (wire-user-and-tasks 4.2). */
export const wantsCompleted = (type: string | undefined): boolean =>
  type === 'completedTodos' || type === '_allCompletedTodos';

/** Whether a list of this `type` has the task; without one it has all but completed to-dos. */
export function isWanted(task: Task, type: string | undefined): boolean {
  const isDone = task.type === 'todo' && task.completed;
  if (wantsCompleted(type)) return isDone;
  return !isDone && (type === undefined || ORDER_OF[task.type] === type);
}

/** When a to-do was completed; one that anybody of a group could do keeps that with the member. */
const completedAt = (task: Task): string =>
  (task.type === 'todo' ? task.dateCompleted : undefined) ?? task.group.completedBy?.date ?? '';

/** Completed to-dos, the latest first. */
export const newestFirst = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted((one, other) => completedAt(other).localeCompare(completedAt(one)));
