import type { Migration } from './migration.ts';

/** Browsers that reminders are pushed to. `id` is the hash of the endpoint, which names one browser. */
export const push: Migration = {
  number: 8,
  name: 'push',
  statements: () => [
    `CREATE TABLE push_subscriptions (
      id TEXT PRIMARY KEY, player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created_at BIGINT NOT NULL,
      reminded_until BIGINT NOT NULL)`,
    // A player's browsers, the oldest first.
    'CREATE INDEX push_subscriptions_player ON push_subscriptions (player_id, created_at)',
  ],
};
