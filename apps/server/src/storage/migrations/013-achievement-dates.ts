import type { Migration } from './migration.ts';

/** When players earned what: from now on, since nothing tells of what they have already. */
export const achievementDates: Migration = {
  number: 13,
  name: 'dates of achievements',
  statements: () => [
    `CREATE TABLE achievement_dates (
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, achievement TEXT NOT NULL,
      first_at BIGINT, last_at BIGINT NOT NULL, PRIMARY KEY (player_id, achievement))`,
  ],
};
