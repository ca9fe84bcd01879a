import { accept, ORDER_OF, type Result, refuse, type Task, type TaskType } from '@everdeed/rules';
import { type Game, withPlayer, withTask } from '../../../data/game.ts';

/** The task, or the refusal that there is none. */
export function findTask(game: Game, id: string): Result<Task> {
  const task = game.tasks.find(({ _id }) => _id === id);
  return task ? accept(task) : refuse('notFound', 'messageTaskNotFound');
}

/** The game with one task changed. */
export function changeTask(game: Game, id: string, change: (task: Task) => Result<Task>): Result<Game> {
  const found = findTask(game, id);
  const changed = found.ok ? change(found.value) : found;
  return changed.ok ? accept(withTask(game, changed.value)) : changed;
}

/** The game with the order of one type of task changed. */
export function withOrder(game: Game, type: TaskType, change: (ids: readonly string[]) => string[]): Game {
  const key = ORDER_OF[type];
  const { tasksOrder } = game.player;
  return withPlayer(game, { tasksOrder: { ...tasksOrder, [key]: change(tasksOrder[key]) } });
}
