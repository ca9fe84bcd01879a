export { DAY_MS, HOUR_MS, MINUTE_MS } from './calendar.ts';
export { isDue } from './is-due.ts';
export { nextDue } from './next-due.ts';
export { upcomingDueDays } from './next-days.ts';
export { zoneOf } from './player-zone.ts';
export * from './zone.ts';
