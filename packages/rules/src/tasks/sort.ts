import type { Player } from '../state/player.ts';
import type { Task, TaskType } from '../state/task.ts';
import { ORDER_OF, TASK_TYPES } from './order.ts';

/** Tasks in the order of a list of ids; those that are not in it come last, in the order given. */
export function sortByOrder(tasks: readonly Task[], order: readonly string[]): Task[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Task): number => places.get(_id) ?? order.length;
  return [...tasks].sort((one, other) => placeOf(one) - placeOf(other));
}

const sortType = ({ tasksOrder }: Player, tasks: readonly Task[], type: TaskType): Task[] =>
  sortByOrder(
    tasks.filter((task) => task.type === type),
    tasksOrder[ORDER_OF[type]],
  );

/** Tasks of all types: type by type, each in the order of its list. */
export const sortAll = (player: Player, tasks: readonly Task[]): Task[] =>
  TASK_TYPES.flatMap((type) => sortType(player, tasks, type));

/**
 * Tasks by age, oldest first. Tasks created at the same instant are ordered by `TASK_TYPES`, and within a type from the
 * bottom of its list to the top, where the newest is.
 */
export function sortByAge(player: Player, tasks: readonly Task[]): Task[] {
  const upwards = TASK_TYPES.flatMap((type) => sortType(player, tasks, type).reverse());
  return upwards.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}
