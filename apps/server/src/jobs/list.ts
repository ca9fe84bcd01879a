import type { Kysely } from 'kysely';
import { pageAfter } from '../storage/page.ts';
import type { Database } from '../storage/schema.ts';
import { type Progress, progressOf } from './job-table.ts';

/** A job for the eyes of an operator. */
export interface ListedJob {
  readonly id: number;
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'dead';
  /** When it is due, or died (ms). */
  readonly at: number;
  /** Whether it comes again and again. */
  readonly repeats: boolean;
  readonly attempts: number;
  readonly progress: Progress | undefined;
  readonly failure: string | undefined;
}

/** The first of a list, and how long the whole of it is. */
export interface CountedJobs {
  readonly count: number;
  readonly items: readonly ListedJob[];
}

/** Where jobs are: in the queue, or among those that failed for the last time. */
export type JobTableName = 'jobs' | 'dead_letters';

/** How many there are, of those that wait or run or of those that failed for the last time. */
export async function countJobs(db: Kysely<Database>, table: JobTableName): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

async function liveJobs(db: Kysely<Database>, now: number, limit: number): Promise<ListedJob[]> {
  const query = db
    .selectFrom('jobs')
    .select(['id', 'kind', 'run_at', 'leased_until', 'repeats', 'attempts', 'failure', 'done', 'total']);
  const { items } = await pageAfter(query, { by: ['run_at', 'id'] }, { limit });
  return items.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.leased_until > now ? 'running' : 'waiting',
    at: row.run_at,
    repeats: row.repeats === 1,
    attempts: row.attempts,
    progress: progressOf(row),
    failure: row.failure ?? undefined,
  }));
}

async function deadJobs(db: Kysely<Database>, limit: number): Promise<ListedJob[]> {
  const query = db
    .selectFrom('dead_letters')
    .select(['id', 'kind', 'died_at', 'repeats', 'attempts', 'failure', 'done', 'total']);
  const { items } = await pageAfter(query, { by: ['died_at', 'id'], direction: 'desc' }, { limit });
  return items.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: 'dead',
    at: row.died_at,
    repeats: row.repeats === 1,
    attempts: row.attempts,
    progress: progressOf(row),
    failure: row.failure,
  }));
}

/** What waits and runs, the next first, and what failed for the last time, the latest first. */
export async function listJobs(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<{ live: CountedJobs; dead: CountedJobs }> {
  return {
    live: { count: await countJobs(db, 'jobs'), items: await liveJobs(db, now, limit) },
    dead: { count: await countJobs(db, 'dead_letters'), items: await deadJobs(db, limit) },
  };
}
