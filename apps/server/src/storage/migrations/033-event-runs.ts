import type { Migration } from './migration.ts';

/** When events of the calendar were started and ended by hand. */
export const eventRuns: Migration = {
  number: 33,
  name: 'events by hand',
  statements: () => [
    'CREATE TABLE event_runs (key TEXT PRIMARY KEY, start_at BIGINT NOT NULL, end_at BIGINT NOT NULL)',
  ],
};
