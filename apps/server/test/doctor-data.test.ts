import { chmodSync, existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeBackupState } from '../src/backups/backup-state.ts';
import { checkBackups } from '../src/cli/doctor/backups.ts';
import { checkDatabase } from '../src/cli/doctor/database.ts';
import { checkDisk, checkFolder, type FolderFacts, folderFacts } from '../src/cli/doctor/folder.ts';
import { checkKeys } from '../src/cli/doctor/keys.ts';
import { Secret } from '../src/security/secret.ts';
import { connect } from '../src/storage/connect.ts';
import { SiteSettings, writeChoices } from '../src/storage/site/site-settings.ts';
import { advice, doctorFolder, found, now, problem } from './support/doctor.ts';
import { freshPostgres } from './support/postgres.ts';
import { startServer } from './support/server.ts';

const { folder, settingsWith, dataFolder } = doctorFolder();

describe('the folder', () => {
  const fine: FolderFacts = {
    mode: 0o40700,
    owner: 7,
    user: 7,
    refusal: undefined,
    free: 50e9,
    size: 100e9,
    flushMs: 2,
  };
  test.each([
    ['in order', {}, []],
    ['that is not there', { mode: undefined }, advice('There is no folder /data yet')],
    ['that refuses writes', { refusal: 'EACCES' }, problem('Nothing can be written to /data: EACCES')],
    ['that others can look into', { mode: 0o40755 }, advice('Others on this machine may look into /data')],
    ['of somebody else', { owner: 8 }, advice('/data belongs to another account (number 8)')],
  ])('%s', (_what, facts, expected) => {
    expect(found(checkFolder('/data', { ...fine, ...facts }))).toEqual(expected);
  });

  test.each([
    ['with room, and fast', {}, []],
    ['that is full', { free: 50e6 }, problem('The disk is full: 0.0 GiB of 93.1 GiB')],
    ['that is nearly full', { free: 500e6 }, advice('The disk is nearly full')],
    ['that is slow', { flushMs: 240.4 }, advice('The disk takes 240 ms')],
    ['of unknown speed', { flushMs: undefined }, []],
  ])('on a disk %s', (_what, facts, expected) => {
    expect(found(checkDisk({ ...fine, ...facts }))).toEqual(expected);
  });

  test('is measured, and left as it was', () => {
    const facts = folderFacts(folder);
    expect(facts).toMatchObject({ refusal: undefined, user: process.getuid?.() });
    expect(facts.flushMs).toBeGreaterThan(0);
    expect(facts.free).toBeGreaterThan(0);
    expect(folderFacts(join(folder, 'nowhere'))).toMatchObject({ mode: undefined, flushMs: undefined });
    writeFileSync(join(folder, 'a-file'), '');
    expect(folderFacts(join(folder, 'a-file')).refusal).toContain('ENOTDIR');
  });

  test.runIf(process.platform === 'linux')(
    'that is not there yet will be on the disk of what is above it',
    () => {
      const { blocks, bsize } = statfsSync('/dev/shm');
      expect(statfsSync('/').blocks).not.toBe(blocks);
      expect(folderFacts('/dev/shm/nowhere/deep/down')).toMatchObject({
        mode: undefined,
        size: blocks * bsize,
      });
    },
  );
});

