import { addMonths, DAY_MS, toCalendar } from '../due/calendar.ts';
import {
  calendarDay,
  dayStartHour,
  localHour,
  midnight,
  utcOffsetAt,
  type ZoneOptions,
} from '../due/zone.ts';

/** How many days are kept day by day, and how many months month by month after that (rules-scoring-and-day 4.10). */
const KEPT = { free: { days: 60, months: 10 }, subscribed: { days: 365, months: 12 } };

/** An entry of any history, a task's or the player's own. */
export interface DatedValue {
  date: number | string;
  value: number;
  /** Number of days merged into this entry, 1 if absent: kept for the next merge and never shown. */
  days?: number;
}

/** Several entries merged into one. `date` is milliseconds since the epoch. */
interface MergedValue extends DatedValue {
  date: number;
}

/** An entry's player day as an instant: moved back a day if its hour is before the day start. */
function shiftedInstant({ date }: DatedValue, zone: ZoneOptions): number {
  const at = typeof date === 'number' ? date : Date.parse(date);
  const isEarly = localHour(at, utcOffsetAt(at, zone)) < dayStartHour(zone.dayStart);
  return isEarly ? at - DAY_MS : at;
}

const weight = ({ days }: DatedValue): number => days ?? 1;

/** Merges entries into one with the date of the first and the mean over all their days (W13). */
function merge(group: readonly DatedValue[]): MergedValue {
  const days = group.reduce((sum, entry) => sum + weight(entry), 0);
  const value = group.reduce((sum, entry) => sum + entry.value * weight(entry), 0) / days;
  const date = new Date(group[0]?.date ?? 0).getTime();
  return { date, value, days };
}

/**
 * A history as it is shown, with the fields of the wire only. Merged entries come first, so a history whose first entry
 * was not merged is returned as it is.
 */
export function shownHistory<Entry extends object>(history: readonly Entry[]): readonly Entry[] {
  const [first] = history;
  if (!first || !('days' in first)) return history;
  return history.map((entry) => {
    if (!entry || !('days' in entry)) return entry;
    const { days: _inside, ...shown } = entry;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `days` is optional wherever it occurs
    return shown as unknown as Entry;
  });
}

/**
 * Compacts a history that exceeds its limit: old days become one entry per month, older ones one per year, in
 * the order years, months, kept days. Shorter histories stay as they are, whatever their age.
 */
export function compactHistory<Entry extends DatedValue>(
  history: readonly Entry[],
  now: number,
  zone: ZoneOptions,
  isSubscribed: boolean,
): readonly (Entry | MergedValue)[] {
  const kept = isSubscribed ? KEPT.subscribed : KEPT.free;
  if (history.length <= kept.days) return history;
  const utcOffset = utcOffsetAt(now, zone);
  const cutDay = calendarDay(now, utcOffset) - kept.days;
  const cut = midnight(cutDay, utcOffset);
  const yearCut = midnight(addMonths(cutDay, -kept.months), utcOffset);
  const days: Entry[] = [];
  const months = new Map<string, DatedValue[]>();
  const years = new Map<string, DatedValue[]>();
  for (const entry of history) {
    const at = entry ? shiftedInstant(entry, zone) : cut;
    if (at >= cut) days.push(entry);
    else if (at >= yearCut) append(months, groupName(at, utcOffset, 'month'), entry);
    else append(years, groupName(at, utcOffset, 'year'), entry);
  }
  return [...[...years.values()].map(merge), ...[...months.values()].map(merge), ...days];
}

function groupName(at: number, utcOffset: number, by: 'month' | 'year'): string {
  const { year, month } = toCalendar(calendarDay(at, utcOffset));
  return by === 'year' ? `${year}` : `${year}-${month}`;
}

function append(groups: Map<string, DatedValue[]>, name: string, entry: DatedValue): void {
  const group = groups.get(name);
  if (group) group.push(entry);
  else groups.set(name, [entry]);
}
