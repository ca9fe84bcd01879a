import { ORDER_OF, type OrderKey, type Player, type Task } from '@everdeed/rules';

const withOrder = (player: Player, key: OrderKey, ids: string[]): Player => ({
  ...player,
  tasksOrder: { ...player.tasksOrder, [key]: ids },
});

/** Whether a task belongs into the order lists: all do but done to-dos. */
const isListed = (task: Task): boolean => task.type !== 'todo' || !task.completed;

/** New tasks go to the top one after the other: the last one ends up first. */
export function placeOnTop(player: Player, tasks: readonly Task[]): Player {
  return tasks.reduce((next, task) => {
    const key = ORDER_OF[task.type];
    return withOrder(next, key, [task._id, ...next.tasksOrder[key]]);
  }, player);
}

/** The order lists without these tasks; the player itself when none stood in them. */
export function dropFromOrder(player: Player, ids: readonly string[]): Player {
  const gone = new Set(ids);
  return Object.values(ORDER_OF).reduce((next, key) => {
    const left = next.tasksOrder[key].filter((id) => !gone.has(id));
    return left.length === next.tasksOrder[key].length ? next : withOrder(next, key, left);
  }, player);
}

/** Moves a task within its list: 0 is the top; negative or beyond the end is the bottom. */
export function moveInOrder(player: Player, task: Task, position: number): Player {
  const key = ORDER_OF[task.type];
  const others = player.tasksOrder[key].filter((id) => id !== task._id);
  const at = Math.trunc(position);
  others.splice(at < 0 ? others.length : at, 0, task._id);
  return withOrder(player, key, others);
}

/** Tasks in the order of the lists; those that stand in none come last, in the order given. */
export function sortByOrder(tasks: readonly Task[], order: readonly string[]): Task[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (task: Task): number => places.get(task._id) ?? order.length;
  return [...tasks].sort((one, other) => placeOf(one) - placeOf(other));
}

/** All four types, in the order in which a list of all tasks shows them. */
export const sortAll = (player: Player, tasks: readonly Task[]): Task[] =>
  (['habit', 'daily', 'todo', 'reward'] as const).flatMap((type) =>
    sortByOrder(
      tasks.filter((task) => task.type === type),
      player.tasksOrder[ORDER_OF[type]],
    ),
  );

/**
 * Tasks as they were made, oldest first. Of those made at once, types come in the order above, and the last one made
 * stands on top of its list.
 */
export function sortByAge(player: Player, tasks: readonly Task[]): Task[] {
  const upwards = (['habit', 'daily', 'todo', 'reward'] as const).flatMap((type) =>
    sortByOrder(
      tasks.filter((task) => task.type === type),
      player.tasksOrder[ORDER_OF[type]],
    ).reverse(),
  );
  return upwards.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/**
 * The order lists made true: ids of missing or done tasks leave, ids that lack are appended. `tasks` are all
 * tasks but done to-dos. Gives the same player when nothing was wrong.
 */
export function repairOrder(player: Player, tasks: readonly Task[]): Player {
  return (['habit', 'daily', 'todo', 'reward'] as const).reduce((next, type) => {
    const key = ORDER_OF[type];
    const ids = tasks.filter((task) => task.type === type && isListed(task)).map((task) => task._id);
    const there = new Set(ids);
    const kept = next.tasksOrder[key].filter((id, place, all) => there.has(id) && all.indexOf(id) === place);
    if (kept.length === next.tasksOrder[key].length && kept.length === ids.length) return next;
    const listed = new Set(kept);
    return withOrder(next, key, [...kept, ...ids.filter((id) => !listed.has(id))]);
  }, player);
}
