import { lazy } from '../lazy.ts';
import { checkIns } from './table.ts';
import type { CheckIn } from './types.ts';

const byDay = /* @__PURE__ */ lazy(() => new Map(checkIns.map((checkIn) => [checkIn.day, checkIn])));

/** The last milestone; after it check-ins are only counted (seeds 1, section 9). */
export const lastCheckInDay = 500;

/** What the check-in of `day` gives, or undefined between milestones. */
export const checkInReward = (day: number): CheckIn | undefined => byDay().get(day);

/** Smallest milestone above `day`; none from the last one on. */
export const nextCheckIn = (day: number): CheckIn | undefined =>
  checkIns.find((checkIn) => checkIn.day > day);

/** Largest milestone below `day`. */
export const previousCheckIn = (day: number): CheckIn | undefined =>
  checkIns.findLast((checkIn) => checkIn.day < day);
