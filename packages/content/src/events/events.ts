import type { FoodSeason } from '../food/types.ts';
import { type EventRun, eventRuns } from './event-runs.ts';
import { aprilFools } from './fools.ts';
import { repeatingEvents } from './table.ts';
import type { RepeatingEvent } from './types.ts';

/** A running event with the bounds of this occurrence, in milliseconds since the epoch. */
export interface RunningEvent {
  readonly event: RepeatingEvent;
  readonly start: number;
  readonly end: number;
  /** Whether somebody has started it. */
  readonly byHand?: true;
}

const instant = (year: number, text: string): number =>
  Date.parse(`${year}-${text.replace(/([+-]\d\d:\d\d)$/, ':00$1')}`);

/** Bounds of the occurrence of `event` that begins in `year`. */
export function eventWindow(
  event: RepeatingEvent,
  year: number,
): { readonly start: number; readonly end: number } {
  const start = instant(year, event.start);
  const end = instant(year, event.end);
  return { start, end: end < start ? instant(year + 1, event.end) : end };
}

const runIn = (event: RepeatingEvent, year: number): RunningEvent => ({ event, ...eventWindow(event, year) });

/** Occurrences of the calendar that begin in the year of `now`, the one before and the one after. */
function occurrences(event: RepeatingEvent, now: number): readonly RunningEvent[] {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year, year + 1].map((begin) => runIn(event, begin));
}

/** Whether a run by hand stands in for an occurrence of the calendar. */
const standsIn = (run: EventRun | undefined, { start, end }: EventRun): boolean =>
  run !== undefined && start <= run.start && run.start < end;

function runningAt(event: RepeatingEvent, now: number, run: EventRun | undefined): readonly RunningEvent[] {
  if (run && run.start <= now && now < run.end)
    return [{ event, start: run.start, end: run.end, byHand: true }];
  return occurrences(event, now).filter((one) => one.start < now && now < one.end && !standsIn(run, one));
}

/**
 * Repeating events running at `now`, in table order. The bounds of the calendar are exclusive; what was started by hand
 * runs from the beginning of its start.
 */
export const runningEventsAt = (now: number, runs = eventRuns()): readonly RunningEvent[] =>
  repeatingEvents.flatMap((event) => runningAt(event, now, runs[event.key]));

/** The occurrence of the calendar that comes next for each event that does not run at `now`, the first one first. */
export function comingEventsAt(now: number, runs = eventRuns()): readonly RunningEvent[] {
  const running = new Set(runningEventsAt(now, runs).map(({ event }) => event));
  return repeatingEvents
    .filter((event) => !running.has(event))
    .flatMap((event) => occurrences(event, now).find(({ start }) => start >= now) ?? [])
    .toSorted((one, other) => one.start - other.start);
}

/**
 * The food season at `now` (milliseconds since the epoch), which decides what drops and is sold
 * (rules-scoring-and-day 3.3).
 */
export const foodSeasonAt = (now: number): FoodSeason =>
  runningEventsAt(now).find(({ event }) => event.foodSeason)?.event.foodSeason ?? 'Normal';

/** April Fools' variant of `year`: they rotate, starting with the first in 2020 (rules-play-and-shops 6.8). */
export function aprilFoolsVariant(year: number): string {
  const { variants } = aprilFools;
  const turn = (((year - 2020) % variants.length) + variants.length) % variants.length;
  return variants[turn] ?? '';
}

/** Gems per pack during a gem sale (catalogue events.json, gemsPromo). */
export const gemsPromo: Readonly<Record<string, number>> = {
  '4gems': 5,
  '21gems': 30,
  '42gems': 60,
  '84gems': 125,
};

/** Food points of the pets that award runs give (catalogue event-ladders.json). */
export const ladderPetValue = 5;
/** Pieces of each food given by an award run (catalogue event-ladders.json). */
export const ladderFoodEach = 1;
