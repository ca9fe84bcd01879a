import type { Migration } from './migration.ts';

/** Ways to sign in besides passwords. */
export const signIn: Migration = {
  number: 25,
  name: 'ways to sign in',
  statements: () => [
    // What another service signed for one sign-in, until it would have expired anyway.
    'CREATE TABLE used_nonces (hash TEXT PRIMARY KEY, expires_at BIGINT NOT NULL)',
    'CREATE INDEX used_nonces_expiry ON used_nonces (expires_at)',
    // Accounts at services that the wire has no fields for; Google and Apple stand on the player.
    `CREATE TABLE identities (
      issuer TEXT NOT NULL, subject TEXT NOT NULL,
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      email TEXT, created_at BIGINT NOT NULL,
      PRIMARY KEY (issuer, subject), UNIQUE (player_id, issuer))`,
    // Addresses at which players have opened a mail of ours.
    `CREATE TABLE confirmed_addresses (
      player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE, address TEXT NOT NULL,
      confirmed_at BIGINT NOT NULL)`,
  ],
};
