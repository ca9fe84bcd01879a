import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { textsIn, textIn, fieldsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsSchema } from '../src/config/schema.ts';
import { lockFolder } from '../src/folder-lock.ts';
import { cli } from './support/cli.ts';
import { freshPostgres } from './support/postgres.ts';
import { startServer } from './support/server.ts';
import { makeTask, playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-cli-'));

const useFolder = (name: string, databaseUrl = '') => {
  vi.stubEnv('DATA_DIR', join(folder, name));
  vi.stubEnv('DATABASE_URL', databaseUrl);
};

/** Whether this name and password can sign in to the server on the folder. */
async function opens(name: string, username: string, password: string): Promise<boolean> {
  const server = await startServer({ env: { DATA_DIR: join(folder, name) }, testMode: false });
  const { status } = await server.anyone.post('/user/auth/local/login', { username, password });
  await server.close();
  return status === 200;
}

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  // Vitest sets this to a path of its own.
  vi.stubEnv('BASE_URL', '');
});
beforeEach(() => useFolder('main'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test.each([['help'], ['--help'], ['-h'], ['backup', '--help']])('%s %s is no failure', async (...args) => {
  const { code, text } = await cli(...args);
  expect([code, text]).toEqual([0, expect.stringContaining('npm run everdeed')]);
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
    const { id, apiToken } = textsIn(body.data, 'id', 'apiToken');
    const mails = await server.anyone.get('/admin/mails', {
      headers: { 'x-api-user': id, 'x-api-key': apiToken },
    });
    const makerId = (await server.app.services.storage.reader().players.findIdByUsername('maker')) ?? '';
    const maker = await playerOf(server.app.services.storage.reader(), makerId);
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

describe('a user data export', () => {
  const source = join(folder, 'user-data.json');
  const data = { stats: { lvl: 57 }, items: {}, preferences: {}, balance: 3.5, novel: 1 };
  const levelOf = async () => {
    const server = await startServer({ env: { DATA_DIR: join(folder, 'main') }, testMode: false });
    const { storage } = server.app.services;
    const { stats, balance } = await playerOf(
      storage.reader(),
      (await storage.reader().players.findIdByUsername('maker')) ?? '',
    );
    await server.close();
    return [stats.lvl, balance];
  };

  test('is shown first, and brought on demand, with gems only if that is said', async () => {
    writeFileSync(source, JSON.stringify(data));
    const shown = await cli('import-player', source, 'maker');
    expect([shown.code, await levelOf()]).toEqual([0, [1, 0]]);
    for (const text of ['stats.lvl: 1 -> 57', 'novel (unknownField', 'balance (money', 'Add --run'])
      expect(shown.text).toContain(text);
    expect((await cli('import-player', source, 'maker', '--run')).code).toBe(0);
    expect(await levelOf()).toEqual([57, 0]);
    expect((await cli('import-player', source, 'maker', '--run', '--with-balance')).code).toBe(0);
    expect(await levelOf()).toEqual([57, 3.5]);
  });

  test.each([
    ['without a name', [source], 'give the file'],
    ['with an unknown option', [source, 'maker', '--fast'], 'give the file'],
    ['for nobody', [source, 'nobody'], 'no account'],
    ['from nowhere', [join(folder, 'none.json'), 'maker'], 'no such file'],
  ])('is not brought %s', async (_what, args, message) => {
    const { code, text } = await cli('import-player', ...args);
    expect([code, text]).toEqual([1, expect.stringContaining(message)]);
  });

  test('with a bad value is refused, and says where', async () => {
    writeFileSync(source, JSON.stringify({ ...data, stats: { lvl: 'high' } }));
    const { code, text } = await cli('import-player', source, 'maker', '--run');
    expect([code, text]).toEqual([1, expect.stringContaining('stats.lvl')]);
    expect(text).toContain('Nothing was changed');
  });
});

const withoutEnd = (bytes: Buffer): Buffer =>
  gzipSync(gunzipSync(bytes).toString('utf8').trim().split('\n').slice(0, -3).join('\n'));

describe('data', () => {
  const backupFile = join(folder, 'copy.sqlite');

  test('is backed up, verified and restored', async () => {
    expect((await cli('backup', backupFile)).text).toContain('is intact');
    await cli('create-user', 'after', 'after@example.org', 'password-1');
    expect((await cli('restore', backupFile)).code).toBe(0);
    expect(await opens('main', 'after', 'password-1')).toBe(false);
    expect(await opens('main', 'chief', 'password-2')).toBe(true);
    expect(readdirSync(join(folder, 'main')).some((name) => name.includes('before-restore'))).toBe(true);
  });

  test('is not backed up over a file that is there', async () => {
    expect(await cli('backup', backupFile)).toMatchObject({
      code: 1,
      text: expect.stringContaining('file already'),
    });
  });

  test('is not restored from a damaged file', async () => {
    const broken = join(folder, 'broken.sqlite');
    await cli('backup', broken);
    truncateSync(broken, 20_000);
    const junk = join(folder, 'junk.sqlite');
    writeFileSync(junk, 'this is no database at all, whatever its name says');
    for (const file of [broken, junk, join(folder, 'nowhere.sqlite')]) {
      for (const command of ['verify-backup', 'restore'])
        expect([command, file, (await cli(command, file)).code]).toEqual([command, file, 1]);
    }
    expect(await opens('main', 'chief', 'password-2')).toBe(true);
  });

  test('is not restored under a running server', async () => {
    const release = lockFolder(join(folder, 'main'));
    const { code, text } = await cli('restore', backupFile);
    release();
    expect([code, text.includes('stop it first')]).toEqual([1, true]);
  });

  test('is checked: what does not fit together is told', async () => {
    expect((await cli('check')).text).toContain('0 problems');
    const server = await startServer({ env: { DATA_DIR: join(folder, 'main') }, testMode: false });
    const { storage } = server.app.services;
    const id = (await storage.reader().players.findIdByUsername('chief')) ?? '';
    await storage.run(async (tx) => {
      const player = await playerOf(tx, id);
      await playerWriter(tx).save({
        ...player,
        tasksOrder: { ...player.tasksOrder, habits: ['lost', 'lost'] },
      });
    });
    await server.close();
    const { text } = await cli('check');
    expect(text).toContain('occurs twice');
    expect(text).toContain('lacks 2 tasks of the order of habits');
  });

  /** All records of an export, in an order independent of the engine. */
  const recordsIn = (file: string): string[] => {
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
    return lines
      .slice(1, -1)
      .map((line) => {
        const read: unknown = JSON.parse(line);
        const [table, row] = [textIn(read, 'table'), fieldsIn(read, 'row')];
        return JSON.stringify([table, Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
      })
      .toSorted();
  };

  test('travels from one engine to the other and back, every record of it', async () => {
    const server = await startServer({ env: { DATA_DIR: join(folder, 'main') }, testMode: false });
    const names = ['one', 'two', 'three'];
    for (const name of names) {
      const player = await server.register(`traveller-${name}`);
      const task = await makeTask(player, { type: 'habit', text: 'ü “q” \u2028 😀 \\ \n' });
      // The same operation id for everybody, since it alone must not identify rows.
      await player.post(`/tasks/${task._id}/score/up`, {}, { 'idempotency-key': 'the-same' });
    }
    const { db } = server.app.services.storage;
    const documents = ['a', 'b'].flatMap((collection) =>
      Array.from({ length: 400 }, (_, index) => ({ collection, id: `id-${index}`, doc: '{"n":1e21}' })),
    );
    for (let from = 0; from < documents.length; from += 100)
      await db
        .insertInto('documents')
        .values(documents.slice(from, from + 100))
        .execute();
    await server.close();
    const [first, second, third] = ['all', 'again', 'thrice'].map((name) => join(folder, `${name}.jsonl.gz`));
    expect((await cli('export', first ?? '')).code).toBe(0);
    expect((await cli('export', first ?? '')).text).toContain('file already');
    useFolder('elsewhere', await freshPostgres());
    expect((await cli('import', first ?? '')).text).toMatch(/Read 9\d\d records/);
    expect((await cli('import', first ?? '')).text).toContain('not empty');
    await cli('export', second ?? '');
    useFolder('third');
    await cli('import', second ?? '');
    await cli('export', third ?? '');
    const records = recordsIn(first ?? '');
    expect(records.length).toBeGreaterThan(800);
    expect(recordsIn(second ?? '')).toEqual(records);
    expect(recordsIn(third ?? '')).toEqual(records);
    expect(readdirSync(folder).filter((name) => name.includes('snapshot'))).toEqual([]);
    expect(await opens('third', 'chief', 'password-2')).toBe(true);
  });

  test.each([
    ['that is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'cannot be read'],
    ['that is no export', () => Buffer.from('junk'), 'cannot be read'],
    ['of something else', () => gzipSync('{"other":1}\n'), 'not an export'],
    ['of a newer program', () => gzipSync('{"everdeed":1,"step":9999}\n'), 'newer'],
    ['without its last lines', (bytes: Buffer) => withoutEnd(bytes), 'truncated'],
    ['with a line that is broken', () => gzipSync('{"everdeed":1,"step":1}\n{"tab'), 'cannot be read'],
  ])('does not come in from a file %s, not even in part', async (what, spoil, message) => {
    const file = join(folder, 'spoilt.jsonl.gz');
    writeFileSync(file, spoil(readFileSync(join(folder, 'all.jsonl.gz'))));
    useFolder(`spoilt ${what}`);
    const { code, text } = await cli('import', file);
    expect([code, text]).toEqual([1, expect.stringContaining(message)]);
    expect((await cli('check')).text).toContain('0 accounts');
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
