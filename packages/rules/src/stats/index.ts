export * from './allocation.ts';
export * from './computed-stats.ts';
export * from './critical-hit.ts';
export * from './effects.ts';
export * from './experience.ts';
export { commitStats, REBIRTH_LEVEL, statSync, type StatChange } from './levels.ts';
