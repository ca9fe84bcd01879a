import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { numberIn } from '@everdeed/content/values';
import { build } from 'esbuild';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Checkpointer, type WhileNobodyWrites } from '../src/storage/checkpointer.ts';

/** Inside the project, so that the worker can find the driver. */
const cache = join(import.meta.dirname, '..', '..', '..', '.cache');
const commits = 256;
const longCommits = 1500;
const bytesOfEach = 40_000;
/** Threads that are ended while they work. */
const rounds = 10;
/** Nobody else writes. */
const atOnce: WhileNobodyWrites = (run) => run();

describe('checkpoints beside the server', () => {
  let folder = '';
  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'checkpointer-'));
    await build({
      entryPoints: [join(import.meta.dirname, '..', 'src', 'storage', 'checkpoint-worker.ts')],
      outfile: join(folder, 'worker.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function open(name: string) {
    const file = join(folder, name);
    const database = new Libsql(file);
    for (const pragma of ['journal_mode = WAL', 'wal_autocheckpoint = 0']) database.exec(`PRAGMA ${pragma}`);
    database.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY)');
    return { file, database };
  }

  /** What is in the database file itself, ignoring the log. */
  function inFile(file: string): number {
    const copy = `${file}-copy`;
    copyFileSync(file, copy);
    const alone = new Libsql(copy);
    try {
      return numberIn(alone.prepare('SELECT count(*) AS count FROM notes').get(), 'count');
    } catch {
      return 0;
    } finally {
      alone.close();
    }
  }

  test('bring what was committed into the file while the writer stays open', async () => {
    const { file, database } = open('kept-up.sqlite');
    const checkpointer = new Checkpointer(file, join(folder, 'worker.mjs'));
    for (let id = 1; id <= commits; id += 1) {
      database.prepare('INSERT INTO notes VALUES (?)').run(id);
      checkpointer.committed(atOnce);
    }
    await vi.waitFor(() => expect(inFile(file)).toBeGreaterThanOrEqual(commits / 2), 10_000);
    await checkpointer.close();
    database.close();
  });

  test('let the log begin anew while writers go on', async () => {
    const { file, database } = open('busy.sqlite');
    database.exec('CREATE TABLE texts (text TEXT)');
    const checkpointer = new Checkpointer(file, join(folder, 'worker.mjs'));
    const add = database.prepare('INSERT INTO texts VALUES (?)');
    let alone: Promise<unknown> = Promise.resolve();
    for (let commit = 0; commit < longCommits; commit += 1) {
      await alone;
      add.run('x'.repeat(bytesOfEach));
      checkpointer.committed((run) => (alone = run()));
      await setImmediate();
    }
    expect(statSync(`${file}-wal`).size).toBeLessThan((longCommits * bytesOfEach) / 2);
    await checkpointer.close();
    database.close();
  });

  test('end in the middle of their work, and leave the process alone', async () => {
    const { file, database } = open('ended.sqlite');
    for (let round = 1; round <= rounds; round += 1) {
      const checkpointer = new Checkpointer(file, join(folder, 'worker.mjs'));
      const keepBusy = async (turns: number) => {
        for (let turn = 0; turn < turns; turn += 1) {
          for (let commit = 0; commit < commits; commit += 1) checkpointer.committed(atOnce);
          await setImmediate();
        }
      };
      database.prepare('INSERT INTO notes VALUES (?)').run(round);
      while (inFile(file) < round) await keepBusy(200);
      await keepBusy(100);
      await checkpointer.close();
    }
    expect(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()).toMatchObject([{ busy: 0 }]);
    database.close();
  });

  test('are left to the engine when the thread cannot start', async () => {
    const { file, database } = open('alone.sqlite');
    const checkpointer = new Checkpointer(file, join(folder, 'missing.mjs'));
    for (let commit = 0; commit < commits; commit += 1) checkpointer.committed(atOnce);
    await setTimeout(500);
    database.prepare('INSERT INTO notes VALUES (1)').run();
    checkpointer.committed(atOnce);
    await checkpointer.close();
    expect(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()).toMatchObject([{ busy: 0 }]);
    database.close();
    expect(inFile(file)).toBe(1);
  });
});
