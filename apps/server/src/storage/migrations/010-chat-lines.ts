import type { Migration } from './migration.ts';

/** What the game itself says in a group's chat. `info` and `meta` are JSON; `meta` is null where there is none. */
export const chatLines: Migration = {
  number: 10,
  name: 'lines of chat',
  statements: () => [
    `CREATE TABLE chat_lines (
      id TEXT PRIMARY KEY, group_id TEXT NOT NULL, info TEXT NOT NULL, meta TEXT, created_at BIGINT NOT NULL)`,
    // A group's lines by time.
    'CREATE INDEX chat_lines_group ON chat_lines (group_id, created_at, id)',
  ],
};
