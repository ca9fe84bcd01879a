export * from './result.ts';
export * from './dice.ts';
export * from './command.ts';
export type * from './state/player.ts';
export type * from './state/task.ts';
