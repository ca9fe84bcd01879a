import type { Migration } from './migration.ts';

/** Counts the changes of tasks that leave the player's row alone, so that a kept list of tasks can be believed. */
export const tasksVersion: Migration = {
  number: 9,
  name: 'version of tasks',
  statements: () => ['ALTER TABLE players ADD COLUMN tasks_v INTEGER NOT NULL DEFAULT 0'],
};
