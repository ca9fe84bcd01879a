import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';

export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly failure: string | null;
}

/** Does one job. Must bear being run twice: a worker can die between the work and the note of it. */
export type JobHandler = (job: Job) => Promise<void>;

export interface JobRunnerOptions {
  readonly storage: Storage;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly now: () => number;
  readonly onWake: (listener: () => void) => () => void;
}

const leaseMs = 60_000;
const pollMs = 5_000;
/** Wait before the next try, by attempt; after the last one the job is dropped with a line in the log. */
const retryMs = [2_000, 15_000, 60_000, 300_000, 1_800_000] as const;

/** Takes jobs from the table one by one. Any number of processes may run one each. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #handlers = new Map<string, JobHandler>();
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  handle(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler);
  }

  start(): void {
    this.#unsubscribe = this.#options.onWake(() => this.wake());
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    clearInterval(this.#timer);
    await this.#running;
  }

  wake(): void {
    this.#again = true;
    if (this.#running || this.#stopped) return;
    this.#running = this.#drain().finally(() => {
      this.#running = undefined;
      if (this.#again && !this.#stopped) this.wake();
    });
  }

  async #drain(): Promise<void> {
    this.#again = false;
    try {
      while (!this.#stopped && (await this.runOne())) {}
    } catch (error) {
      this.#options.log.error({ err: error }, 'the job queue cannot be read');
    }
  }

  /** Waits until no job is due. Jobs for later do not count. */
  async settle(): Promise<void> {
    while (this.#running) await this.#running;
    while (await this.runOne()) {}
  }

  /** Claims the next due job and does it; false when there is none. */
  async runOne(): Promise<boolean> {
    const job = await this.#claim();
    if (!job) return false;
    const handler = this.#handlers.get(job.kind);
    try {
      if (!handler) throw new Error(`no worker for jobs of kind ${job.kind}`);
      await handler(job);
      await this.#options.storage.db.deleteFrom('jobs').where('id', '=', job.id).execute();
    } catch (error) {
      await this.#failed(job, error);
    }
    return true;
  }

  async #claim(): Promise<Job | undefined> {
    const { storage, now } = this.#options;
    const at = now();
    const skip = storage.options.connection.engine === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
    const { rows } = await sql<{
      id: number;
      kind: string;
      payload: string;
      attempts: number;
      failure: string | null;
    }>`
      UPDATE jobs SET leased_until = ${at + leaseMs}, attempts = attempts + 1
      WHERE id = (SELECT id FROM jobs WHERE run_at <= ${at} AND leased_until <= ${at} ORDER BY run_at, id LIMIT 1 ${skip})
      RETURNING id, kind, payload, attempts, failure`.execute(storage.db);
    const row = rows[0];
    if (!row) return undefined;
    const payload = JSON.parse(row.payload) as Record<string, unknown>;
    return { id: row.id, kind: row.kind, payload, attempt: row.attempts, failure: row.failure };
  }

  async #failed(job: Job, error: unknown): Promise<void> {
    const { storage, now, log } = this.#options;
    const failure = error instanceof Error ? error.message : String(error);
    const wait = retryMs[job.attempt - 1];
    if (wait === undefined) {
      log.error({ job: job.id, kind: job.kind, failure }, 'a job failed for the last time and is dropped');
      await storage.db.deleteFrom('jobs').where('id', '=', job.id).execute();
      return;
    }
    log.warn({ job: job.id, kind: job.kind, failure }, 'a job failed and is tried again');
    const later = { run_at: now() + wait, leased_until: 0, failure: failure.slice(0, 500) };
    await storage.db.updateTable('jobs').set(later).where('id', '=', job.id).execute();
  }
}