describe('the database', () => {
  test('that is in order tells what it was used with and when', async () => {
    const settings = dataFolder('used');
    const server = await startServer({ env: { DATA_DIR: settings.dataDir }, testMode: false });
    await server.register('somebody');
    const fingerprint = server.app.services.secret.fingerprint;
    await server.close();
    const { report, usedWith, lastRecord } = await checkDatabase(settings);
    expect(found(report)).toEqual([]);
    expect(usedWith).toBe(fingerprint);
    expect(lastRecord).toBeGreaterThan(Date.parse('2026-02-10T00:00:00Z'));
    expect(found(checkKeys(settings, {}, usedWith))).toEqual([]);
  });

  test('that is not there is not made', async () => {
    const settings = settingsWith({}, 'none');
    expect(found((await checkDatabase(settings)).report)).toEqual([]);
    expect(existsSync(settings.dataDir)).toBe(false);
  });

  test('that is empty, or no database', async () => {
    const settings = settingsWith({}, 'spoilt');
    mkdirSync(settings.dataDir);
    const file = join(settings.dataDir, 'everdeed.sqlite');
    writeFileSync(file, '');
    expect(found((await checkDatabase(settings)).report)).toEqual(advice(`${file} is empty`));
    writeFileSync(file, 'this is no database at all, whatever its name says');
    expect(found((await checkDatabase(settings)).report)).toEqual(
      problem(`The database ${file} cannot be read`),
    );
  });

  test.each([
    ['of a newer version', 9999, problem('The database was written by a newer version')],
    ['of an older version', 3, advice('The database is at step 3 of')],
  ])('%s', async (name, step, expected) => {
    const settings = dataFolder(name);
    const connection = connect(join(settings.dataDir, 'everdeed.sqlite'));
    await connection.db.deleteFrom('migrations').execute();
    await connection.db.insertInto('migrations').values({ number: step, name: 'x', applied_at: 0 }).execute();
    await connection.close();
    expect(found((await checkDatabase(settings)).report)).toEqual(expected);
  });

  test('with jobs that failed for the last time', async () => {
    const settings = dataFolder('dead');
    const connection = connect(join(settings.dataDir, 'everdeed.sqlite'));
    const letter = { id: 1, kind: 'mail', player_id: null, payload: '{}', dedupe_key: null, repeats: 0 };
    const end = { done: null, total: null, attempts: 6, failure: 'away', created_at: 0, died_at: 0 };
    await connection.db
      .insertInto('dead_letters')
      .values({ ...letter, ...end })
      .execute();
    await connection.close();
    expect(found((await checkDatabase(settings)).report)).toEqual(advice('1 background job failed'));
  });

  test('of PostgreSQL answers with its clock', async () => {
    const settings = settingsWith({ DATABASE_URL: await freshPostgres() });
    const { report, clock } = await checkDatabase(settings);
    expect(found(report)).toEqual([]);
    expect(Math.abs((clock ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test.each([
    ['postgres://me:hush@127.0.0.1:1/none', 'postgres://me:…@127.0.0.1:1/none'],
    ['postgres://me:hu:sh@127.0.0.1:1/none', 'postgres://me:…@127.0.0.1:1/none'],
    ['postgres://127.0.0.1:1/none?user=me&password=hush', 'postgres://127.0.0.1:1/none'],
    ['postgres://127.0.0.1:1', 'postgres://127.0.0.1:1'],
  ])('at %s is shown as %s', async (DATABASE_URL, shown) => {
    const [first = ''] = found((await checkDatabase(settingsWith({ DATABASE_URL }))).report);
    expect(first).toContain(`problem: The database ${shown} cannot be read`);
    expect(first).not.toMatch(/hu:?sh/);
  });
});

test('keys: short, another one, missing, readable by others', () => {
  const long = 'a key that is long enough for anybody here';
  const withKey = (SECRET_KEY: string) => settingsWith({ SECRET_KEY });
  const { fingerprint } = new Secret(long);
  expect(found(checkKeys(withKey(long), {}, fingerprint))).toEqual([]);
  expect(found(checkKeys(withKey('short'), {}, undefined))).toEqual(problem('The secret key has fewer'));
  expect(found(checkKeys(withKey(`${long}!`), {}, fingerprint))).toEqual(
    problem('The database was used with another secret key'),
  );
  expect(found(checkKeys(settingsWith({}, 'keyless'), {}, fingerprint))).toEqual(
    problem('The secret key of this database is missing'),
  );
  const file = join(folder, 'smtp-url');
  writeFileSync(file, 'smtp://', { mode: 0o644 });
  chmodSync(file, 0o644);
  expect(found(checkKeys(withKey(long), { SMTP_URL_FILE: file }, fingerprint))).toEqual(
    problem(`Others on this machine may read ${file}`),
  );
  expect(found(checkKeys(withKey(long), { STRIPE_SECRET_KEY_FILE: file }, fingerprint))).toEqual(
    problem(`Others on this machine may read ${file}`),
  );
});

describe('backups', () => {
  const made = { at: now - 3_600_000, file: 'daily-1.sqlite', bytes: 1, ms: 1 };
  const failure = { at: now, reason: 'no room' };
  test.each([
    ['made in time', { made }, {}, []],
    [
      'too old',
      { made: { ...made, at: now - 3 * 86_400_000 } },
      {},
      problem('The latest backup is 3 days old'),
    ],
    ['never made', {}, {}, problem('There is no scheduled backup yet')],
    [
      'failing',
      { made, failure },
      {},
      problem('The latest backup failed at 2026-11-25T12:00:00.000Z: no room'),
    ],
    [
      'gone',
      { made: { ...made, file: 'gone.sqlite' } },
      {},
      problem('The latest backup, gone.sqlite, is gone'),
    ],
    ['switched off', {}, { BACKUPS_KEPT: '0' }, advice('Scheduled backups are switched off')],
    ['of PostgreSQL', {}, { DATABASE_URL: 'postgres://x/y' }, advice('Everdeed does not back PostgreSQL up')],
  ])('%s', (name, state, env, expected) => {
    const { dataDir } = dataFolder(`backups ${name}`);
    writeBackupState(dataDir, state);
    writeFileSync(join(dataDir, 'backups', made.file), '');
    const settings = settingsWith(env, `backups ${name}`);
    expect(found(checkBackups(settings, new SiteSettings(settings).current, now))).toEqual(expected);
  });
});

test('a database of today has no backup yet, and needs none', () => {
  const settings = dataFolder('of today');
  const notes = checkBackups(settings, new SiteSettings(settings).current, Date.now());
  expect(notes).toMatchObject({ findings: [], fine: [expect.stringContaining('the first one is made at')] });
});

test('backups are switched off where an administrator has chosen so', async () => {
  const settings = dataFolder('chosen');
  const connection = connect(join(settings.dataDir, 'everdeed.sqlite'));
  await writeChoices(connection.db, { backupHour: null }, { by: 'chief', now: 0 });
  await connection.close();
  const site = new SiteSettings(settings);
  site.keep((await checkDatabase(settings)).chosen);
  expect(found(checkBackups(settings, site.current, now))).toEqual(
    advice('Scheduled backups are switched off'),
  );
});
