import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Job, JobRunner } from '../src/jobs/runner.ts';
import { eventually } from './support/eventually.ts';
import { engines } from './support/postgres.ts';
import { Caller, startServer, type TestServer } from './support/server.ts';
import { openStorage, type TestStorage } from './support/storage.ts';

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
    store.storage.run((tx) => tx.enqueue({ kind, payload, runAt, ...(userId ? { userId } : {}) }));
  const left = () => store.connection.db.selectFrom('jobs').selectAll().execute();
  afterEach(async () => {
    await store.close();
    vi.clearAllMocks();
  });

  test('does each job once, though many workers ask at once', async () => {
    await open();
    const done: unknown[] = [];
    const workers = [runner(), runner(), runner()];
    for (const worker of workers) worker.handle('count', async ({ payload }) => void done.push(payload['i']));
    for (let i = 0; i < 40; i++) await add('count', { i });
    await Promise.all(workers.map((worker) => worker.settle()));
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(await left()).toEqual([]);
  });

  test('forgets a job whose transaction failed', async () => {
    await open();
    const failing = store.storage.run(async (tx) => {
      await tx.enqueue({ kind: 'never', payload: {} });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await left()).toEqual([]);
  });

  test('leaves jobs for later until it is later', async () => {
    await open();
    const done = vi.fn(async () => undefined);
    const worker = runner();
    worker.handle('later', done);
    await add('later', {}, at + 5000);
    await worker.settle();
    expect(done).not.toHaveBeenCalled();
    at += 5000;
    await worker.settle();
    expect(done).toHaveBeenCalledOnce();
  });

  test('tries a failed job again, ever later, and drops it after six times', async () => {
    await open();
    const worker = runner();
    const attempts: number[] = [];
    worker.handle('hard', async ({ attempt }) => {
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
  });

  test('takes over the job of a worker that died, when its lease is over', async () => {
    await open();
    const dead = runner();
    dead.handle('slow', () => new Promise(() => undefined));
    await add('slow');
    void dead.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    const done = vi.fn(async () => undefined);
    const heir = runner();
    heir.handle('slow', done);
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
    late.handle('slow', () => new Promise<void>((resolve) => (comeBack = resolve)));
    await add('slow');
    const ending = late.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    at += 60_000;
    const heir = runner();
    heir.handle('slow', () => new Promise(() => undefined));
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
    slow.handle('slow', () => new Promise<void>((resolve) => (finish = resolve)));
    await add('slow');
    const ending = slow.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    at += 59_000;
    await eventually(async () => expect((await left())[0]?.leased_until).toBe(at + 60_000));
    at += 59_000;
    const heir = runner();
    const done = vi.fn(async () => undefined);
    heir.handle('slow', done);
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
    const wait = async ({ kind, userId }: Job) => {
      running.push(`${kind} ${userId ?? '-'}`);
      await new Promise<void>((resolve) => finish.push(resolve));
    };
    worker.handle('hook', wait, 6);
    worker.handle('mail', wait);
    for (const userId of ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e']) await add('hook', {}, at, userId);
    for (let i = 0; i < 4; i++) await add('mail');
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

  test('gives a job back when the process ends before it is done', async () => {
    await open();
    const ending = runner();
    ending.handle('endless', (_job, signal) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cut off')));
      });
    });
    await add('endless');
    void ending.runOne();
    await eventually(async () => expect((await left())[0]?.attempts).toBe(1));
    await ending.stop();
    expect(await left()).toMatchObject([{ attempts: 0, leased_until: 0, failure: null }]);
  });

  test('gives a job up that takes every process with it', async () => {
    await open();
    const done = vi.fn(async () => undefined);
    const worker = runner();
    worker.handle('deadly', done);
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
    await add('deed', { note });
    const script = join(import.meta.dirname, 'support', 'worker-process.ts');
    const victim = spawn(process.execPath, ['--import', 'tsx', script, store.where], { stdio: 'inherit' });
    const gone = new Promise((resolve) => victim.once('exit', (_code, signal) => resolve(signal)));
    await eventually(() => expect(existsSync(note)).toBe(true));
    victim.kill('SIGKILL');
    expect(await gone).toBe('SIGKILL');
    const done = vi.fn(async () => undefined);
    const heirs = [runner(), runner()];
    for (const heir of heirs) heir.handle('deed', done);
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

describe('mail', () => {
  const ask = async (server: TestServer) => {
    await server.register('writer');
    await server.anyone.post('/user/reset-password', { email: 'writer@example.org' });
    await server.app.services.jobs.settle();
    return (await server.app.services.mailer.list())[0];
  };

  test('without SMTP is kept in the data folder and shown to the administrator', async () => {
    const server = await startServer({ testMode: false });
    const mail = await ask(server);
    const folder = join(server.app.services.settings.dataDir, 'mails');
    const [file = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, file), 'utf8');
    await server.close();
    expect(text).toContain(mail?.body);
    expect(text).toMatch(/^To: writer@example.org$/m);
    expect(mail?.sentAt).toBeNull();
  });

  test('with SMTP is sent, and its words are not kept', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const server = await startServer({
      testMode: false,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Us <us@example.org>' },
    });
    const mail = await ask(server);
    await server.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: writer@example.org');
    expect(received[0]).toContain('From: Us <us@example.org>');
    expect(mail).toMatchObject({ body: '', sentAt: expect.any(String) });
  });
});

describe.each(engines)('live events on $engine', ({ database }) => {
  test('reach the player’s own pages, after the commit, in every process', async () => {
    const databaseUrl = await database();
    const secret = { SECRET_KEY: 'x'.repeat(32) };
    const options = databaseUrl === undefined ? {} : { databaseUrl, env: secret };
    const one = await startServer(options);
    const two = databaseUrl === undefined ? one : await startServer(options);
    const player = await one.register('listener');
    const other = await one.register('other');
    const base = await two.app.server.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const response = await fetch(`${base}/api/v4/events`, {
      headers: { ...player.credentials },
      signal: stop.signal,
    });
    const lines: string[] = [];
    const reading = (async () => {
      for await (const chunk of response.body ?? []) lines.push(Buffer.from(chunk as Uint8Array).toString());
    })().catch(() => undefined);
    const { storage } = one.app.services;
    await storage.run(async (tx) => tx.publish({ userId: other.id, kind: 'tasks' }));
    const failing = storage.run(async (tx) => {
      tx.publish({ userId: player.id, kind: 'never' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await storage.run(async (tx) =>
      tx.publish({ userId: player.id, kind: 'tasks', userV: 7, taskIds: ['a'] }),
    );
    await eventually(() => expect(lines.join('')).toContain('event: tasks'));
    stop.abort();
    await reading;
    await one.close();
    if (two !== one) await two.close();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(lines.join('').replace(/^: .*\n\n/gm, '')).toBe(
      'id: 7\nevent: tasks\ndata: {"kind":"tasks","userV":7,"taskIds":["a"]}\n\n',
    );
  });

  test('tell who comes back whether something was missed, and end the oldest of too many', async () => {
    const server = await startServer();
    const player = await server.register('returning');
    const base = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const first = async (lastId?: string) => {
      const headers = { ...player.credentials, ...(lastId ? { 'last-event-id': lastId } : {}) };
      const { body } = await fetch(`${base}/api/v4/events`, { headers, signal: stop.signal });
      return body?.getReader();
    };
    const textOf = async (reader: Awaited<ReturnType<typeof first>>) =>
      Buffer.from((await reader?.read())?.value ?? []).toString();
    const { _v } = (await player.get('/user')).body.data as { _v: number };
    const behind = await first(String(_v - 1));
    let text = '';
    while (!text.includes('data:')) text += await textOf(behind);
    expect(text).toBe(`: open\n\nid: ${_v}\nevent: player\ndata: {"kind":"player","userV":${_v}}\n\n`);
    const current = await first(String(_v));
    expect(await textOf(current)).toBe(': open\n\n');
    for (let more = 0; more < 19; more++) await first();
    expect((await behind?.read())?.done).toBe(true);
    await server.app.services.storage.run(async (tx) => tx.publish({ userId: player.id, kind: 'tasks' }));
    expect(await textOf(current)).toBe('event: tasks\ndata: {"kind":"tasks"}\n\n');
    stop.abort();
    await server.close();
  });

  test('are for players who are signed in', async () => {
    const server = await startServer();
    const stranger = { 'x-api-user': '11111111-2222-4333-8444-555555555555', 'x-api-key': 'no' };
    const nobody = await server.anyone.get('/events');
    const other = await new Caller(server.app, stranger).get('/events');
    await server.close();
    expect([nobody.status, nobody.body.code]).toEqual([401, 'missingAuthHeaders']);
    expect([other.status, other.body.code]).toEqual([401, 'invalidCredentials']);
  });
});
