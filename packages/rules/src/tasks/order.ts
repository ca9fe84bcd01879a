import type { Player } from '../state/player.ts';
import type { Task, TaskType } from '../state/task.ts';

/** A list in the player's task order. */
export type OrderKey = keyof Player['tasksOrder'];

/** The list that contains the tasks of each type (wire-user-and-tasks 1.2, `tasksOrder`). */
export const ORDER_OF = {
  habit: 'habits',
  daily: 'dailys',
  todo: 'todos',
  reward: 'rewards',
} as const satisfies Record<TaskType, OrderKey>;

/** The types in the order in which a list of all tasks shows them. */
export const TASK_TYPES: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];

/** Whether a task belongs in the order lists: all do but completed to-dos. */
const isListed = (task: Task): boolean => task.type !== 'todo' || !task.completed;

/** Who has tasks in an order: a player, a challenge or a group. */
export interface Ordered {
  readonly tasksOrder: Player['tasksOrder'];
}

const withOrder = <Owner extends Ordered>(owner: Owner, key: OrderKey, ids: string[]): Owner => ({
  ...owner,
  tasksOrder: { ...owner.tasksOrder, [key]: ids },
});

/** Puts new tasks on top one after the other, so the last one ends up first. */
export function placeOnTop<Owner extends Ordered>(owner: Owner, tasks: readonly Task[]): Owner {
  return tasks.reduce((next, { type, _id }) => {
    const key = ORDER_OF[type];
    return withOrder(next, key, [_id, ...next.tasksOrder[key]]);
  }, owner);
}

/** Puts new tasks at the end one after the other. */
export function placeAtEnd<Owner extends Ordered>(owner: Owner, tasks: readonly Task[]): Owner {
  return tasks.reduce((next, { type, _id }) => {
    const key = ORDER_OF[type];
    return withOrder(next, key, [...next.tasksOrder[key], _id]);
  }, owner);
}

/** The owner without these tasks in the order lists; the same one if none was in them. */
export function dropFromOrder<Owner extends Ordered>(owner: Owner, ids: readonly string[]): Owner {
  const gone = new Set(ids);
  return Object.values(ORDER_OF).reduce((next, key) => {
    const left = next.tasksOrder[key].filter((id) => !gone.has(id));
    return left.length === next.tasksOrder[key].length ? next : withOrder(next, key, left);
  }, owner);
}

/** Moves a task within its list: 0 is the top; below 0 or beyond the end is the bottom. */
export function moveInOrder<Owner extends Ordered>(
  owner: Owner,
  { type, _id }: Task,
  position: number,
): Owner {
  const key = ORDER_OF[type];
  const others = owner.tasksOrder[key].filter((id) => id !== _id);
  const at = Math.trunc(position);
  return withOrder(owner, key, others.toSpliced(at < 0 ? others.length : at, 0, _id));
}

/**
 * Repairs the order lists: ids of missing and completed tasks leave, missing ids are appended. `tasks` are all tasks
 * but completed to-dos. Returns the same player if nothing was wrong.
 */
export function repairOrder(player: Player, tasks: readonly Task[]): Player {
  return TASK_TYPES.reduce((next, type) => {
    const key = ORDER_OF[type];
    const old = next.tasksOrder[key];
    const ids = tasks.filter((task) => task.type === type && isListed(task)).map(({ _id }) => _id);
    const there = new Set(ids);
    const kept = [...new Set(old)].filter((id) => there.has(id));
    if (kept.length === old.length && kept.length === ids.length) return next;
    const listed = new Set(kept);
    return withOrder(next, key, [...kept, ...ids.filter((id) => !listed.has(id))]);
  }, player);
}
