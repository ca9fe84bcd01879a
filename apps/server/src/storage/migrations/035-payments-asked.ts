import type { Migration } from './migration.ts';

/** When a provider was last asked whether the money of a settled payment has gone back. */
export const paymentsAsked: Migration = {
  number: 35,
  name: 'payments asked for again',
  statements: () => [
    // In ms; 0: never. It says nothing of the payment itself, and changes neither its version nor the books.
    'ALTER TABLE payments ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0',
    // Settled payments, those that wait longest first.
    'CREATE INDEX payments_asked ON payments (state, asked_at)',
  ],
};
