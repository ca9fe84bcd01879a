import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeBackupState } from '../src/backups/backup-state.ts';
import { checkAddress } from '../src/cli/doctor/address.ts';
import { checkBackups } from '../src/cli/doctor/backups.ts';
import { checkClock } from '../src/cli/doctor/clock.ts';
import { checkDatabase } from '../src/cli/doctor/database.ts';
import { Notes } from '../src/cli/doctor/finding.ts';
import { checkDisk, checkFolder, type FolderFacts, folderFacts } from '../src/cli/doctor/folder.ts';
import { checkKeys } from '../src/cli/doctor/keys.ts';
import { checkMail } from '../src/cli/doctor/mail.ts';
import { checkPort } from '../src/cli/doctor/port.ts';
import { findTypos } from '../src/cli/doctor/settings.ts';
import { readSettings, type Settings } from '../src/config/settings.ts';
import { Secret } from '../src/security/secret.ts';
import { connect } from '../src/storage/connect.ts';
import { SiteSettings, writeChoices } from '../src/storage/site/site-settings.ts';
import { cli } from './support/cli.ts';
import { freshPostgres } from './support/postgres.ts';
import { prepareSqlite } from './support/sqlite.ts';
import { startServer } from './support/server.ts';
import { makeCertificate, serveTls } from './support/tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.parse('2026-11-25T12:00:00Z');
const settingsWith = (env: Readonly<Record<string, string>>, name = 'plain'): Settings =>
  readSettings({ DATA_DIR: join(folder, name), ...env });
/** What was found, as level and the words that a row of a table expects. */
const found = ({ findings }: Notes) => findings.map(({ level, what }) => `${level}: ${what}`);
const problem = (text: string) => [expect.stringContaining(`problem: ${text}`)];
const advice = (text: string) => [expect.stringContaining(`advice: ${text}`)];

/** A data folder with an up-to-date database. */
function dataFolder(name: string): Settings {
  const settings = settingsWith({}, name);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  prepareSqlite(settings.dataDir);
  return settings;
}

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
});

