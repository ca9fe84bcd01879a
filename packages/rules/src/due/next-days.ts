import type { Task } from '../state/task.ts';
import { DAY_MS } from './calendar.ts';
import { isDue } from './is-due.ts';
import type { ZoneOptions } from './zone.ts';

/**
 * The next `count` days on which a task is actually due according to `isDue`, as instants in milliseconds, looking at
 * most ten years ahead (rules-scoring-and-day 5.5, its proposal).
 */
export function upcomingDueDays(task: Task, from: number, zone: ZoneOptions, count = 6): number[] {
  const found: number[] = [];
  for (let ahead = 0; ahead < 3660 && found.length < count; ahead += 1) {
    const at = from + ahead * DAY_MS;
    if (isDue(task, at, zone)) found.push(at);
  }
  return found;
}
