import type { Migration } from './migration.ts';

/** Codes that can be redeemed once. */
export const coupons: Migration = {
  number: 22,
  name: 'coupons',
  statements: () => [
    // `user_id` is whoever used it, who may be gone: a used coupon stays used.
    `CREATE TABLE coupons (
      code TEXT PRIMARY KEY, event TEXT NOT NULL CHECK (event IN ('wondercon', 'google_6mo')),
      user_id TEXT, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
    // All of them, in the order in which they were made.
    'CREATE INDEX coupons_created ON coupons (created_at, code)',
  ],
};
