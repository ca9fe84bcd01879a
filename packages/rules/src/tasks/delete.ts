import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { TaskScene, TasksScene } from '../scenes.ts';
import { dropFromOrder } from './order.ts';
import { canDelete, isShared } from './policy.ts';

/** Deletes a task, unless it is of a running challenge (wire-user-and-tasks 4.4). */
export function deleteTask(
  _context: RuleContext,
  { player, task }: TaskScene,
): Result<Outcome<object>, 'cantDeleteChallengeTasks'> {
  if (!canDelete(task)) return refuse('notAuthorized', 'cantDeleteChallengeTasks');
  const changed = { players: [dropFromOrder(player, [task._id])], removedTaskIds: [task._id] };
  const event = { kind: 'taskDeleted', userId: player._id, task } as const;
  return accept(outcomeOf({}, changed, { events: [event] }));
}

/**
 * Deletes the completed to-dos among `tasks`, except those of a running challenge or of a group. The player is saved
 * only if one of them was in the order lists (wire-user-and-tasks 4.6).
 */
export function clearCompletedTodos(
  _context: RuleContext,
  { player, tasks }: TasksScene,
): Result<Outcome<object>> {
  const removedTaskIds = tasks
    .filter((task) => task.type === 'todo' && task.completed && !isShared(task))
    .map(({ _id }) => _id);
  const left = dropFromOrder(player, removedTaskIds);
  return accept(outcomeOf({}, { players: left === player ? [] : [left], removedTaskIds }));
}
