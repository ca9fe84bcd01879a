import type { Migration } from './migration.ts';

/** What players' days do to a world boss until it is summed up, and how far the rewards for a defeated one have come. */
export const worldBoss: Migration = {
  number: 18,
  name: 'world boss',
  statements: () => [
    // One row for each player's day; `quest` is the boss that it was aimed at. No day waits for the tavern's row.
    `CREATE TABLE world_blows (
      id TEXT PRIMARY KEY, quest TEXT NOT NULL, up DOUBLE PRECISION NOT NULL, down DOUBLE PRECISION NOT NULL,
      created_at BIGINT NOT NULL)`,
    'CREATE INDEX world_blows_order ON world_blows (created_at, id)',
    // Players with ids up to `reached` have their reward; those who came after `ended_at` get none.
    `CREATE TABLE world_rewards (
      id TEXT PRIMARY KEY, quest TEXT NOT NULL, ended_at BIGINT NOT NULL, reached TEXT NOT NULL)`,
  ],
};
