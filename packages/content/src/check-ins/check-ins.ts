import { lazy } from '../lazy.ts';
import { checkIns } from './table.ts';
import type { CheckIn } from './types.ts';

const byDay = /* @__PURE__ */ lazy(() => new Map(checkIns.map((checkIn) => [checkIn.day, checkIn])));

/** The last milestone; later check-ins are only counted (seeds 1, section 9). */
export const lastCheckInDay = 500;

/** The reward for the check-in on `day`; undefined between milestones. */
export const checkInReward = (day: number): CheckIn | undefined => byDay().get(day);

/** The next milestone after `day`; undefined from the last one on. */
export const nextCheckIn = (day: number): CheckIn | undefined =>
  checkIns.find((checkIn) => checkIn.day > day);

/** The last milestone before `day`. */
export const previousCheckIn = (day: number): CheckIn | undefined =>
  checkIns.findLast((checkIn) => checkIn.day < day);
