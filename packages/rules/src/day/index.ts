export * from './day-start.ts';
export * from './pending.ts';
export { isSubscribed, planContext, type PlanContext } from './plan-months.ts';
export type { DayProgress, RolloverInput } from './rollover.ts';
export * from './run-day.ts';
export { isTeamDayPending, runTeamDay, type TeamScene } from './team-day.ts';
