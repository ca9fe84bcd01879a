import type { Task, TaskType } from '../state/task.ts';
import { ORDER_OF, type Ordered, TASK_TYPES } from './order.ts';

/** Tasks in the order of a list of ids; those that are not in it come last, in the order given. */
export function sortByOrder(tasks: readonly Task[], order: readonly string[]): Task[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Task): number => places.get(_id) ?? order.length;
  return [...tasks].sort((one, other) => placeOf(one) - placeOf(other));
}

const sortType = ({ tasksOrder }: Ordered, tasks: readonly Task[], type: TaskType): Task[] =>
  sortByOrder(
    tasks.filter((task) => task.type === type),
    tasksOrder[ORDER_OF[type]],
  );

/** Tasks of all types: type by type, each in the order of its list. */
export const sortAll = (owner: Ordered, tasks: readonly Task[]): Task[] =>
  TASK_TYPES.flatMap((type) => sortType(owner, tasks, type));

/** Tasks of a type from the bottom of its list to the top; then those that are not in it, by their ids. */
function upwards({ tasksOrder }: Ordered, tasks: readonly Task[], type: TaskType): Task[] {
  const order = tasksOrder[ORDER_OF[type]];
  const listed = new Set(order);
  const own = tasks.filter((task) => task.type === type);
  const others = own.filter(({ _id }) => !listed.has(_id));
  return [
    ...sortByOrder(own, order)
      .slice(0, own.length - others.length)
      .reverse(),
    ...others.sort((one, other) => one._id.localeCompare(other._id)),
  ];
}

/**
 * Tasks by age, oldest first. Tasks created at the same instant are ordered by `TASK_TYPES`, and within a type from the
 * bottom of its list to the top, where the newest is. The order in which they are given says nothing: an export is the
 * same after an import.
 */
export const sortByAge = (owner: Ordered, tasks: readonly Task[]): Task[] =>
  TASK_TYPES.flatMap((type) => upwards(owner, tasks, type)).sort((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  );