test.each([
  ['that fits', { ofDatabase: now + 900, lastRecord: now - 5000 }, []],
  ['before the first release', { now: 0 }, problem('The clock says 1970-01-01')],
  [
    'that went back',
    { lastRecord: now + 3_600_000 },
    problem('The clock says 2026-11-25T12:00:00.000Z, but'),
  ],
  ['unlike the database’s', { ofDatabase: now - 120_000 }, problem('The clock of the database')],
])('a clock %s', (_what, facts, expected) => {
  expect(found(checkClock({ now, ofDatabase: undefined, lastRecord: undefined, ...facts }))).toEqual(
    expected,
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
    expect(found((await checkDatabase(settings)).report)).toEqual(advice('1 background jobs failed'));
  });

  test('of PostgreSQL answers with its clock, or says why it cannot be read, without its password', async () => {
    const settings = settingsWith({ DATABASE_URL: await freshPostgres() });
    const { report, clock } = await checkDatabase(settings);
    expect(found(report)).toEqual([]);
    expect(Math.abs((clock ?? 0) - Date.now())).toBeLessThan(60_000);
    const away = settingsWith({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/none' });
    const [first = ''] = found((await checkDatabase(away)).report);
    expect(first).toContain('problem: The database postgres://me:…@127.0.0.1:1/none cannot be read');
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

describe('mail', () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'me' }) : done(new Error('535 wrong password')),
    onRcptTo({ address }, _session, done) {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  smtp.on('error', () => undefined);
  const listening = new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const check = async (password: string, to?: string) => {
    const url = `smtp://me:${password}@127.0.0.1:${await listening}`;
    return checkMail(settingsWith({ SMTP_URL: url, MAIL_FROM: 'Site <site@example.org>' }), to);
  };

  test('that is not set is advised', async () => {
    expect(found(await checkMail(settingsWith({})))).toEqual(advice('No mail server is set'));
  });

  test('greets, and sends nothing unless it is asked to', async () => {
    expect(found(await check('right'))).toEqual([]);
    expect(received).toEqual([]);
    expect((await check('right', 'me@example.org')).fine).toHaveLength(2);
    expect(received).toEqual(['me@example.org']);
  });

  test('that refuses us or is away is a problem; an address of localhost deserves advice', async () => {
    expect(found(await check('wrong'))).toEqual(problem('The mail server did not take part'));
    expect(found(await checkMail(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:1' })))).toEqual([
      ...advice('Mails are sent from Everdeed <everdeed@localhost>'),
      ...problem('The mail server did not take part'),
    ]);
  });
});

describe('the address', () => {
  const day = 86_400_000;
  const at = (env: Readonly<Record<string, string>>, instant = Date.now()) =>
    checkAddress(settingsWith(env), instant).then(found);

  test.each([
    ['none', {}, advice('BASE_URL is not set')],
    [
      'without TLS',
      { BASE_URL: 'http://example.org' },
      advice('BASE_URL is http://example.org, without TLS'),
    ],
    ['of this machine', { BASE_URL: 'http://localhost:3000' }, []],
    [
      'that trusts a proxy and listens for all',
      { BASE_URL: 'http://localhost', HOST: '0.0.0.0', TRUST_PROXY: '1' },
      advice('The server listens on 0.0.0.0'),
    ],
  ])('%s', async (_what, env, expected) => {
    expect(await at(env)).toEqual(expected);
  });

  test('with TLS: proxy, trust and the days that are left', async () => {
    const { port, close } = await serveTls(makeCertificate(folder, 30));
    const BASE_URL = `https://localhost:${port}`;
    const untrusted = advice(`The certificate of localhost:${port} is not trusted here`);
    expect(await at({ BASE_URL, TRUST_PROXY: '1' })).toEqual(untrusted);
    expect(await at({ BASE_URL })).toEqual([
      ...problem('BASE_URL is https, so there is a proxy'),
      ...untrusted,
    ]);
    expect(await at({ BASE_URL, TRUST_PROXY: '1' }, Date.now() + 33 * day)).toEqual(
      problem(`The certificate of localhost:${port} ran out`),
    );
    await close();
    expect(await at({ BASE_URL, TRUST_PROXY: '1' })).toEqual(problem(`${BASE_URL} does not answer with TLS`));
  });

  test('with a trusted certificate that runs out soon', async () => {
    const { checkDays } = await import('../src/cli/doctor/address.ts');
    const daysLeft = (days: number) => {
      const notes = new Notes('address');
      checkDays('example.org', { until: now + days * day + 1, distrust: undefined }, now, notes);
      return found(notes);
    };
    expect(daysLeft(60)).toEqual([]);
    expect(daysLeft(5)).toEqual(advice('The certificate of example.org runs out in 5 days'));
  });
});

describe('the port', () => {
  const listen = (server: Server) =>
    new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });

  test('is free, taken by another program, or nowhere to listen', async () => {
    const other = createServer((socket) => socket.resume().end('hello\n'));
    const port = await listen(other);
    expect(found(await checkPort({ host: '127.0.0.1', port }))).toEqual(
      problem(`Another program uses port ${port}`),
    );
    await new Promise((resolve) => other.close(resolve));
    expect(found(await checkPort({ host: '127.0.0.1', port }))).toEqual([]);
    expect(found(await checkPort({ host: '203.0.113.7', port }))).toEqual(
      problem('Nothing can listen on 203.0.113.7'),
    );
  });

  test('is used by the server itself', async () => {
    const server = await startServer();
    const url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(url).port);
    const report = await checkPort({ host: '127.0.0.1', port });
    expect(found(report)).toEqual([]);
    expect(report.fine).toEqual([`a server is running on port ${port} of 127.0.0.1`]);
    await server.close();
  });
});

test('settings that look alike are told', () => {
  const notes = new Notes('settings');
  findTypos({ BASE_URLL: 'x', BACKUPS_KEEP: '3', SMTP_URL_FILE: 'x', HOME: '/', PATH: '' }, notes);
  expect(found(notes)).toEqual([
    'advice: BASE_URLL is not a setting; is BASE_URL meant?',
    'advice: BACKUPS_KEEP is not a setting; is BACKUPS_KEPT meant?',
  ]);
});

describe('the command', () => {
  beforeEach(() => {
    vi.stubEnv('BASE_URL', 'http://localhost:3000');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('PORT', '0');
  });
  afterAll(() => vi.unstubAllEnvs());

  test('exits with 0 when there is nothing but advice, and with 1 when there is a problem', async () => {
    const { dataDir } = settingsWith({}, 'fresh');
    mkdirSync(dataDir, { mode: 0o700 });
    vi.stubEnv('DATA_DIR', dataDir);
    const well = await cli('doctor');
    expect(well).toEqual({ code: 0, text: expect.stringContaining('0 problems, 1 pieces of advice.') });
    expect(well.text).toContain('What to do: Set SMTP_URL');
    vi.stubEnv('BACKUP_HOUR', '24');
    const ill = await cli('doctor');
    vi.stubEnv('BACKUP_HOUR', '');
    expect(ill.code).toBe(1);
    expect(ill.text).toContain('PROBLEM settings: BACKUP_HOUR: expected 0 to 23, got "24"');
    expect((await cli('doctor', '--mail')).text).toBe('doctor: doctor [--mail ADDRESS]');
  });
});
