import { monthlySchedule } from './table.ts';
import type { MonthSchedule } from './types.ts';

/** Offers that begin in a month (1 is January). */
export const findMonthSchedule = (month: number): MonthSchedule | undefined => monthlySchedule[month - 1];
