/**
 * Keys, repetition, progress and dead letters of jobs; answers to callers without an account. Statements run on SQLite and PostgreSQL alike.
 */
export const jobs = {
  number: 5,
  name: 'jobs',
  statements: (): string[] => [
    'ALTER TABLE jobs ADD COLUMN dedupe_key TEXT',
    'ALTER TABLE jobs ADD COLUMN waiting_key TEXT',
    'ALTER TABLE jobs ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats IN (0, 1))',
    'ALTER TABLE jobs ADD COLUMN done BIGINT',
    'ALTER TABLE jobs ADD COLUMN total BIGINT',
    // Absorbs what is enqueued again while it waits.
    'CREATE UNIQUE INDEX jobs_waiting ON jobs (kind, waiting_key)',
    // Finds the progress of a job by its key.
    'CREATE INDEX jobs_key ON jobs (kind, dedupe_key)',
    `CREATE TABLE dead_letters (
      id BIGINT PRIMARY KEY, kind TEXT NOT NULL, player_id TEXT, payload TEXT NOT NULL, dedupe_key TEXT,
      repeats INTEGER NOT NULL CHECK (repeats IN (0, 1)), done BIGINT, total BIGINT, attempts INTEGER NOT NULL,
      failure TEXT NOT NULL, created_at BIGINT NOT NULL, died_at BIGINT NOT NULL)`,
    // Removes the oldest ones.
    'CREATE INDEX dead_letters_age ON dead_letters (died_at)',
    // Finds the progress of a job that died, by its key.
    'CREATE INDEX dead_letters_key ON dead_letters (kind, dedupe_key)',
    `CREATE TABLE anonymous_operations (
      id TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, answer TEXT NOT NULL,
      created_at BIGINT NOT NULL)`,
    // Removes the oldest ones.
    'CREATE INDEX anonymous_operations_age ON anonymous_operations (created_at)',
  ],
};
