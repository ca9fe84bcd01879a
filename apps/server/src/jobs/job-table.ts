import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';

export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly userId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly failure: string | null;
}

/** What must not be claimed now, because enough of it is under way. */
export interface Busy {
  readonly ids: readonly number[];
  readonly kinds: readonly string[];
  readonly players: readonly string[];
}

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly player_id: string | null;
  readonly payload: string;
  readonly attempts: number;
  readonly failure: string | null;
}

/** A claimed job belongs to its worker for this long, unless the worker renews the lease. */
export const leaseMs = 60_000;

const jobOf = (row: Row): Job => ({
  id: row.id,
  kind: row.kind,
  userId: row.player_id,
  payload: JSON.parse(row.payload) as Record<string, unknown>,
  attempt: row.attempts,
  failure: row.failure,
});

/**
 * The jobs of all processes. The number of the attempt tells whose claim is the latest: a worker whose lease ran out
 * can no longer end a job that another one has taken over.
 */
export class JobTable {
  constructor(
    readonly storage: Storage,
    readonly now: () => number,
  ) {}

  /** Takes the job that has been due longest, of those that may run now. */
  async claim({ ids, kinds, players }: Busy): Promise<Job | undefined> {
    const { db, options } = this.storage;
    const at = this.now();
    const skip = options.connection.engine === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
    const others = [
      ids.length > 0 ? sql`AND id NOT IN (${sql.join(ids)})` : sql``,
      kinds.length > 0 ? sql`AND kind NOT IN (${sql.join(kinds)})` : sql``,
      players.length > 0 ? sql`AND (player_id IS NULL OR player_id NOT IN (${sql.join(players)}))` : sql``,
    ];
    const { rows } = await sql<Row>`
      UPDATE jobs SET leased_until = ${at + leaseMs}, attempts = attempts + 1
      WHERE id = (SELECT id FROM jobs WHERE run_at <= ${at} AND leased_until <= ${at} ${sql.join(others, sql` `)}
        ORDER BY run_at, id LIMIT 1 ${skip})
      RETURNING id, kind, player_id, payload, attempts, failure`.execute(db);
    const [row] = rows;
    return row && jobOf(row);
  }

  /** Keeps a job that takes its time. */
  async renew(job: Job): Promise<void> {
    await this.#own(job, { leased_until: this.now() + leaseMs });
  }

  async remove({ id, attempt }: Job): Promise<void> {
    await this.storage.db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempt).execute();
  }

  /** Gives a failed job back, to be tried again after `waitMs`. */
  async postpone(job: Job, waitMs: number, failure: string): Promise<void> {
    await this.#own(job, { run_at: this.now() + waitMs, leased_until: 0, failure: failure.slice(0, 500) });
  }

  /** Gives a job back as if it had not been claimed. */
  async release(job: Job): Promise<void> {
    await this.#own(job, { leased_until: 0, attempts: job.attempt - 1 });
  }

  async #own(
    { id, attempt }: Job,
    set: Partial<Record<'run_at' | 'leased_until' | 'attempts', number>> & { failure?: string },
  ): Promise<void> {
    const { db } = this.storage;
    await db.updateTable('jobs').set(set).where('id', '=', id).where('attempts', '=', attempt).execute();
  }
}
