import { sql } from 'kysely';
import { isUniqueViolation } from '../storage/failures.ts';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** How far a long job has come, in units of its own. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** A claimed job. */
export interface StoredJob {
  readonly id: number;
  readonly kind: string;
  readonly userId: string | null;
  /** JSON, not checked yet. */
  readonly payload: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** When this run was due (ms). */
  readonly runAt: number;
  readonly progress: Progress | undefined;
}

/** Jobs that must not be claimed now, because enough of their kind are running. */
export interface Busy {
  readonly ids: readonly number[];
  readonly kinds: readonly string[];
  readonly players: readonly string[];
}

type Row = Pick<
  Database['jobs'],
  'kind' | 'player_id' | 'payload' | 'attempts' | 'run_at' | 'done' | 'total'
> & { readonly id: number };

/** Lease of a claimed job in milliseconds, unless the worker renews it. */
export const leaseMs = 60_000;
/** No lease ends later than this from now, if clocks are right; one that does was given by a clock that was ahead. */
const longestLeaseMs = 2 * leaseMs;
const maxFailureLength = 500;

/** Progress as stored. */
export const progressOf = ({ done, total }: Pick<Row, 'done' | 'total'>): Progress | undefined =>
  done === null || total === null ? undefined : { done, total };

const jobOf = (row: Row): StoredJob => ({
  id: row.id,
  kind: row.kind,
  userId: row.player_id,
  payload: row.payload,
  attempt: row.attempts,
  runAt: row.run_at,
  progress: progressOf(row),
});

/** What a claim changes; `waiting_key` is the job's own key or nothing. */
type Change = Partial<Omit<Database['jobs'], 'id' | 'waiting_key'>>;

/**
 * The jobs of all processes. The number of the attempt, with the instant of the run, tells whose claim is the latest:
 * a worker whose lease ran out can no longer end a job that another one has taken over.
 */
export class JobTable {
  constructor(
    readonly storage: Storage,
    readonly now: () => number,
  ) {}

  /** Claims the job that has been due longest, of those that may run now. */
  async claim({ ids, kinds, players }: Busy): Promise<StoredJob | undefined> {
    const { db, options } = this.storage;
    const at = this.now();
    const skip = options.connection.engine === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
    const others = [
      ids.length > 0 ? sql`AND id NOT IN (${sql.join(ids)})` : sql``,
      kinds.length > 0 ? sql`AND kind NOT IN (${sql.join(kinds)})` : sql``,
      players.length > 0 ? sql`AND (player_id IS NULL OR player_id NOT IN (${sql.join(players)}))` : sql``,
    ];
    const { rows } = await sql<Row>`
      UPDATE jobs SET leased_until = ${at + leaseMs}, attempts = attempts + 1,
        waiting_key = CASE WHEN repeats = 1 THEN waiting_key END
      WHERE id = (SELECT id FROM jobs WHERE run_at <= ${at}
        AND (leased_until <= ${at} OR leased_until > ${at + longestLeaseMs}) ${sql.join(others, sql` `)}
        ORDER BY run_at, id LIMIT 1 ${skip})
      RETURNING id, kind, player_id, payload, attempts, run_at, done, total`.execute(db);
    const [row] = rows;
    return row && jobOf(row);
  }

  /** Jobs that wait for another try for longer than `maxWaitMs` were put off by a clock that was ahead: they are due. */
  async bringBack(maxWaitMs: number): Promise<void> {
    const at = this.now();
    await this.storage.db
      .updateTable('jobs')
      .set({ run_at: at })
      .where('attempts', '>', 0)
      .where('run_at', '>', at + maxWaitMs)
      .execute();
  }

  /** Renews the lease of a long-running job. */
  async renew(job: StoredJob): Promise<void> {
    await this.#change(job, { leased_until: this.now() + leaseMs });
  }

  async noteProgress(job: StoredJob, { done, total }: Progress): Promise<void> {
    await this.#change(job, { done, total });
  }

  async remove({ id, attempt, runAt }: StoredJob): Promise<void> {
    await this.storage.db
      .deleteFrom('jobs')
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('run_at', '=', runAt)
      .execute();
  }

  /** Leaves a repeating job in the queue for its next run. */
  async repeat(job: StoredJob, runAt: number): Promise<void> {
    const fresh = { attempts: 0, leased_until: 0, failure: null, done: null, total: null };
    await this.#change(job, { ...fresh, run_at: runAt });
  }

  /** Returns a failed job to the queue, to be retried after `waitMs`. */
  async postpone(job: StoredJob, waitMs: number, failure: string): Promise<void> {
    const run_at = this.now() + waitMs;
    await this.#giveBack(job, { run_at, leased_until: 0, failure: failure.slice(0, maxFailureLength) });
  }

  /** Returns a job to the queue as if it had never been claimed. */
  async release(job: StoredJob): Promise<void> {
    await this.#giveBack(job, { leased_until: 0, attempts: job.attempt - 1 });
  }

  /** Keeps a job that failed for the last time as a dead letter; a repeating one has its next run at `next`. */
  async bury(job: StoredJob, failure: string, next: number | undefined): Promise<void> {
    const { id, attempt, runAt } = job;
    await this.storage.run(async ({ db }) => {
      const copied = await sql`INSERT INTO dead_letters
        (id, kind, player_id, payload, dedupe_key, repeats, done, total, attempts, failure, created_at, died_at)
        SELECT id, kind, player_id, payload, dedupe_key, repeats, done, total, attempts,
          ${failure.slice(0, maxFailureLength)}, created_at, ${this.now()}
        FROM jobs WHERE id = ${id} AND attempts = ${attempt} AND run_at = ${runAt}
        ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, done = excluded.done, total = excluded.total,
          failure = excluded.failure, died_at = excluded.died_at`.execute(db);
      if (Number(copied.numAffectedRows ?? 0) === 0) return;
      if (next === undefined) await db.deleteFrom('jobs').where('id', '=', id).execute();
      else {
        const fresh = { attempts: 0, leased_until: 0, failure: null, done: null, total: null, run_at: next };
        await db.updateTable('jobs').set(fresh).where('id', '=', id).execute();
      }
    });
  }

  /** Lets a job wait again. Where another one of its key waits by now, that one does the work. */
  async #giveBack(job: StoredJob, change: Change): Promise<void> {
    try {
      await this.#change(job, change, true);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.remove(job);
    }
  }

  async #change({ id, attempt, runAt }: StoredJob, change: Change, waits = false): Promise<void> {
    const query = this.storage.db
      .updateTable('jobs')
      .set(change)
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('run_at', '=', runAt);
    await (waits ? query.set((row) => ({ waiting_key: row.ref('dedupe_key') })) : query).execute();
  }
}
