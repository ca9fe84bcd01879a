import type { Migration } from './migration.ts';

/** Ways to sign in besides passwords. */
export const signIn: Migration = {
  number: 25,
  name: 'ways to sign in',
  statements: () => [
    // What another service signed for one sign-in, until it would have expired anyway.
    'CREATE TABLE used_nonces (hash TEXT PRIMARY KEY, expires_at BIGINT NOT NULL)',
    'CREATE INDEX used_nonces_expiry ON used_nonces (expires_at)',
  ],
};
