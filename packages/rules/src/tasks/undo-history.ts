import { valueIn } from '@everdeed/content/values';
import type { ListChange } from '../state/undo-record.ts';
import type { TaskHistoryEntry } from '../state/task.ts';
import { isSameJson } from './changes.ts';

const COUNTED = ['value', 'scoredUp', 'scoredDown'] as const;

const countIn = (entry: unknown, field: (typeof COUNTED)[number]): number | undefined => {
  const count = valueIn(entry, field);
  return typeof count === 'number' ? count : undefined;
};

/**
 * Removes a scoring from a habit's history entry of the day that later scorings have extended: its share of
 * value and counts goes, the entry stays. Returns whether there was such an entry.
 */
export function revertSharedEntry(history: TaskHistoryEntry[], { at, removed, added }: ListChange): boolean {
  const entry = history[at];
  const [before] = removed;
  const [after] = added;
  if (!entry || !after || added.length !== 1 || isSameJson(entry, after) || entry.scoredUp === undefined) {
    return false;
  }
  for (const field of COUNTED) {
    const reached = countIn(after, field) ?? 0;
    const share = reached - (countIn(before, field) ?? (field === 'value' ? reached : 0));
    entry[field] = (entry[field] ?? 0) - share;
  }
  return true;
}
