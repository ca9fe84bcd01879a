import type { Migration } from './migration.ts';

/** The books of the built-in provider of payments, for which our own are somebody else's. */
export const sandbox: Migration = {
  number: 21,
  name: 'sandbox payments',
  statements: () => [
    // `amount` is in hundredths of the currency; `months` those between bills, null for what is paid once.
    `CREATE TABLE sandbox_subscriptions (
      id TEXT PRIMARY KEY, amount BIGINT NOT NULL CHECK (amount > 0), currency TEXT NOT NULL,
      months INTEGER NOT NULL CHECK (months > 0), next_bill BIGINT NOT NULL,
      active INTEGER NOT NULL CHECK (active IN (0, 1)))`,
    // `order_id` is the shop's id of it; null for bills that nobody ordered. The buyer goes to `return_url` afterwards.
    `CREATE TABLE sandbox_checkouts (
      id TEXT PRIMARY KEY, order_id TEXT UNIQUE,
      state TEXT NOT NULL CHECK (state IN
        ('open', 'processing', 'paid', 'failed', 'abandoned', 'refunded', 'chargedBack')),
      amount BIGINT NOT NULL CHECK (amount > 0), currency TEXT NOT NULL, months INTEGER,
      subscription_id TEXT REFERENCES sandbox_subscriptions (id), language TEXT NOT NULL,
      return_url TEXT NOT NULL, cancel_url TEXT NOT NULL, created_at BIGINT NOT NULL)`,
  ],
};
