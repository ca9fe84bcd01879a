import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Type } from '@everdeed/contract';
import { ownPackagesInside } from '../../../scripts/support/build-server.mjs';
import { type Job, type JobControl, defineJob, jobKind } from '../src/jobs/kind.ts';
import { JobRunner } from '../src/jobs/runner.ts';
import { eventually } from './support/eventually.ts';
import { engines } from './support/postgres.ts';
import { openStorage, type TestStorage } from './support/storage.ts';

type Payload = Readonly<Record<string, unknown>>;
type Run = (job: Job<Payload>, control: JobControl) => Promise<void>;

/** The process that is killed, as a script that starts at once; inside the project, where it finds the drivers. */
const script = join(import.meta.dirname, '..', '..', '..', '.cache', `worker-process-${process.pid}.mjs`);
beforeAll(async () => {
  const entryPoints = [join(import.meta.dirname, 'support', 'worker-process.ts')];
  const inside = {
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [ownPackagesInside],
  } satisfies BuildOptions;
  await build({ entryPoints, outfile: script, ...inside });
});
afterAll(() => rmSync(script, { force: true }));

/** A kind of job that carries anything. */
const kindOf = (name: string) => jobKind({ name, payload: Type.Record(Type.String(), Type.Unknown()) });

function handle(worker: JobRunner, name: string, run: Run, maxAtOnce?: number): void {
  const work = { run: (_deps: object, job: Job<Payload>, control: JobControl) => run(job, control) };
  worker.register([defineJob(kindOf(name), maxAtOnce === undefined ? work : { ...work, maxAtOnce })], {});
}

