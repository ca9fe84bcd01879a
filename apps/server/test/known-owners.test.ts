import { textIn } from '@everdeed/content/values';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../src/app.ts';
import { HotQuery, type QueryRunner } from '../src/storage/hot-query.ts';
import { changePlayer, idOf, makeTask } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(engines)('a token with which somebody has just written, on $engine', ({ engine, database }) => {
  let server: TestServer;
  let player: Caller;
  let habit: string;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    player = await server.register(`writer${count}`);
    habit = (await makeTask(player, { type: 'habit' }))._id;
    // The first notes that the token was used, the second is remembered.
    await score();
    await score();
  });

  const score = async (): Promise<number> => (await player.post(`/tasks/${habit}/score/up`)).status;
  const tokenId = async () => textIn((await player.get('/user/tokens')).body.data, 0, 'id');
  const db = () => server.app.services.storage.db;

  test('is read once while nobody changes anything of it', async () => {
    const { owners } = server.app.services;
    const token = String(player.credentials['x-api-key']);
    const [known, again] = [await owners.find(token), await owners.find(token)];
    expect(known?.id).toBe(idOf(player));
    expect(again === known).toBe(engine === 'SQLite');
  });

  test('is invalid at once when it is revoked', async () => {
    expect(await score()).toBe(200);
    await player.delete(`/user/tokens/${await tokenId()}`);
    expect(await score()).toBe(401);
  });

  test('is invalid at once when its sign-in ends by a statement that answers rows', async () => {
    expect(await score()).toBe(200);
    await db().deleteFrom('api_tokens').where('player_id', '=', idOf(player)).returning('id').execute();
    expect(await score()).toBe(401);
  });

  test('is refused at once when its owner is blocked', async () => {
    expect(await score()).toBe(200);
    await changePlayer(server, player, (one) => ({ ...one, auth: { ...one.auth, blocked: true } }));
    expect(await score()).toBe(401);
  });

  test('is invalid at once when its account is gone', async () => {
    expect(await score()).toBe(200);
    await db().deleteFrom('players').where('id', '=', idOf(player)).execute();
    expect(await score()).toBe(401);
  });

  test('is still good after its removal was undone, and gone when it was not', async () => {
    const remove = new HotQuery('DELETE FROM api_tokens WHERE player_id = ?');
    const removing = (run: (runner: QueryRunner) => Promise<unknown>) =>
      server.app.services.storage.run((tx) => run(tx.runner));
    const undone = removing(async (runner) => {
      await remove.run(runner, idOf(player));
      throw new Error('stop');
    });
    const [status] = await Promise.all([score(), undone.catch(() => undefined)]);
    expect([status, await score()]).toEqual([200, 200]);
    await removing((runner) => remove.run(runner, idOf(player)));
    expect(await score()).toBe(401);
  });

  test.runIf(engine === 'SQLite')('is invalid at once when another program revokes it', async () => {
    expect(await score()).toBe(200);
    const other = new Libsql(databaseOf(server.app.services.settings));
    other.prepare('DELETE FROM api_tokens WHERE player_id = ?').run(idOf(player));
    other.close();
    expect(await score()).toBe(401);
  });
});
