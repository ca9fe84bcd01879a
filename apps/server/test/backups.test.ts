import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textIn } from '@everdeed/content/values';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readBackupState } from '../src/backups/backup-state.ts';
import { backUpIfDue } from '../src/backups/jobs.ts';
import { makeBackup } from '../src/backups/make-backup.ts';
import { latestSlot } from '../src/backups/plan.ts';
import { rotate, scheduledBackups } from '../src/backups/rotation.ts';
import { writeBackup } from '../src/backups/write-backup.ts';
import { cli } from './support/cli.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

const DAY = 86_400_000;
let server: TestServer;
let first: Caller;
const folder = () => join(server.app.services.settings.dataDir, 'backups');
const state = () => readBackupState(server.app.services.settings.dataDir);
const look = () => backUpIfDue(server.app.services);
const mails = async () => (await server.app.services.mailer.list({ limit: 10 })).items;
const health = async () => (await server.anyone.get('/ready')).body.data;
const metrics = async () => (await server.anyone.call('GET', '//metrics')).text;
/** A folder in the place of the file that is to be written: the disk refuses. */
const block = () => mkdirSync(join(folder(), nextName()), { recursive: true });
const nextName = () =>
  `daily-${new Date(server.system.at).toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`;

beforeEach(async () => {
  server = await startServer({ env: { BACKUPS_KEPT: '3' }, testMode: false });
  first = await server.register('chief');
});
afterEach(() => server.close());

describe('backups that somebody asks for', () => {
  test('stay until five newer ones are there, and leave all others alone', async () => {
    mkdirSync(folder(), { recursive: true });
    const others = ['asked-for.sqlite', 'before-3-x.sqlite', 'daily-2026-01-01T00-00-00.sqlite'];
    for (const name of others) writeFileSync(join(folder(), name), '');
    const made: string[] = [];
    for (let round = 0; round < 7; round++) {
      server.system.at += 1000;
      made.push(textIn((await first.post('/admin/backups')).body.data, 'name'));
    }
    expect(readdirSync(folder()).toSorted()).toEqual([...made.slice(2), ...others].toSorted());
  });

  test('leave nothing behind for good when they are cut short', async () => {
    mkdirSync(folder(), { recursive: true });
    const [old, young] = ['asked-1.sqlite.part', 'asked-2.sqlite.part-wal'];
    for (const name of [old, young]) writeFileSync(join(folder(), name), '');
    utimesSync(join(folder(), old), new Date(Date.now() - 2 * DAY), new Date(Date.now() - 2 * DAY));
    await look();
    expect(readdirSync(folder())).toContain(young);
    expect(readdirSync(folder())).not.toContain(old);
  });
});

