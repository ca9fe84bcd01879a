import { Type } from '@everdeed/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropJobIn, forgetDeadLetters, retryDeadLettersIn } from '../src/jobs/dead-letters.ts';
import { defineJob, type Job, type JobControl, jobKind } from '../src/jobs/kind.ts';
import { countJobs } from '../src/jobs/list.ts';
import { jobStatus } from '../src/jobs/progress.ts';
import { JobRunner } from '../src/jobs/runner.ts';
import { eventually } from './support/eventually.ts';
import { engines } from './support/postgres.ts';
import { openStorage, type TestStorage } from './support/storage.ts';

const day = 86_400_000;
/** What a job waits before each try; the first runs at once. */
const waits = [0, 2_000, 15_000, 60_000, 300_000, 1_800_000];

const count = jobKind({ name: 'count', payload: Type.Object({ n: Type.Integer() }) });
const chime = jobKind({
  name: 'chime',
  payload: Type.Object({ everyMs: Type.Integer(), until: Type.Optional(Type.Integer()) }),
  repeat: ({ everyMs, until = Infinity }, now) => (now + everyMs > until ? undefined : now + everyMs),
});

describe.each(engines)('jobs on $engine', ({ database }) => {
  let store: TestStorage;
  let at = 0;
  const log = { warn: vi.fn(), error: vi.fn() };
  const open = async () => {
    at = 1_000_000;
    store = await openStorage(await database());
  };
  const runner = (...jobs: Parameters<JobRunner['register']>[0]) => {
    const made = new JobRunner({ storage: store.storage, log, now: () => at, onWake: () => () => undefined });
    made.register(jobs, {});
    return made;
  };
  type CountJob = Job<{ n: number }>;
  const counting = (run: (job: CountJob, control: JobControl) => unknown) =>
    defineJob(count, {
      run: async (_deps: object, job, control) => void (await run(job, control)),
    });
  const chiming = (run: () => unknown) => defineJob(chime, { run: async () => void (await run()) });
  const add = (n: number, options: { key?: string; runAt?: number } = {}) =>
    store.storage.run((tx) => tx.enqueue(count, { n }, { runAt: at, ...options }));
  const addChime = (everyMs: number, options: { key?: string; until?: number } = {}) => {
    const { key, until } = options;
    const payload = until === undefined ? { everyMs } : { everyMs, until };
    return store.storage.run((tx) =>
      tx.enqueue(chime, payload, { runAt: at, ...(key === undefined ? {} : { key }) }),
    );
  };
  const left = () => store.connection.db.selectFrom('jobs').selectAll().orderBy('id').execute();
  const dead = () => store.connection.db.selectFrom('dead_letters').selectAll().orderBy('id').execute();
  const failAll = async (worker: JobRunner) => {
    for (const wait of waits) {
      at += wait;
      await worker.settle();
    }
  };
  afterEach(async () => {
    await store.close();
    vi.clearAllMocks();
  });

  describe('under one key', () => {
    test('are absorbed while one waits, also at once; other keys and no key are not', async () => {
      await open();
      await Promise.all(Array.from({ length: 8 }, (_, n) => add(n, { key: 'a' })));
      await add(10, { key: 'b' });
      await add(11);
      await add(12);
      const done: number[] = [];
      await runner(counting(({ payload }) => done.push(payload.n))).settle();
      expect([done.length, done.slice(1)]).toEqual([4, [10, 11, 12]]);
    });

    test('move the waiting one forward, never back, and not past a wait after a failure', async () => {
      await open();
      await add(1, { key: 'a', runAt: at + 5000 });
      await add(2, { key: 'a', runAt: at + 9000 });
      expect(await left()).toMatchObject([{ run_at: at + 5000 }]);
      await add(3, { key: 'a', runAt: at + 1000 });
      expect(await left()).toMatchObject([{ run_at: at + 1000, payload: '{"n":1}' }]);
      at += 1000;
      const failing = () => Promise.reject(new Error('no'));
      await runner(counting(failing)).settle();
      await add(4, { key: 'a' });
      expect(await left()).toMatchObject([{ run_at: at + 2000, attempts: 1 }]);
    });

    test('wait behind the one that runs: it may have read what has changed since', async () => {
      await open();
      const done: number[] = [];
      let finish: () => void = () => undefined;
      const worker = runner(
        counting(async ({ payload }) => {
          if (payload.n === 1) await new Promise<void>((resolve) => (finish = resolve));
          done.push(payload.n);
        }),
      );
      await add(1, { key: 'a' });
      const first = worker.runOne();
      await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
      await add(2, { key: 'a' });
      await add(3, { key: 'a' });
      expect(await left()).toHaveLength(2);
      finish();
      await first;
      await worker.settle();
      expect([done, await left()]).toEqual([[1, 2], []]);
    });

    test('give way to the one that waits, when they fail', async () => {
      await open();
      const worker = runner(
        counting(async ({ payload }) => {
          if (payload.n !== 1) return;
          await add(2, { key: 'a', runAt: at + day });
          throw new Error('no');
        }),
      );
      await add(1, { key: 'a' });
      await worker.settle();
      expect(await left()).toMatchObject([{ payload: '{"n":2}', attempts: 0, run_at: at + day }]);
    });
  });

  describe('that repeat', () => {
    test('have one row for each key, however many processes ask for them', async () => {
      await open();
      const done = vi.fn();
      const workers = [runner(chiming(done)), runner(chiming(done)), runner(chiming(done))];
      const ask = () => Promise.all(workers.map(() => addChime(1000)));
      await ask();
      await Promise.all(workers.map((worker) => worker.settle()));
      expect(done).toHaveBeenCalledTimes(1);
      expect(await left()).toMatchObject([{ run_at: at + 1000, attempts: 0, repeats: 1 }]);
      await addChime(1000, { key: 'other' });
      expect(await left()).toHaveLength(2);
      for (let hour = 0; hour < 5; hour++) {
        at += 1000;
        await Promise.all(workers.map((worker) => worker.settle()));
      }
      expect([done.mock.calls.length, (await left()).length]).toEqual([1 + 6 + 4, 2]);
    });

    test('absorb a second asking while they run', async () => {
      await open();
      await addChime(1000);
      await runner(chiming(() => addChime(1000))).settle();
      expect(await left()).toMatchObject([{ run_at: at + 1000 }]);
    });

    test('end when their payload says so', async () => {
      await open();
      const done = vi.fn();
      await addChime(1000, { until: at + 2500 });
      for (let i = 0; i < 5; i++) {
        await runner(chiming(done)).settle();
        at += 1000;
      }
      expect([done.mock.calls.length, await left()]).toEqual([3, []]);
    });

    test('come round after they failed for the last time, with one dead letter', async () => {
      await open();
      const failing = () => Promise.reject(new Error('no'));
      await addChime(1000);
      const worker = runner(chiming(failing));
      await failAll(worker);
      expect(await left()).toMatchObject([{ run_at: at + 1000, attempts: 0, failure: null }]);
      at += 1000;
      await failAll(worker);
      expect(await dead()).toMatchObject([{ kind: 'chime', died_at: at, attempts: 6 }]);
      expect(await store.storage.run(({ db }) => retryDeadLettersIn(db, at))).toBe(1);
      expect([await left(), await dead()]).toMatchObject([[{ run_at: at }], []]);
    });

    test('are not ended by a worker that comes back too late', async () => {
      await open();
      let comeBack: () => void = () => undefined;
      const slow = () => new Promise<void>((resolve) => (comeBack = resolve));
      await addChime(60_000);
      const late = runner(chiming(slow)).runOne();
      await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
      at += 60_000;
      await runner(chiming(() => undefined)).settle();
      at += 60_000;
      void runner(chiming(() => new Promise(() => undefined))).runOne();
      await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
      comeBack();
      await late;
      expect(await left()).toMatchObject([{ attempts: 1, leased_until: at + 60_000 }]);
    });
  });

  describe('of another program', () => {
    test.each([
      ['a payload of other fields', 'count', '{"m":1}', /count job is not understood/],
      ['a payload that is no JSON', 'count', '{', /not JSON/],
      ['a kind that nobody knows', 'unheard', '{}', /no worker for jobs of kind unheard/],
    ])('with %s fail, and stop nobody else', async (_what, kind, payload, failure) => {
      await open();
      await add(1);
      await store.connection.db.updateTable('jobs').set({ kind, payload }).execute();
      await add(2);
      const done: number[] = [];
      const worker = runner(counting((job) => done.push(job.payload.n)));
      await failAll(worker);
      expect(done).toEqual([2]);
      expect(await dead()).toMatchObject([{ kind, payload, failure: expect.stringMatching(failure) }]);
      expect(await left()).toEqual([]);
    });

    test('two kinds of one name are refused', async () => {
      await open();
      const work = counting(() => undefined);
      expect(() => runner(work, work)).toThrow('two kinds of jobs are called count');
    });
  });

  describe('that failed for the last time', () => {
    const failing = counting(() => Promise.reject(new Error('no')));

    test('are kept with their failure, retried one or all, and dropped', async () => {
      await open();
      for (let n = 1; n <= 3; n++) await add(n, { key: `k${n}` });
      await failAll(runner(failing));
      expect(await left()).toEqual([]);
      const [one, two] = await dead();
      expect(one).toMatchObject({ payload: '{"n":1}', failure: 'no', attempts: 6, died_at: at });
      expect(await countJobs(store.storage.db, 'dead_letters')).toBe(3);
      expect(await store.storage.run(({ db }) => retryDeadLettersIn(db, at, one?.id))).toBe(1);
      expect(await left()).toMatchObject([{ payload: '{"n":1}', attempts: 0, dedupe_key: 'k1' }]);
      expect(await store.storage.run(({ db }) => dropJobIn(db, two?.id ?? 0, at))).toBe(true);
      expect(await store.storage.run(({ db }) => retryDeadLettersIn(db, at))).toBe(1);
      const done: number[] = [];
      await runner(counting(({ payload }) => done.push(payload.n))).settle();
      expect([done, await dead(), await left()]).toEqual([[1, 3], [], []]);
      expect(await store.storage.run(({ db }) => dropJobIn(db, two?.id ?? 0, at))).toBe(false);
    });

    test('are dropped while they wait, and not while they run', async () => {
      await open();
      await add(1, { runAt: at + day });
      const [waiting] = await left();
      expect(await store.storage.run(({ db }) => dropJobIn(db, waiting?.id ?? 0, at))).toBe(true);
      await add(2);
      void runner(counting(() => new Promise(() => undefined))).runOne();
      await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
      const [running] = await left();
      expect(await store.storage.run(({ db }) => dropJobIn(db, running?.id ?? 0, at))).toBe(false);
    });

    test('are forgotten after 30 days', async () => {
      await open();
      await add(1);
      await failAll(runner(failing));
      await forgetDeadLetters(store.storage.db, at + 30 * day);
      expect(await dead()).toHaveLength(1);
      await forgetDeadLetters(store.storage.db, at + 30 * day + 1);
      expect(await dead()).toEqual([]);
    });
  });

  test('tell how far they are, to those who ask and to the next try', async () => {
    await open();
    const ask = () => jobStatus(store.storage.db, count, 'long', at);
    expect(await ask()).toBeUndefined();
    await add(1, { key: 'long' });
    expect(await ask()).toEqual({ state: 'waiting', progress: undefined, failure: undefined });
    const seen: unknown[] = [];
    const worker = runner(
      counting(async ({ progress }, control) => {
        await control.progress((progress?.done ?? 0) + 10, 100);
        seen.push(progress, (await ask())?.state);
        throw new Error('no');
      }),
    );
    await worker.settle();
    expect(await ask()).toEqual({ state: 'waiting', progress: { done: 10, total: 100 }, failure: 'no' });
    await failAll(worker);
    expect(seen.slice(0, 4)).toEqual([undefined, 'running', { done: 10, total: 100 }, 'running']);
    expect(await ask()).toEqual({ state: 'dead', progress: { done: 60, total: 100 }, failure: 'no' });
    await store.storage.run(({ db }) => retryDeadLettersIn(db, at));
    await runner(counting(() => undefined)).settle();
    expect(await ask()).toBeUndefined();
  });
});
