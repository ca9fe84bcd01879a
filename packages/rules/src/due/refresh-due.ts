import type { Daily } from '../state/task.ts';
import { isDue } from './is-due.ts';
import { nextDue } from './next-due.ts';
import type { ZoneOptions } from './zone.ts';

/**
 * Updates the stored `isDue` and `nextDue` of a draft to an instant; an empty list leaves the old one in
 * place (rules-scoring-and-day 5.7).
 */
export function refreshDue(daily: Daily, instant: number, zone: ZoneOptions): void {
  daily.isDue = isDue(daily, instant, zone);
  const next = nextDue(daily, instant, zone);
  if (next && !isSameList(next, daily.nextDue)) daily.nextDue = next;
}

/** The same for a value that is not a draft; keeps the reference if nothing changes. */
export function withFreshDue(daily: Daily, instant: number, zone: ZoneOptions): Daily {
  const due = isDue(daily, instant, zone);
  const next = nextDue(daily, instant, zone) ?? daily.nextDue;
  const isSameNext = isSameList(next, daily.nextDue);
  if (due === daily.isDue && isSameNext) return daily;
  return { ...daily, isDue: due, nextDue: isSameNext ? daily.nextDue : next };
}

const isSameList = (a: readonly string[], b: readonly string[] | undefined): boolean =>
  b !== undefined && a.length === b.length && a.every((value, index) => value === b[index]);
