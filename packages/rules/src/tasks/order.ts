import type { Player } from '../state/player.ts';
import type { TaskType } from '../state/task.ts';

/** A list of the player's order of tasks. */
export type OrderKey = keyof Player['tasksOrder'];

/** The list that tasks of each type stand in (wire-user-and-tasks 1.2, `tasksOrder`). */
export const ORDER_OF = {
  habit: 'habits',
  daily: 'dailys',
  todo: 'todos',
  reward: 'rewards',
} as const satisfies Record<TaskType, OrderKey>;
