import { connect as connectTcp, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type RunningPostgres, startPostgres } from '../../../../scripts/support/postgres.ts';
import { eventually } from '../support/eventually.ts';
import { isLongRun } from '../support/runs.ts';
import { type Caller, startServer, type TestServer } from '../support/server.ts';

let postgres: RunningPostgres;
let url: string;
let server: TestServer;
let player: Caller;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createDatabase(postgres.url);
  server = await startServer({ databaseUrl: url });
  player = await server.register('durable');
}, 120_000);
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

const addTask = (key: string) =>
  player.post('/tasks/user', { type: 'todo', text: key }, { 'idempotency-key': key });

/** What waits for many seconds. */
const longTest = test.runIf(isLongRun);

describe('a restart of the database', () => {
  test('under load is an answer of 503 and nothing else; nothing is lost or doubled', async () => {
    const ending = new AbortController();
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    const work = async (name: string) => {
      for (let i = 0; !ending.signal.aborted; i++) {
        const key = `${name}-${i}`;
        let answer = await addTask(key);
        statuses.add(answer.status);
        for (; answer.status !== 201; answer = await addTask(key)) {
          expect([answer.status, answer.headers['retry-after']]).toEqual([
            503,
            expect.stringMatching(/^\d+$/),
          ]);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        acknowledged.push(key);
      }
    };
    const workers = Array.from({ length: 8 }, (_, i) => work(`worker-${i}`));
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await postgres.restart();
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
    ending.abort();
    await Promise.all(workers);
    const { text } = await player.get('/tasks/user?type=todos');
    const stored = [...text.matchAll(/"text":"(worker-[^"]*)"/g)].map(([, name]) => name ?? '');
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(statuses).toEqual(new Set([201, 503]));
  }, 120_000);

  longTest(
    'leaves one connection that listens, and no more connections than before',
    async () => {
      const listening = () =>
        ask(
          `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN everdeed' AND datname = current_database()`,
        );
      for (let round = 0; round < 3; round++) {
        await postgres.restart();
        await eventually(async () => expect(await listening()).toHaveLength(1));
      }
      const all = await ask(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      expect(all.length).toBeLessThanOrEqual(11);
      expect((await addTask('afterwards')).status).toBe(201);
    },
    120_000,
  );
});

longTest(
  'a row that somebody holds is an answer of 503, and others wait no longer than that',
  async () => {
    const other = await server.register('other');
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM players WHERE id = $1 FOR UPDATE', [player.id]);
    const started = performance.now();
    const held = Array.from({ length: 12 }, (_, i) => addTask(`held-${i}`));
    const mine = await other.post('/tasks/user', { type: 'todo', text: 'mine' });
    for (const answer of await Promise.all(held)) {
      expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
        503,
        expect.any(String),
        expect.any(String),
      ]);
    }
    expect(performance.now() - started).toBeLessThan(12_000);
    expect([201, 503]).toContain(mine.status);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await addTask('released')).status).toBe(201);
  },
  60_000,
);

test('a player whose row is held, or who asks for much, takes no place of others', async () => {
  const other = await server.register('unhurried');
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM players WHERE id = $1 FOR UPDATE', [player.id]);
  const held = Array.from({ length: 40 }, (_, i) => addTask(`crowd-${i}`));
  let isFirstRefused = false;
  const watching = (async () => {
    await Promise.race(held);
    isFirstRefused = true;
  })();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const mine = await Promise.all([
    ...Array.from({ length: 5 }, (_, i) => other.post('/tasks/user', { type: 'todo', text: `mine ${i}` })),
    other.get('/user'),
    player.get('/user'),
  ]);
  // All of the others' calls are done while this player's still wait for the row.
  expect(isFirstRefused).toBe(false);
  expect(mine.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 200, 200]);
  await watching;
  const refused = await Promise.all(held);
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    held.map(() => [503, '1']),
  );
  await holder.query('ROLLBACK');
  await holder.end();
  expect((await addTask('crowd-0')).status).toBe(201);
}, 60_000);

/** A way to the database that can be blocked: connections stay, and nothing comes through. */
class Gate {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isShut = false;

  constructor(target: URL) {
    this.#server = createServer((near) => {
      const far = connectTcp(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
        from.on('data', (chunk) => {
          if (!this.#isShut) to.write(chunk);
        });
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  shut(isShut: boolean): void {
    this.#isShut = isShut;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

test('a database that says nothing is an answer of 503 within seconds, and is used again when it speaks', async () => {
  const target = new URL(await createDatabase(postgres.url));
  const gate = new Gate(target);
  const way = new URL(target);
  way.port = String(await gate.open());
  const behind = await startServer({ databaseUrl: way.href, env: { DATABASE_TIMEOUT: '1000' } });
  const one = await behind.register('patient');
  gate.shut(true);
  const started = performance.now();
  const [ready, task] = await Promise.all([
    behind.anyone.get('/ready'),
    one.post('/tasks/user', { type: 'todo', text: 'x' }),
  ]);
  expect([ready.status, task.status, task.body.code]).toEqual([503, 503, 'storageUnavailable']);
  expect(performance.now() - started).toBeLessThan(8_000);
  gate.shut(false);
  await eventually(async () =>
    expect((await one.post('/tasks/user', { type: 'todo', text: 'y' })).status).toBe(201),
  );
  await behind.close();
  gate.close();
}, 60_000);
