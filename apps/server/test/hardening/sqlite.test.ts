import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectGarbage } from '../support/collect-garbage.ts';
import { eventually } from '../support/eventually.ts';
import { tasksIn } from '../support/players.ts';
import { type Caller, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let player: Caller;
beforeEach(async () => {
  server = await startServer();
  player = await server.register('steady');
});
afterEach(() => server.close());

const addTask = (key: string, text = key) =>
  player.post('/tasks/user', { type: 'todo', text }, { 'idempotency-key': key });

const textsOf = async (): Promise<string[]> =>
  tasksIn((await player.get('/tasks/user?type=todos')).body.data).map(({ text }) => text);

/** Another program that writes to the same file. */
async function lockFile(): Promise<() => void> {
  const other = new Libsql(join(server.app.services.settings.dataDir, 'everdeed.sqlite'), { timeout: 0 });
  // The server's own transaction may just be about to end.
  await eventually(async () => {
    other.exec('BEGIN IMMEDIATE');
  });
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

describe('another program that holds the write lock', () => {
  /** Writes and reads while the file is locked; `longest` is how long the process stood still at most, in milliseconds. */
  async function whileLocked() {
    const release = await lockFile();
    collectGarbage();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const writes = Array.from({ length: 20 }, (_, i) => addTask(`held-${i}`));
    const reads: number[] = [];
    for (let i = 0; i < 5; i++) {
      reads.push((await player.get('/user')).status);
      await pause(200);
    }
    const answers = await Promise.all(writes);
    delay.disable();
    release();
    expect(reads).toEqual([200, 200, 200, 200, 200]);
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      answers.map(() => [503, '1']),
    );
    return { longest: delay.max / 1e6, answers };
  }

  test('holds up no other work of the process, and is an answer of 503 that says when to ask again', async () => {
    let { longest, answers } = await whileLocked();
    // The limit is 50 ms of waiting at once; the rest is left to a busy machine, which may stop the process for longer
    // once, as the lock would each time.
    for (let again = 0; again < 2 && longest >= 250; again++) ({ longest, answers } = await whileLocked());
    expect(longest).toBeLessThan(250);
    const written = await Promise.all(answers.map((_, i) => addTask(`held-${i}`)));
    expect(written.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await textsOf()).filter((text) => text.startsWith('held-'))).toHaveLength(answers.length);
  });

  test('for a moment only delays what is written: nothing is lost, and a repeat counts once', async () => {
    const release = await lockFile();
    const writes = Array.from({ length: 8 }, (_, i) => addTask(`late-${i % 4}`));
    await pause(600);
    release();
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201));
    const kept = (await textsOf()).filter((text) => text.startsWith('late-'));
    expect(kept.toSorted()).toEqual(['late-0', 'late-1', 'late-2', 'late-3']);
  });

  test('does not stop reads when the use of the token is due to be noted', async () => {
    server.system.at += 2 * 3_600_000;
    const release = await lockFile();
    collectGarbage();
    const started = performance.now();
    expect((await player.get('/user')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_000);
    release();
  });
});

describe('a full disk', () => {
  /** Pages that the file may have; the engine says that the disk is full when it needs more. */
  const limitPages = (pages: number) =>
    sql.raw(`PRAGMA max_page_count = ${pages}`).execute(server.app.services.storage.db);

  test('is an answer of 503 to whoever writes; reads go on, and once there is room all is as acknowledged', async () => {
    await limitPages(1);
    const acknowledged: string[] = [];
    let full = 0;
    for (let i = 0; full < 10 && i < 2_000; i++) {
      const { status, headers, body } = await addTask(`full-${i}`, `${i} ${'x'.repeat(5_000)}`);
      if (status === 201) acknowledged.push(String(i));
      else {
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'storageUnavailable', '5']);
        full += 1;
      }
    }
    expect(full).toBe(10);
    expect((await player.get('/user')).status).toBe(200);
    await limitPages(1_000_000);
    expect((await addTask('room')).status).toBe(201);
    const kept = (await textsOf()).map((text) => text.split(' ')[0] ?? '');
    expect(kept.toSorted()).toEqual([...acknowledged, 'room'].toSorted());
  });
});
