import { compactHistory } from './compaction.ts';
import { calendarDay } from '../due/zone.ts';
import { produce } from '../state/draft.ts';
import type { Direction, Task, TaskHistoryEntry } from '../state/task.ts';

const LONGEST_HISTORY = 365;

/**
 * Updates a challenge's original task when a copy is scored; days are in UTC. Source: rules-scoring-and-day
 * 1.13. `share` is 1 or, for an old group original, one divided by the number of assigned users.
 */
export function scoreMaster(master: Task, delta: number, direction: Direction, now: number, share = 1): Task {
  if (master.type === 'reward') return master;
  return produce(master, (draft) => {
    draft.value += delta * share;
    if (draft.type !== 'habit' && draft.type !== 'daily') return;
    const isNew = record(draft.history, draft.type === 'habit' ? direction : undefined, draft.value, now);
    if (isNew && draft.history.length > LONGEST_HISTORY) {
      draft.history = [...compactHistory(draft.history, now, { dayStart: 0, timezoneOffset: 0 }, true)];
    }
  });
}

/** Takes a scoring of a copy back from a challenge's original: the day's entry gets the value, its counts stay. */
export function unscoreMaster(master: Task, delta: number): Task {
  if (master.type === 'reward') return master;
  return produce(master, (draft) => {
    draft.value += delta;
    const last = 'history' in draft ? draft.history.at(-1) : undefined;
    if (last) last.value = draft.value;
  });
}

/** Records the value of the day; returns whether the day had no entry yet. */
function record(
  history: TaskHistoryEntry[],
  direction: Direction | undefined,
  value: number,
  now: number,
): boolean {
  const last = history.at(-1);
  if (last && calendarDay(last.date, 0) === calendarDay(now, 0)) {
    last.value = value;
    last.date = now;
    if (direction) {
      last.scoredUp = (last.scoredUp ?? 0) + (direction === 'up' ? 1 : 0);
      last.scoredDown = (last.scoredDown ?? 0) + (direction === 'down' ? 1 : 0);
    }
    return false;
  }
  const counts = direction && {
    scoredUp: direction === 'up' ? 1 : 0,
    scoredDown: direction === 'down' ? 1 : 0,
  };
  history.push({ date: now, value, ...counts });
  return true;
}
