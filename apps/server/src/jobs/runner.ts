import type { Storage } from '../storage/storage.ts';
import { type Busy, JobTable, leaseMs, type StoredJob } from './job-table.ts';
import { type JobControl, type JobDefinition, readPayload } from './kind.ts';

/** Where the runner tells what went wrong. */
interface JobLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface JobRunnerOptions {
  readonly storage: Storage;
  readonly log: JobLog;
  readonly now: () => number;
  readonly onWake: (listener: () => void) => () => void;
  /** How often the lease of a running job is renewed, in ms. */
  readonly renewMs?: number;
}

interface Worker {
  run(job: StoredJob, control: JobControl): Promise<void>;
  /** The instant of the next run; undefined for a job that is done with. */
  next(job: StoredJob, now: number): number | undefined;
  readonly maxAtOnce: number;
}

interface Running {
  readonly job: StoredJob;
  readonly done: Promise<void>;
}

/** Maximum number of jobs running at once in one process, and of these for one player. */
const maxAtOnce = 8;
const maxPerPlayer = 2;
const pollMs = 5_000;
/** How long running jobs may take to finish when the process shuts down. */
const graceMs = 3_000;
/** Wait before the next try, by attempt; after the last one the job becomes a dead letter. */
const retryMs = [2_000, 15_000, 60_000, 300_000, 1_800_000] as const;
/** No job waits longer than this for another try. */
const maxWaitMs = 2 * Math.max(...retryMs);

/** Waits for the work, but no longer than the grace period. */
async function withinGrace(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise((resolve) => (timer = setTimeout(resolve, graceMs)));
  await Promise.race([work, over]);
  clearTimeout(timer);
}

