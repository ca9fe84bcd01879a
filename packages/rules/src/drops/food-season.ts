import type { FoodSeason } from '@everdeed/content';

/** Yearly windows, both ends exclusive, as [month 0-11, day, hour, minute] at an offset from UTC in hours. */
const WINDOWS: readonly { season: FoodSeason; from: Moment; to: Moment; utcHours: number }[] = [
  { season: 'Cake', from: [0, 30, 4, 0], to: [1, 1, 3, 59], utcHours: -5 },
  { season: 'Pie', from: [2, 14, 4, 0], to: [2, 16, 3, 59], utcHours: -4 },
  { season: 'Cake', from: [6, 31, 4, 0], to: [7, 2, 3, 59], utcHours: -4 },
  { season: 'Candy', from: [9, 30, 4, 0], to: [10, 1, 23, 59], utcHours: -4 },
  { season: 'Pie', from: [10, 20, 4, 0], to: [11, 1, 3, 59], utcHours: -5 },
];
type Moment = readonly [month: number, day: number, hour: number, minute: number];

/** Which foods drop at a given instant (rules-scoring-and-day 3.3); windows open and close on the minute (W7). */
export function foodSeasonAt(now: number): FoodSeason {
  const year = new Date(now).getUTCFullYear();
  const window = WINDOWS.find(({ from, to, utcHours }) => {
    const at = ([month, day, hour, minute]: Moment): number =>
      Date.UTC(year, month, day, hour - utcHours, minute);
    return now > at(from) && now < at(to);
  });
  return window?.season ?? 'Normal';
}
