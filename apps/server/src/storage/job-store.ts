import type { Static, TSchema } from '@everdeed/contract';
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

/** A kind of job: its name in the queue, and what its payload holds. Made by `jobKind`. */
export interface JobKind<S extends TSchema = TSchema> {
  readonly name: string;
  readonly payload: S;
  /**
   * The instant (ms) of the next run, after one that ended at `now`; undefined ends the repetition. A kind without
   * it runs once for each job.
   */
  repeat?(payload: Static<S>, now: number): number | undefined;
}

/** When a job runs, and what it is the same as. */
export interface EnqueueOptions {
  /** The player on whose behalf it runs: few jobs of one player run at once. */
  readonly userId?: string;
  /** Not before this instant (ms). Absent: now. */
  readonly runAt?: number;
  /**
   * Jobs of one kind and key do the same work. While one waits, another is absorbed; if it is wanted earlier, the
   * waiting one moves forward, unless it waits for another try after a failure. While one runs, another waits behind
   * it, because the running one may have read what has changed since. A repeating job has one row for each key, and
   * the empty key when none is given.
   */
  readonly key?: string;
}

/** A job as it enters the queue. */
export interface QueuedJob {
  readonly kind: string;
  readonly playerId: string | null;
  /** JSON. */
  readonly payload: string;
  readonly runAt: number;
  readonly key: string | null;
  readonly repeats: boolean;
}

/** The job of a kind, as it enters the queue at `now`. */
export function queuedJob<S extends TSchema>(
  kind: JobKind<S>,
  payload: Static<S>,
  now: number,
  options: EnqueueOptions,
): QueuedJob {
  const repeats = kind.repeat !== undefined;
  return {
    kind: kind.name,
    playerId: options.userId ?? null,
    payload: JSON.stringify(payload),
    runAt: options.runAt ?? now,
    key: options.key ?? (repeats ? '' : null),
    repeats,
  };
}

// Always an update, if only to what is there already: its lock keeps workers from claiming the waiting job before
// the change that it is about to see is committed.
const earlier = sql<number>`CASE WHEN jobs.attempts = 0 AND excluded.run_at < jobs.run_at
  THEN excluded.run_at ELSE jobs.run_at END`;

/** Puts a job into the queue, or lets the one that waits under its key absorb it. */
export async function insertJob(db: Kysely<Database>, job: QueuedJob, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      player_id: job.playerId,
      payload: job.payload,
      run_at: job.runAt,
      attempts: 0,
      leased_until: 0,
      failure: null,
      created_at: now,
      dedupe_key: job.key,
      waiting_key: job.key,
      repeats: job.repeats ? 1 : 0,
      done: null,
      total: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'waiting_key']).doUpdateSet({ run_at: earlier }))
    .execute();
}

/** Has new jobs numbered after all that are there: a dead letter keeps the id that its job had. */
export async function continueJobIds(db: Kysely<Database>, engine: Engine): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`SELECT max(id) AS last FROM
    (SELECT id FROM jobs UNION ALL SELECT id FROM dead_letters) AS ids`.execute(db);
  const last = rows[0]?.last ?? undefined;
  if (last === undefined) return;
  if (engine === 'postgres') {
    await sql`SELECT setval(pg_get_serial_sequence('jobs', 'id'), ${last})`.execute(db);
    return;
  }
  await sql`DELETE FROM sqlite_sequence WHERE name = 'jobs'`.execute(db);
  await sql`INSERT INTO sqlite_sequence (name, seq) VALUES ('jobs', ${last})`.execute(db);
}
