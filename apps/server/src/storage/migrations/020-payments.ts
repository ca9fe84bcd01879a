import type { Migration } from './migration.ts';

/** Payments, for the books and so that each is granted once. */
export const payments: Migration = {
  number: 20,
  name: 'payments',
  statements: () => [
    // `payer_id` and `receiver_id` are ids of players, who may be gone: the books keep what was paid. `amount` is in
    // hundredths of the currency. `goods` and `granted` are JSON; granted is null until the payment is settled. `owed`
    // is 1 while the money has to go back.
    `CREATE TABLE payments (
      id TEXT PRIMARY KEY, v BIGINT NOT NULL CHECK (v > 0),
      state TEXT NOT NULL CHECK (state IN
        ('created', 'pending', 'settled', 'failed', 'abandoned', 'refunded', 'chargedBack')),
      provider TEXT NOT NULL, reference TEXT, subscription_id TEXT, payer_id TEXT NOT NULL, receiver_id TEXT NOT NULL,
      goods TEXT NOT NULL, amount BIGINT NOT NULL CHECK (amount > 0), currency TEXT NOT NULL, granted TEXT,
      owed INTEGER NOT NULL CHECK (owed IN (0, 1)), created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,
      CHECK (state <> 'settled' OR granted IS NOT NULL),
      CHECK (granted IS NULL OR state IN ('settled', 'refunded', 'chargedBack')),
      CHECK (owed = 0 OR state = 'failed'))`,
    // What a provider speaks of; no two payments are the same one of its.
    'CREATE UNIQUE INDEX payments_reference ON payments (provider, reference)',
    // The payments of a subscription, the latest first.
    'CREATE INDEX payments_subscription ON payments (provider, subscription_id, created_at)',
    // What a player paid, the latest first.
    'CREATE INDEX payments_payer ON payments (payer_id, created_at)',
    // What hangs, for the job that asks the provider, and what goes after a time.
    'CREATE INDEX payments_state ON payments (state, updated_at)',
  ],
};
