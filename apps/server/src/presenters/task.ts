import { shownHistory, type Task } from '@everdeed/rules';

/** A task as clients receive it. */
export type PresentedTask = Task & { readonly id: string };

/** A task as sent: the stored fields, with the wire's entries of its history, and `id` beside `_id`. */
export function presentTask(task: Task): PresentedTask {
  const shown = { ...task, id: task._id };
  if (!('history' in shown)) return shown;
  const history = shownHistory(shown.history);
  return history === shown.history ? shown : { ...shown, history: [...history] };
}