function countBy(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Runs jobs from the table, several at once. Any number of processes may run one each. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #table: JobTable;
  readonly #workers = new Map<string, Worker>();
  readonly #running = new Map<number, Running>();
  readonly #ending = new AbortController();
  #claiming: Promise<unknown> = Promise.resolve();
  #filling: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#table = new JobTable(options.storage, options.now);
  }

  /** Makes these kinds of jobs known, and what their code is handed. Two of one name are a bug. */
  register<Deps>(jobs: readonly JobDefinition<Deps>[], deps: Deps): void {
    for (const job of jobs) {
      const { kind } = job;
      if (this.#workers.has(kind.name)) throw new Error(`two kinds of jobs are called ${kind.name}`);
      this.#workers.set(kind.name, {
        run: (stored, control) => job.run(deps, stored, control),
        next: ({ payload }, now) => kind.repeat?.(readPayload(kind, payload), now),
        maxAtOnce: job.maxAtOnce ?? maxAtOnce,
      });
    }
  }

  start(): void {
    this.#table.bringBack(maxWaitMs).catch((error: unknown) => {
      this.#options.log.error({ err: error }, 'cannot look for jobs that were put off too far');
    });
    this.#unsubscribe = this.#options.onWake(() => this.wake());
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.wake();
  }

  /** Lets running jobs finish for the grace period and returns the others to the queue. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    clearInterval(this.#timer);
    await this.#filling;
    // What is claimed is running, or comes to be.
    await this.#claiming;
    const all = () => Promise.all([...this.#running.values()].map(({ done }) => done));
    await withinGrace(all());
    this.#ending.abort();
    await withinGrace(all());
  }

  wake(): void {
    this.#again = true;
    if (this.#filling || this.#stopped) return;
    this.#filling = this.#fill().finally(() => {
      this.#filling = undefined;
      if (this.#again && !this.#stopped) this.wake();
    });
  }

  async #fill(): Promise<void> {
    this.#again = false;
    try {
      while (!this.#stopped && (await this.#startOne())) {}
    } catch (error) {
      this.#options.log.error({ err: error }, 'cannot read the job queue');
    }
  }

  /** Waits until nothing is running and no job is due. Jobs for later do not count. */
  async settle(): Promise<void> {
    for (;;) {
      await this.#filling;
      // A job may have been left for one that was running, and has ended while the claim was made.
      const wasIdle = this.#running.size === 0;
      if (await this.#startOne()) continue;
      const running = [...this.#running.values()].map(({ done }) => done);
      if (running.length > 0) await Promise.race(running);
      else if (wasIdle) return;
    }
  }

  /** Claims and runs the next due job; returns false if there is none. */
  async runOne(): Promise<boolean> {
    const running = await this.#startOne();
    await running?.done;
    return running !== undefined;
  }

  get #busy(): Busy {
    const jobs = [...this.#running.values()].map(({ job }) => job);
    const kinds = [...countBy(jobs.map(({ kind }) => kind))];
    const players = [...countBy(jobs.map(({ userId }) => userId))];
    return {
      ids: jobs.map(({ id }) => id),
      kinds: kinds
        .filter(([kind, n]) => n >= (this.#workers.get(kind)?.maxAtOnce ?? 1))
        .map(([kind]) => kind),
      players: players.filter(([, n]) => n >= maxPerPlayer).map(([player]) => player),
    };
  }

  /** Claims run one after another, since each must know what the previous one took. */
  #startOne(): Promise<Running | undefined> {
    const started = this.#claiming.then(() => this.#claimOne());
    this.#claiming = started.catch(() => undefined);
    return started;
  }

  async #claimOne(): Promise<Running | undefined> {
    if (this.#running.size >= maxAtOnce) return undefined;
    const job = await this.#table.claim(this.#busy);
    if (!job) return undefined;
    const done = this.#do(job)
      .catch((error: unknown) => {
        // The lease expires, and the job is run again.
        this.#options.log.error({ err: error, job: job.id }, 'cannot record the end of a job');
      })
      .finally(() => {
        this.#running.delete(job.id);
        if (this.#timer) this.wake();
      });
    const running = { job, done };
    this.#running.set(job.id, running);
    return running;
  }

  #controlOf(job: StoredJob): JobControl {
    return {
      signal: this.#ending.signal,
      isEnding: () => this.#stopped,
      progress: (done, total) => this.#table.noteProgress(job, { done, total }),
    };
  }

  async #do(job: StoredJob): Promise<void> {
    const { signal } = this.#ending;
    const renewal = setInterval(
      () => {
        this.#table.renew(job).catch(() => undefined);
      },
      this.#options.renewMs ?? leaseMs / 3,
    );
    let next: number | undefined;
    try {
      // The end of the last attempt was not recorded: it took down its process.
      if (job.attempt > retryMs.length + 1) throw new Error('the worker died repeatedly');
      const worker = this.#workers.get(job.kind);
      if (!worker) throw new Error(`no worker for jobs of kind ${job.kind}`);
      await worker.run(job, this.#controlOf(job));
      next = worker.next(job, this.#options.now());
    } catch (error) {
      await (signal.aborted ? this.#table.release(job) : this.#failed(job, error));
      return;
    } finally {
      clearInterval(renewal);
    }
    await (next === undefined ? this.#table.remove(job) : this.#table.repeat(job, next));
  }

  async #failed(job: StoredJob, error: unknown): Promise<void> {
    const { log } = this.#options;
    const failure = error instanceof Error ? error.message : String(error);
    const facts = { job: job.id, kind: job.kind, failure };
    const wait = retryMs[job.attempt - 1];
    if (wait === undefined) {
      log.error(facts, 'a job failed for the last time and is kept as a dead letter');
      await this.#table.bury(job, failure, this.#nextOf(job));
      return;
    }
    log.warn(facts, 'a job failed and will be retried');
    await this.#table.postpone(job, wait, failure);
  }

  /** When a repeating job that failed for the last time has its next run; never when it cannot be read. */
  #nextOf(job: StoredJob): number | undefined {
    try {
      return this.#workers.get(job.kind)?.next(job, this.#options.now());
    } catch {
      return undefined;
    }
  }
}
