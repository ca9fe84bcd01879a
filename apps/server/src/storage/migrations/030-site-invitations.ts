import type { Migration } from './migration.ts';

/** Links with which people sign up while one has to be invited. */
export const siteInvitations: Migration = {
  number: 30,
  name: 'site invitations',
  statements: () => [
    `CREATE TABLE site_invitations (
      id TEXT PRIMARY KEY, code_hash TEXT NOT NULL UNIQUE,
      created_by TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      uses INTEGER NOT NULL, used INTEGER NOT NULL,
      created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
      CHECK (used >= 0 AND used <= uses))`,
    // The list of a player's own, and what goes with a player.
    'CREATE INDEX site_invitations_by_player ON site_invitations (created_by)',
  ],
};
