import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberIn } from '@everdeed/content/values';
import Libsql from 'libsql';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { cli } from '../support/cli.ts';
import { Caller, startServer } from '../support/server.ts';

const base = mkdtempSync(join(tmpdir(), 'everdeed-damage-'));
let folder: string;
let credentials: Caller['credentials'];
const file = () => join(folder, 'everdeed.sqlite');

beforeEach(async () => {
  folder = mkdtempSync(join(base, 'data-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('BASE_URL', '');
  vi.stubEnv('DATABASE_URL', '');
  const server = await startServer({ env: { DATA_DIR: folder } });
  ({ credentials } = await server.register('unlucky'));
  await server.close();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

/** Overwrites the first page of a table. */
function damage(table: string): void {
  const database = new Libsql(file());
  const row: unknown = database.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(table);
  const size: unknown = database.prepare('PRAGMA page_size').get();
  // What is still in the log would hide the damage.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const pageBytes = numberIn(size, 'page_size');
  const handle = openSync(file(), 'r+');
  writeSync(handle, Buffer.alloc(pageBytes, 0xee), 0, pageBytes, (numberIn(row, 'rootpage') - 1) * pageBytes);
  closeSync(handle);
}

test.each(['players', 'api_tokens'])(
  'damaged pages of %s are said plainly, by /ready and by check',
  async (table) => {
    damage(table);
    const server = await startServer({ env: { DATA_DIR: folder } });
    const ready = await server.anyone.get('/ready');
    expect([ready.status, ready.text]).toEqual([503, '{"success":false,"data":{"status":"damaged"}}']);
    const { status, body } = await new Caller(server.app, credentials).get('/user');
    expect([status, body.code]).toEqual([503, 'storageUnavailable']);
    await server.close();
    const { code, text } = await cli('check');
    expect([code, text]).toEqual([1, expect.stringContaining('file: ')]);
    expect(text).not.toMatch(/^\s+at /m);
  },
);

test('damage that a call meets is known to /ready from then on', async () => {
  damage('player_sections');
  const server = await startServer({ env: { DATA_DIR: folder } });
  expect((await server.anyone.get('/ready')).status).toBe(200);
  expect((await new Caller(server.app, credentials).get('/user')).status).toBe(503);
  expect((await server.anyone.get('/ready')).text).toContain('damaged');
  await server.close();
});

test('a file that is no database is named by check, without a stack', async () => {
  writeFileSync(file(), 'no database any more '.repeat(100));
  const { code, text } = await cli('check');
  expect([code, text]).toEqual([1, expect.stringContaining(`the database ${file()} is damaged`)]);
  expect(text).not.toMatch(/^\s+at /m);
});
