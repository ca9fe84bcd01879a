import type { Task } from '@everdeed/rules';
import { stringify } from 'csv-stringify/sync';

const columns = ['Task Name', 'Task ID', 'Task Type', 'Date', 'Value'];
/** `2026-02-10 15:00:00`, in UTC. */
const stamp = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** The history of habits and dailies as a table, one line per entry (wire-user-and-tasks 5.6). */
export function historyCsv(tasks: readonly Task[]): string {
  const rows = tasks.flatMap((task) =>
    'history' in task
      ? task.history.map(({ date, value }) => [task.text, task._id, task.type, stamp(date), value])
      : [],
  );
  return stringify([columns, ...rows], { escape_formulas: true });
}
