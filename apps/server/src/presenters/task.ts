import type { Task } from '@everdeed/rules';

/** A task as it travels: what is stored, and `id` beside `_id`. */
export const presentTask = (task: Task): Task & { readonly id: string } => ({ ...task, id: task._id });
