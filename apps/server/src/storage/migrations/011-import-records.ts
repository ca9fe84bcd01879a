import type { Migration } from './migration.ts';

/**
 * What an import could not place: messages, and values that the server does not know. One row each, so that repeating
 * an import writes the same rows again.
 */
export const importRecords: Migration = {
  number: 11,
  name: 'records of imports',
  statements: () => [
    `CREATE TABLE import_records (
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, kind TEXT NOT NULL, id TEXT NOT NULL,
      doc TEXT NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY (player_id, kind, id))`,
  ],
};
