import type { Migration } from './migration.ts';

/** How far jobs have come that bring players' plans in line with their site, and with their groups. */
export const plans: Migration = {
  number: 23,
  name: 'plans',
  statements: () => [
    // One row, once the site has given its own plan or taken it back. `given` is which of the two; `reached` the id of
    // the last player who was looked at, null when all were.
    `CREATE TABLE site_plans (
      id TEXT PRIMARY KEY CHECK (id = 'players'), given INTEGER NOT NULL CHECK (given IN (0, 1)), reached TEXT)`,
    // Groups whose plan has begun or ended, until all members up to `reached` have what follows from it.
    `CREATE TABLE group_plan_sweeps (
      group_id TEXT PRIMARY KEY REFERENCES groups (id) ON DELETE CASCADE, reached TEXT NOT NULL)`,
    // Which provider has a subscription, when another plan takes its place.
    'CREATE INDEX payments_by_subscription ON payments (subscription_id)',
  ],
};