describe('a scheduled backup', () => {
  test('is made once a day, verified, and can be restored from', async () => {
    await look();
    await look();
    const [file = '', ...more] = scheduledBackups(folder());
    expect(more).toEqual([]);
    expect(state()).toMatchObject({ made: { at: server.system.at, file } });
    expect((await cli('verify-backup', join(folder(), file))).text).toContain('is intact: 1 account.');
    expect(await health()).toEqual({ status: 'ready', backups: 'made' });
    server.system.at += DAY;
    await look();
    expect(scheduledBackups(folder())).toHaveLength(2);
  });

  test('is looked for every hour, a minute after the start at the earliest', async () => {
    const due = () =>
      server.app.services.storage.db
        .selectFrom('jobs')
        .select('run_at')
        .where('kind', '=', 'backup')
        .execute();
    expect(await due()).toEqual([{ run_at: server.system.at + 60_000 }]);
    server.system.at += 60_000;
    await server.app.services.jobs.settle();
    expect(await due()).toEqual([{ run_at: Date.parse('2026-02-10T13:00:00Z') }]);
    expect(scheduledBackups(folder())).toHaveLength(1);
  });

  test('makes place for itself, and leaves others alone', async () => {
    mkdirSync(folder(), { recursive: true });
    for (const name of ['everdeed-by-hand.sqlite', 'before-3-x.sqlite'])
      writeFileSync(join(folder(), name), '');
    for (let day = 0; day < 5; day++) {
      server.system.at += DAY;
      await look();
    }
    const names = readdirSync(folder());
    expect(scheduledBackups(folder())).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['everdeed-by-hand.sqlite', 'before-3-x.sqlite']));
    expect(names).toContain(nextName());
  });

  test('that fails is told once a day, seen in health and metrics, and costs no good one', async () => {
    await look();
    for (const hours of [24, 1, 1]) {
      server.system.at += hours * 3_600_000;
      block();
      await look();
    }
    expect(scheduledBackups(folder())).toHaveLength(1);
    expect(state()).toMatchObject({ failure: { at: server.system.at }, made: {} });
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['chief@example.org', 'The backup of Everdeed failed'],
    ]);
    expect(await health()).toEqual({ status: 'ready', backups: 'failed' });
    expect(await metrics()).toContain('backup_failing 1');
  });

  test('that works again is told by health and metrics, and the next failure by mail at once', async () => {
    block();
    await look();
    expect(await health()).toEqual({ status: 'ready', backups: 'failed' });
    server.system.at += 3_600_000;
    await look();
    expect(await health()).toEqual({ status: 'ready', backups: 'made' });
    const shown = await metrics();
    expect(shown).toContain('backup_failing 0');
    expect(shown).toContain(`backup_last_success_timestamp_seconds ${server.system.at / 1000}`);
    server.system.at += DAY;
    block();
    await look();
    expect(await mails()).toHaveLength(2);
  });

  test('does not stop the process: it is made in a thread', async () => {
    // Beside the packages that it imports.
    const cache = join(import.meta.dirname, '..', '..', '..', '.cache');
    mkdirSync(cache, { recursive: true });
    const place = mkdtempSync(join(cache, 'backup-worker-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const worker = join(place, 'worker.mjs');
    const entry = join(import.meta.dirname, '..', 'src', 'backups', 'backup-worker.ts');
    await build({
      entryPoints: [entry],
      outfile: worker,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['libsql'],
    });
    mkdirSync(folder(), { recursive: true });
    const source = server.app.services.connection.file ?? '';
    const target = join(folder(), 'by-thread.sqlite');
    expect(await makeBackup({ source, target }, worker)).toMatchObject({ accounts: 1 });
    expect(existsSync(target)).toBe(true);
    await expect(makeBackup({ source: `${source}.none`, target }, worker)).rejects.toThrow();
  });
});

test('a copy that has lost something gets no name', () => {
  const source = server.app.services.connection.file ?? '';
  mkdirSync(folder(), { recursive: true });
  const target = join(folder(), 'x.sqlite');
  expect(() => writeBackup({ source: join(folder(), 'empty.sqlite'), target })).toThrow();
  writeFileSync(join(folder(), 'junk.sqlite'), 'this is no database at all, whatever its name says');
  expect(() => writeBackup({ source: join(folder(), 'junk.sqlite'), target })).toThrow('not a database');
  expect(writeBackup({ source, target })).toMatchObject({ accounts: 1 });
  expect(readdirSync(folder()).filter((name) => name.includes('part'))).toEqual([]);
});

test('rotation never takes the last one', async () => {
  await look();
  expect(rotate(folder(), 0)).toEqual([]);
  expect(scheduledBackups(folder())).toHaveLength(1);
});

test('a server that keeps none makes none', async () => {
  const other = await startServer({ env: { BACKUPS_KEPT: '0' }, testMode: false });
  await backUpIfDue(other.app.services);
  expect((await other.anyone.get('/ready')).body.data).toEqual({ status: 'ready' });
  expect((await other.anyone.call('GET', '//metrics')).text).not.toContain('backup_');
  expect(scheduledBackups(join(other.app.services.settings.dataDir, 'backups'))).toEqual([]);
  await other.close();
});

test.each([
  ['today, when the hour has come', 5, 11, '2026-02-10T05:00'],
  ['yesterday, when it has not', 5, 4, '2026-02-09T05:00'],
  ['now, at the hour', 5, 5, '2026-02-10T05:00'],
])('a backup is due since %s', (_when, hour, at, expected) => {
  const now = new Date(`2026-02-10T${String(at).padStart(2, '0')}:00`).getTime();
  expect(latestSlot(now, { hour, kept: 1 })).toBe(new Date(expected).getTime());
});
