import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../src/housekeeping.ts';
import { keepResetCode } from '../src/security/credentials.ts';
import { eachPlayer, noon } from './support/each-player.ts';
import { makeTask } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

const DAY = 86_400_000;
let server: TestServer;
let player: Caller;
eachPlayer('tidy', (now) => ({ server, player } = now));
beforeEach(() => server.app.services.jobs.settle());

const clean = (days: number, isEnding?: () => boolean) => {
  server.system.at = noon + days * DAY;
  return cleanUp(server.app.services, isEnding);
};
const rowsOf = async (table: 'mails' | 'reset_codes' | 'anonymous_operations') =>
  (await server.app.services.storage.db.selectFrom(table).selectAll().execute()).length;
const operationsOfPlayer = async () => {
  const operations = server.app.services.storage.db.selectFrom('operations').selectAll();
  return (await operations.where('player_id', '=', player.id).execute()).length;
};
/** A scoring of the player, which is kept as an operation. */
const score = async (id: string) =>
  player.post(`/tasks/${id}/score/up`, {}, { 'idempotency-key': randomUUID() });

describe('housekeeping', () => {
  test('keeps operations for thirty days: a repeat is answered till then, and done again after', async () => {
    const { id } = await makeTask(player, { type: 'habit' });
    const key = { 'idempotency-key': randomUUID() };
    const ask = () => player.post(`/tasks/${id}/score/up`, {}, key);
    const first = await ask();
    await clean(29);
    expect((await ask()).text).toBe(first.text);
    await clean(31);
    expect((await ask()).headers['idempotent-replayed']).toBeUndefined();
  });

  test('removes all that is older', async () => {
    const { id } = await makeTask(player, { type: 'habit' });
    for (let count = 0; count < 3; count++) await score(id);
    expect(await operationsOfPlayer()).toBeGreaterThanOrEqual(3);
    await clean(31);
    expect(await operationsOfPlayer()).toBe(0);
  });

  test('stops when the process ends, and leaves the rest for the next time', async () => {
    const { id } = await makeTask(player, { type: 'habit' });
    await score(id);
    await clean(31, () => true);
    expect(await operationsOfPlayer()).toBeGreaterThan(0);
    await clean(31);
    expect(await operationsOfPlayer()).toBe(0);
  });

  test('forgets codes of forgotten passwords once they have expired', async () => {
    await keepResetCode(server.app.services.storage.db, player.id, 'code', noon);
    await clean(0.99);
    expect(await rowsOf('reset_codes')).toBe(1);
    await clean(1);
    expect(await rowsOf('reset_codes')).toBe(0);
  });

  test('forgets answers to callers without an account after a day', async () => {
    const fields = { password: 'password-1', confirmPassword: 'password-1' };
    const body = { ...fields, username: 'brand-new', email: 'brand-new@example.org' };
    const key = { 'idempotency-key': randomUUID() };
    await server.anyone.post('/user/auth/local/register', body, key);
    await clean(0.9);
    expect(await rowsOf('anonymous_operations')).toBe(1);
    await clean(1.1);
    expect(await rowsOf('anonymous_operations')).toBe(0);
  });

  test('removes mails after thirty days, from the table and the folder, and no other files', async () => {
    const { mailer, jobs, settings, storage } = server.app.services;
    await storage.run((tx) => mailer.post(tx, { to: 'a@example.org', subject: 'Hello', body: 'Hello!' }));
    await jobs.settle();
    const folder = join(settings.dataDir, 'mails');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'by hand');
    await clean(29);
    expect([await rowsOf('mails'), readdirSync(folder).length]).toEqual([1, 2]);
    await clean(31);
    expect([await rowsOf('mails'), readdirSync(folder)]).toEqual([0, ['notes.txt']]);
    expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
  });

  test('touches no player and no task', async () => {
    const { id } = await makeTask(player, { type: 'todo', text: 'stay' });
    await clean(400);
    expect((await player.get(`/tasks/${id}`)).body.data).toMatchObject({ text: 'stay' });
  });
});
