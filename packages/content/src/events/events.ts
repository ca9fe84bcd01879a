import type { FoodSeason } from '../food/types.ts';
import { aprilFools } from './fools.ts';
import { repeatingEvents } from './table.ts';
import type { RepeatingEvent } from './types.ts';

/** A running event with its bounds of this time round, in milliseconds since the epoch. */
export interface RunningEvent {
  readonly event: RepeatingEvent;
  readonly start: number;
  readonly end: number;
}

const instant = (year: number, text: string): number =>
  Date.parse(`${year}-${text.replace(/([+-]\d\d:\d\d)$/, ':00$1')}`);

/** Bounds of `event` as it begins in `year`. */
export function eventWindow(
  event: RepeatingEvent,
  year: number,
): { readonly start: number; readonly end: number } {
  const start = instant(year, event.start);
  const end = instant(year, event.end);
  return { start, end: end < start ? instant(year + 1, event.end) : end };
}

const runIn = (event: RepeatingEvent, year: number): RunningEvent => ({ event, ...eventWindow(event, year) });

/** Repeating events running at `now`, in table order. Bounds are exclusive. */
export function runningEventsAt(now: number): readonly RunningEvent[] {
  const year = new Date(now).getUTCFullYear();
  return repeatingEvents.flatMap((event) =>
    [year - 1, year].map((begin) => runIn(event, begin)).filter(({ start, end }) => start < now && now < end),
  );
}

/** Which food drops and is sold at `now`, in milliseconds since the epoch. */
export const foodSeasonAt = (now: number): FoodSeason =>
  runningEventsAt(now).find(({ event }) => event.foodSeason)?.event.foodSeason ?? 'Normal';

/** Variant of the first of April in `year`: they take turns, the first of the list in 2020 (rules-play-and-shops 6.8). */
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

/** Growth at which award runs give a pet (catalogue event-ladders.json). */
export const ladderPetValue = 5;
/** Pieces of each food that award runs give (catalogue event-ladders.json). */
export const ladderFoodEach = 1;
