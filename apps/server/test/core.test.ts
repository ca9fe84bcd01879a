import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestWork } from '../src/http/request-work.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

describe.each(engines)('a change on $engine', ({ database }) => {
  let server: TestServer;
  let player: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    player = await server.register('alder');
  });
  afterAll(() => server.close());

  const rename = (username: string, key?: string) =>
    player.put(
      '/user/auth/update-username',
      { username },
      key === undefined ? {} : { 'idempotency-key': key },
    );

  test('grows _v by one and is answered with the new userV', async () => {
    const before = (await player.get('/user/tokens')).body.userV;
    const { status, body } = await rename('alder-two');
    expect([status, body.userV]).toEqual([200, (before ?? 0) + 1]);
  });

  test('sent again under the same key gives the first answer and changes nothing', async () => {
    const first = await rename('alder-three', 'op-1');
    const second = await rename('alder-three', 'op-1');
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await player.get('/user/tokens')).body.userV).toBe(first.body.userV);
  });

  test('is refused when its key was used for another request', async () => {
    await rename('alder-four', 'op-2');
    const { status, body } = await rename('alder-five', 'op-2');
    expect([status, body.error, body.code]).toEqual([409, 'Conflict', 'idempotencyKeyReused']);
  });

  test('sent twenty times at once under one key happens once', async () => {
    const before = (await player.get('/user/tokens')).body.userV ?? 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => rename('alder-six', 'op-3')));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await player.get('/user/tokens')).body.userV).toBe(before + 1);
  });

  test('keys belong to their player', async () => {
    const other = await server.register('birch');
    await rename('alder-seven', 'op-4');
    const { status } = await other.put(
      '/user/auth/update-username',
      { username: 'birch-two' },
      { 'idempotency-key': 'op-4' },
    );
    expect(status).toBe(200);
  });

  test.each(['x'.repeat(129), 'a key', 'ключ'.normalize()])('a key like %j is refused', async (key) => {
    const { status, body } = await rename('alder-eight', Buffer.from(key).toString('latin1'));
    expect([status, body.code]).toEqual([400, 'idempotencyKeyInvalid']);
  });
});

test('a handler that reads in the middle of its transaction sees what it wrote', async () => {
  const server = await startServer();
  const player = await server.register('reader');
  const work = new RequestWork(server.app.services, undefined, { actorId: player.id });
  const gold = await work.transaction(async (tx) => {
    const before = await playerOf(tx, player.id);
    await playerWriter(tx).save({ ...before, stats: { ...before.stats, gp: 12 } });
    return (await playerOf(work.read, player.id)).stats.gp;
  });
  await work.rollback();
  expect(gold).toBe(12);
  expect((await playerOf(work.read, player.id)).stats.gp).toBe(0);
  await server.close();
});
