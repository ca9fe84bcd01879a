import type { Migration } from './migration.ts';

/** What members of groups with a plan did with the tasks of their board. The task may be gone meanwhile. */
export const boardDeeds: Migration = {
  number: 32,
  name: 'deeds on boards',
  statements: () => [
    `CREATE TABLE board_deeds (
      id TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE, task_id TEXT NOT NULL,
      title TEXT NOT NULL, kind TEXT NOT NULL, user_id TEXT NOT NULL, member_id TEXT, done_at BIGINT NOT NULL)`,
    // Pages of a group's history.
    'CREATE INDEX board_deeds_group ON board_deeds (group_id, done_at, id)',
    // Those that are kept no longer.
    'CREATE INDEX board_deeds_old ON board_deeds (done_at)',
  ],
};
