import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { TaskScene } from '../scenes.ts';
import { moveInOrder, ORDER_OF } from './order.ts';

/** Moves a task within its list: 0 is the top, -1 the bottom. The answer is the new order (wire-user-and-tasks 4.4). */
export function moveTask(
  _context: RuleContext,
  { player, task }: TaskScene,
  { position }: { readonly position: number },
): Result<Outcome<readonly string[]>, 'cantMoveCompletedTodo'> {
  if (task.type === 'todo' && task.completed) return refuse('badRequest', 'cantMoveCompletedTodo');
  const moved = moveInOrder(player, task, position);
  return accept(outcomeOf(moved.tasksOrder[ORDER_OF[task.type]], { players: [moved] }));
}
