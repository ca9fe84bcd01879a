import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../src/storage/connect.ts';
import { cli } from './support/cli.ts';
import { idOf } from './fixtures/release-1-players.ts';
import { exportedByRelease1, fillAsRelease1, recordsOf, shownByRelease1 } from './support/release-1.ts';
import { storageOn } from './support/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-restore-'));
let count = 0;
/** The database that the command line uses: another one for each test. */
let database = '';

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('BASE_URL', '');
  vi.stubEnv('DATABASE_URL', '');
});
beforeEach(() => {
  const dataDir = join(folder, `data-${++count}`);
  vi.stubEnv('DATA_DIR', dataDir);
  database = join(dataDir, 'everdeed.sqlite');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const folderOf = () => join(database, '..');
const setAside = () => readdirSync(folderOf()).filter((name) => name.includes('before-restore'));

/** A backup with one account of this name. */
async function backupWith(name: string): Promise<string> {
  const file = join(folder, `backup-${++count}.sqlite`);
  await cli('create-user', name, `${name}@example.org`, 'password-1');
  expect(await cli('backup', file)).toMatchObject({ code: 0 });
  return file;
}

describe('a backup of an older version', () => {
  const old = join(folder, 'release-1.sqlite');
  const id = idOf(0);
  beforeAll(async () => {
    const connection = connect(old);
    const records = recordsOf(exportedByRelease1()).filter(({ row }) =>
      [row['id'], row['player_id'], row['user_id']].includes(id),
    );
    await fillAsRelease1(connection, records);
    await connection.close();
  });

  test('is verified as it will be after the upgrade, and stays as it is', async () => {
    const before = readFileSync(old);
    expect(await cli('verify-backup', old)).toEqual({ code: 0, text: `${old} is intact: 1 account.` });
    expect(readFileSync(old).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('check-'))).toEqual([]);
  });

  test('is restored and upgraded', async () => {
    expect(await cli('restore', old)).toMatchObject({ code: 0 });
    expect((await cli('check')).text).toContain('1 account read, 0 problems');
    const connection = connect(database);
    const player = await storageOn(connection).reader().players.get(id);
    await connection.close();
    expect(player).toEqual(shownByRelease1().sample[id]);
  });

  test('is refused if the upgrade cannot make sense of it', async () => {
    const broken = join(folder, 'broken.sqlite');
    copyFileSync(old, broken);
    const connection = connect(broken);
    await connection.db.deleteFrom('player_sections').execute();
    await sql`DROP INDEX players_party`.execute(connection.db);
    await connection.close();
    expect(await cli('restore', broken)).toEqual({ code: 1, text: expect.stringContaining('is damaged') });
    expect(existsSync(database)).toBe(false);
  });
});

test('a damaged database can be replaced, and is kept', async () => {
  const backup = await backupWith('first');
  writeFileSync(database, 'no database any more');
  writeFileSync(`${database}-wal`, 'what was written last');
  expect(await cli('restore', backup)).toMatchObject({ code: 0 });
  expect((await cli('check')).text).toContain('1 account read, 0 problems');
  const [kept = '', log = ''] = setAside().toSorted();
  expect(readFileSync(join(folderOf(), kept), 'utf8')).toBe('no database any more');
  expect(log).toBe(`${kept}-wal`);
});

test('what is only in the write-ahead log of the source comes along', async () => {
  await backupWith('first');
  const source = join(folder, 'live.sqlite');
  copyFileSync(database, source);
  const live = connect(source);
  await live.db.insertInto('documents').values({ collection: 'c', id: 'of the source', doc: '{}' }).execute();
  expect(await cli('restore', source)).toMatchObject({ code: 0 });
  await live.close();
  const restored = connect(database);
  const rows = await restored.db.selectFrom('documents').select('id').execute();
  await restored.close();
  expect(rows).toEqual([{ id: 'of the source' }]);
});

test('a closed database is whole without its write-ahead log', async () => {
  await backupWith('first');
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(database, copy);
  expect(await cli('verify-backup', copy)).toEqual({ code: 0, text: `${copy} is intact: 1 account.` });
});

test('the rest of a restore that was cut off does not stand in the way of the next one', async () => {
  const backup = await backupWith('first');
  writeFileSync(`${database}.restoring`, 'half');
  expect(await cli('restore', backup)).toMatchObject({ code: 0 });
  expect((await cli('check')).text).toContain('1 account read, 0 problems');
});
