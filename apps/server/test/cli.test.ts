import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCli } from '../src/cli/main.ts';
import { settingsSchema } from '../src/config/schema.ts';
import { freshPostgres } from './support/postgres.ts';
import { startServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-cli-'));
const lines: string[] = [];

async function cli(...args: string[]): Promise<{ code: number; text: string }> {
  lines.length = 0;
  const code = await runCli(args, (text) => lines.push(text));
  process.exitCode = 0;
  return { code, text: lines.join('\n') };
}

const useFolder = (name: string, databaseUrl = '') => {
  vi.stubEnv('DATA_DIR', join(folder, name));
  vi.stubEnv('DATABASE_URL', databaseUrl);
};

/** Whether this name and password open the server on the folder. */
async function opens(name: string, username: string, password: string): Promise<boolean> {
  const server = await startServer({ env: { DATA_DIR: join(folder, name) }, testMode: false });
  const { status } = await server.anyone.post('/user/auth/local/login', { username, password });
  await server.close();
  return status === 200;
}

beforeAll(() => vi.stubEnv('LOG_LEVEL', 'silent'));
beforeEach(() => useFolder('main'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('help names every command', async () => {
  const { code, text } = await cli('help');
  expect(code).toBe(0);
  for (const name of [
    'create-user',
    'create-admin',
    'reset-password',
    'backup',
    'restore',
    'verify-backup',
    'check',
    'import',
    'export',
  ]) {
    expect(text).toContain(name);
  }
  expect((await cli('nonsense')).code).toBe(2);
});

test('settings names every variable', async () => {
  const { text } = await cli('settings');
  for (const { env } of Object.values(settingsSchema)) expect(text).toContain(`| \`${env}\` |`);
});

describe('accounts', () => {
  test('are made, with a password that is shown once', async () => {
    const { code, text } = await cli('create-user', 'maker', 'maker@example.org');
    const password = /Password: (\S+)/.exec(text)?.[1] ?? '';
    expect(code).toBe(0);
    expect(await opens('main', 'maker', password)).toBe(true);
  });

  test.each([
    ['without an address', ['someone'], 'give a username'],
    ['with a bad name', ['bad name', 'x@example.org'], '1 to 20'],
    ['with a bad address', ['someone', 'nowhere'], 'cannot be used'],
    ['with a taken name', ['Maker', 'other@example.org'], 'already'],
    ['with a taken address', ['someone', 'maker@example.org'], 'already'],
    ['with a short password', ['someone', 'x@example.org', 'short'], '8 to 64'],
  ])('are not made %s', async (_what, args, message) => {
    const { code, text } = await cli('create-user', ...args);
    expect(code).toBe(1);
    expect(text).toContain(message);
  });

  test('of administrators have all privileges', async () => {
    await cli('create-admin', 'chief', 'chief@example.org', 'password-1');
    await cli('make-admin', 'maker');
    const server = await startServer({ env: { DATA_DIR: join(folder, 'main') }, testMode: false });
    const { body } = await server.anyone.post('/user/auth/local/login', {
      username: 'chief',
      password: 'password-1',
    });
    const { id, apiToken } = body.data as { id: string; apiToken: string };
    const mails = await server.anyone.get('/admin/mails', {
      headers: { 'x-api-user': id, 'x-api-key': apiToken },
    });
    const makerId = (await server.app.services.storage.reader().players.findIdByUsername('maker')) ?? '';
    const maker = await server.app.services.storage.reader().players.need(makerId);
    await server.close();
    expect([mails.status, maker.permissions]).toEqual([200, { fullAccess: true }]);
    expect((await cli('make-admin', 'nobody')).code).toBe(1);
  });

  test('get a new password', async () => {
    expect((await cli('reset-password', 'chief', 'password-2')).code).toBe(0);
    expect(await opens('main', 'chief', 'password-1')).toBe(false);
    expect(await opens('main', 'chief', 'password-2')).toBe(true);
    expect((await cli('reset-password', 'nobody')).text).toContain('no account');
  });
});

describe('data', () => {
  const backupFile = join(folder, 'copy.sqlite');

  test('is backed up, verified and restored', async () => {
    expect((await cli('backup', backupFile)).text).toContain('is whole');
    await cli('create-user', 'after', 'after@example.org', 'password-1');
    expect((await cli('restore', backupFile)).code).toBe(0);
    expect(await opens('main', 'after', 'password-1')).toBe(false);
    expect(await opens('main', 'chief', 'password-2')).toBe(true);
    expect(readdirSync(join(folder, 'main')).some((name) => name.includes('before-restore'))).toBe(true);
  });

  test('is not backed up over a file that is there', async () => {
    await expect(cli('backup', backupFile)).rejects.toThrow('file already');
  });

  test('is not restored from a damaged file', async () => {
    const broken = join(folder, 'broken.sqlite');
    await cli('backup', broken);
    truncateSync(broken, 20_000);
    const outcome = await cli('verify-backup', broken).catch((error: Error) => ({
      code: 1,
      text: error.message,
    }));
    expect(outcome.code).toBe(1);
    await cli('restore', broken).catch(() => undefined);
    expect(await opens('main', 'chief', 'password-2')).toBe(true);
  });

  test('is not restored under a running server', async () => {
    writeFileSync(join(folder, 'main', 'server.pid'), String(process.pid));
    const { code, text } = await cli('restore', backupFile);
    rmSync(join(folder, 'main', 'server.pid'));
    expect([code, text.includes('stop it first')]).toEqual([1, true]);
  });

  test('is checked: what does not fit together is told', async () => {
    expect((await cli('check')).text).toContain('0 problems');
    const server = await startServer({ env: { DATA_DIR: join(folder, 'main') }, testMode: false });
    const { storage } = server.app.services;
    const id = (await storage.reader().players.findIdByUsername('chief')) ?? '';
    await storage.run(async (tx) => {
      const player = await tx.players.need(id);
      await tx.players.save({ ...player, tasksOrder: { ...player.tasksOrder, habits: ['lost', 'lost'] } });
    });
    await server.close();
    const { text } = await cli('check');
    expect(text).toContain('stands twice');
    expect(text).toContain('2 tasks in the order of habits are not there');
  });

  test('travels from one engine to the other and back', async () => {
    const file = join(folder, 'all.jsonl.gz');
    expect((await cli('export', file)).code).toBe(0);
    useFolder('elsewhere', await freshPostgres());
    expect((await cli('import', file)).text).toContain('records');
    expect((await cli('import', file)).text).toContain('not empty');
    const again = join(folder, 'again.jsonl.gz');
    await cli('export', again);
    useFolder('third');
    await cli('import', again);
    expect(existsSync(again)).toBe(true);
    expect(await opens('third', 'chief', 'password-2')).toBe(true);
  });

  test('used with another secret key is refused until that is accepted', async () => {
    const env = { DATA_DIR: join(folder, 'main'), SECRET_KEY: 'another key, long enough for anybody' };
    await expect(startServer({ env, testMode: false })).rejects.toThrow('another key');
    vi.stubEnv('SECRET_KEY', env.SECRET_KEY);
    expect((await cli('renew-secret')).code).toBe(0);
    await (await startServer({ env, testMode: false })).close();
    vi.stubEnv('SECRET_KEY', '');
  });
});
