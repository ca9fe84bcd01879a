import type { Migration } from './migration.ts';

/** What accounts were before something was imported. `doc` is a user data export as JSON, compressed, in base64. */
export const importCopies: Migration = {
  number: 12,
  name: 'copies before imports',
  statements: () => [
    `CREATE TABLE import_copies (
      id TEXT PRIMARY KEY, player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, reason TEXT NOT NULL,
      bytes BIGINT NOT NULL, doc TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
    // A player's copies by time.
    'CREATE INDEX import_copies_player ON import_copies (player_id, created_at, id)',
  ],
};
