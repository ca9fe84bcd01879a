import type { StarterTask, StarterTheme } from './types.ts';

/** Starter tasks by theme (catalogue starter-tasks.json). */
// biome-ignore format: one row a line
export const starterThemes: readonly StarterTheme[] = [
  { theme: 'work', tasks: [{ type: 'habit', up: true, down: false, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'exercise', tasks: [{ type: 'habit', up: true, down: false, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'health_wellness', tasks: [{ type: 'habit', up: true, down: true, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'school', tasks: [{ type: 'habit', up: true, down: true, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'self_care', tasks: [{ type: 'habit', up: true, down: false, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'chores', tasks: [{ type: 'habit', up: true, down: false, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'creativity', tasks: [{ type: 'habit', up: true, down: false, notes: false }, { type: 'daily', notes: true }, { type: 'todo', notes: true }] },
  { theme: 'defaults', tasks: [{ type: 'habit', up: true, down: false, notes: true }, { type: 'habit', up: false, down: true, notes: true }, { type: 'todo', byHabitica: true, notes: true }, { type: 'reward', value: 10, notes: true }] },
];

/** Tasks of an account created by an API client (catalogue starter-tasks.json). */
// biome-ignore format: one row a line
export const apiClientDefaultTasks: readonly StarterTask[] = [
  { type: 'habit', value: 0, up: true, down: false, attribute: 'per', tags: [1, 4, 6], notes: false },
  { type: 'habit', value: 0, up: false, down: true, attribute: 'str', tags: [3], notes: false },
  { type: 'habit', value: 0, up: true, down: true, attribute: 'str', tags: [2, 3], notes: false },
  { type: 'todo', completed: false, attribute: 'int', notes: true },
  { type: 'reward', value: 10, notes: false },
];