describe.each(engines)('the job queue on $engine', ({ database }) => {
  let store: TestStorage;
  let at = 0;
  const log = { warn: vi.fn(), error: vi.fn() };
  const runner = (renewMs?: number) =>
    new JobRunner({
      storage: store.storage,
      log,
      now: () => at,
      onWake: () => () => undefined,
      ...(renewMs === undefined ? {} : { renewMs }),
    });
  const open = async () => {
    at = 1_000_000;
    store = await openStorage(await database());
  };
  const add = (kind: string, payload = {}, runAt = at, userId?: string) =>
    store.storage.run((tx) => tx.enqueue(kindOf(kind), payload, { runAt, ...(userId ? { userId } : {}) }));
  const left = () => store.connection.db.selectFrom('jobs').selectAll().execute();
  const dead = () => store.connection.db.selectFrom('dead_letters').selectAll().execute();
  afterEach(async () => {
    await store.close();
    vi.clearAllMocks();
  });

  test('does each job once, though many workers ask at once', async () => {
    await open();
    const done: unknown[] = [];
    const workers = [runner(), runner(), runner()];
    for (const worker of workers)
      handle(worker, 'count', async ({ payload }) => void done.push(payload['i']));
    for (let i = 0; i < 40; i++) await add('count', { i });
    await Promise.all(workers.map((worker) => worker.settle()));
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(await left()).toEqual([]);
  });

  test('does what a clock that was ahead had leased or put off, once it is right', async () => {
    await open();
    const done: unknown[] = [];
    for (const name of ['leased', 'put off']) await add('late', { name });
    const ahead = at + 400 * 86_400_000;
    await store.connection.db
      .updateTable('jobs')
      .set({ leased_until: ahead, attempts: 1 })
      .where('id', '=', 1)
      .execute();
    await store.connection.db
      .updateTable('jobs')
      .set({ run_at: ahead, attempts: 1 })
      .where('id', '=', 2)
      .execute();
    const worker = runner();
    handle(worker, 'late', async ({ payload }) => void done.push(payload['name']));
    worker.start();
    await eventually(async () => {
      await worker.settle();
      expect(new Set(done)).toEqual(new Set(['leased', 'put off']));
    });
    await worker.stop();
  });

  test('forgets a job whose transaction failed', async () => {
    await open();
    const failing = store.storage.run(async (tx) => {
      await tx.enqueue(kindOf('never'), {});
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await left()).toEqual([]);
  });

  test('leaves jobs for later until it is later', async () => {
    await open();
    const done = vi.fn(async () => undefined);
    const worker = runner();
    handle(worker, 'later', done);
    await add('later', {}, at + 5000);
    await worker.settle();
    expect(done).not.toHaveBeenCalled();
    at += 5000;
    await worker.settle();
    expect(done).toHaveBeenCalledOnce();
  });

  test('tries a failed job again, ever later, and keeps it as a dead letter after six times', async () => {
    await open();
    const worker = runner();
    const attempts: number[] = [];
    handle(worker, 'hard', async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error('no');
    });
    await add('hard');
    for (const wait of [0, 2_000, 15_000, 60_000, 300_000, 1_800_000]) {
      at += wait;
      await worker.settle();
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6]);
    expect([await left(), log.error.mock.calls.length]).toEqual([[], 1]);
    expect(await dead()).toMatchObject([{ kind: 'hard', attempts: 6, failure: 'no', died_at: at }]);
  });

  test('takes over the job of a worker that died, when its lease is over', async () => {
    await open();
    const deceased = runner();
    handle(deceased, 'slow', () => new Promise(() => undefined));
    await add('slow');
    void deceased.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    const done = vi.fn(async () => undefined);
    const heir = runner();
    handle(heir, 'slow', done);
    await heir.settle();
    expect(done).not.toHaveBeenCalled();
    at += 60_000;
    await heir.settle();
    expect(done).toHaveBeenCalledOnce();
  });

  test('lets a worker that comes back too late end nothing', async () => {
    await open();
    let comeBack: () => void = () => undefined;
    const late = runner();
    handle(late, 'slow', () => new Promise<void>((resolve) => (comeBack = resolve)));
    await add('slow');
    const ending = late.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    at += 60_000;
    const heir = runner();
    handle(heir, 'slow', () => new Promise(() => undefined));
    void heir.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(2));
    comeBack();
    await ending;
    expect(await left()).toMatchObject([{ attempts: 2 }]);
  });

  test('keeps the job of a worker that takes its time', async () => {
    await open();
    let finish: () => void = () => undefined;
    const slow = runner(5);
    handle(slow, 'slow', () => new Promise<void>((resolve) => (finish = resolve)));
    await add('slow');
    const ending = slow.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    at += 59_000;
    await eventually(async () => expect((await left())[0]?.leased_until).toBe(at + 60_000));
    at += 59_000;
    const heir = runner();
    const done = vi.fn(async () => undefined);
    handle(heir, 'slow', done);
    await heir.settle();
    finish();
    await ending;
    expect([done.mock.calls.length, await left()]).toEqual([0, []]);
  });

  test('does eight jobs at once, two of a player, and no more of a kind than allowed', async () => {
    await open();
    const worker = runner();
    const running: string[] = [];
    const finish: (() => void)[] = [];
    const wait = async ({ userId, payload }: Job<Payload>) => {
      running.push(`${String(payload['kind'])} ${userId ?? '-'}`);
      await new Promise<void>((resolve) => finish.push(resolve));
    };
    handle(worker, 'hook', wait, 6);
    handle(worker, 'mail', wait);
    for (const userId of ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e'])
      await add('hook', { kind: 'hook' }, at, userId);
    for (let i = 0; i < 4; i++) await add('mail', { kind: 'mail' });
    const settled = worker.settle();
    const first = ['hook a', 'hook a', 'hook b', 'hook b', 'hook c', 'hook d', 'mail -', 'mail -'];
    await eventually(() => expect(running).toEqual(first));
    await eventually(async () => {
      for (const end of finish.splice(0)) end();
      expect(await left()).toEqual([]);
    });
    await settled;
    expect(running).toHaveLength(13);
  });

  test.each(['while it runs', 'as it is claimed'])(
    'gives a job back when the process ends %s',
    async (when) => {
      await open();
      const ending = runner();
      handle(ending, 'endless', (_job, { signal }) => {
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('cut off')));
        });
      });
      await add('endless');
      void ending.runOne();
      if (when === 'while it runs') await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
      await ending.stop();
      expect(await left()).toMatchObject([{ attempts: 0, leased_until: 0, failure: null }]);
    },
  );

  test('gives a job up that takes every process with it', async () => {
    await open();
    const done = vi.fn(async () => undefined);
    const worker = runner();
    handle(worker, 'deadly', done);
    await add('deadly');
    await store.connection.db.updateTable('jobs').set({ attempts: 6 }).execute();
    await worker.settle();
    expect([done.mock.calls.length, log.error.mock.calls.length, await left()]).toEqual([0, 1, []]);
  });

  test('has the job of a killed process done by another one, once', async () => {
    await open();
    at = Date.now();
    const folder = mkdtempSync(join(tmpdir(), 'everdeed-jobs-'));
    const note = join(folder, 'begun');
    await add('note', { note });
    const victim = spawn(process.execPath, [script, store.where], { stdio: 'inherit' });
    const gone = new Promise((resolve) => victim.once('exit', (_code, signal) => resolve(signal)));
    await eventually(() => expect(existsSync(note)).toBe(true));
    victim.kill('SIGKILL');
    expect(await gone).toBe('SIGKILL');
    const done = vi.fn(async () => undefined);
    const heirs = [runner(), runner()];
    for (const heir of heirs) handle(heir, 'note', done);
    const settle = () => Promise.all(heirs.map((heir) => heir.settle()));
    await settle();
    expect(done).not.toHaveBeenCalled();
    at = Date.now() + 60_000;
    await settle();
    await settle();
    rmSync(folder, { recursive: true, force: true });
    expect([done.mock.calls.length, await left()]).toEqual([1, []]);
  });
});
