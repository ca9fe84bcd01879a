import type { Task } from '@everdeed/rules';

/** A task as clients receive it. */
export type PresentedTask = Task & { readonly id: string };

/** A task as sent: the stored fields, plus `id` beside `_id`. */
export const presentTask = (task: Task): PresentedTask => ({ ...task, id: task._id });
