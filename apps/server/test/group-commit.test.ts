import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textIn } from '@everdeed/content/values';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommitGroup } from '../src/storage/commit-group.ts';
import { deferred } from './support/deferred.ts';

describe('a group of transactions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-group-'));
  const file = join(folder, 'group.sqlite');
  let database: Libsql.Database;
  let other: Libsql.Database;
  let commands: string[];
  let group: CommitGroup;
  /** Unset, a commit is durable at once. */
  let durable: (() => Promise<void>) | undefined;
  beforeEach(() => {
    database = new Libsql(file);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('CREATE TABLE IF NOT EXISTS notes (id TEXT PRIMARY KEY)');
    database.exec('DELETE FROM notes');
    other = new Libsql(file);
    commands = [];
    durable = undefined;
    group = new CommitGroup({
      get inTransaction() {
        return database.inTransaction;
      },
      durable: () => durable?.() ?? Promise.resolve(),
      command(text) {
        commands.push(text);
        database.exec(text);
      },
    });
  });
  afterEach(() => {
    database.close();
    other.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ids = (seenBy = other): string[] =>
    seenBy
      .prepare('SELECT id FROM notes ORDER BY id')
      .all()
      .map((row) => textIn(row, 'id'));
  const add = (id: string) => database.prepare('INSERT INTO notes VALUES (?)').run(id);
  const note = async (id: string, end: 'keep' | 'undo' = 'keep') => {
    await group.begin();
    add(id);
    await group[end]();
    return ids();
  };
  const commits = () => commands.filter((text) => text === 'COMMIT').length;

  test('of one moment shares one commit', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => note(id)));
    expect([ids(), commits()]).toEqual([['a', 'b', 'c'], 1]);
  });

  test('tells each member only when another process can see its work', async () => {
    const seen = await Promise.all(['a', 'b', 'c'].map((id) => note(id)));
    expect(seen).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('tells nobody before the commit is durable, and holds up nobody meanwhile', async () => {
    const flush = deferred();
    durable = () => flush.promise;
    const told: string[] = [];
    const first = ['a', 'b'].map((id) => note(id).then(() => told.push(id)));
    await expect.poll(commits).toBe(1);
    durable = undefined;
    await note('c');
    expect([told, ids(), commits()]).toEqual([[], ['a', 'b', 'c'], 2]);
    flush.resolve();
    await Promise.all(first);
    expect(told).toEqual(['a', 'b']);
  });

  test('that may not be durable fails for every member, and runs nothing alone as if it were', async () => {
    durable = () => Promise.reject(new Error('EIO'));
    const outcomes = await Promise.allSettled([note('a'), note('b'), group.alone(() => 1)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    durable = undefined;
    expect(await note('c')).toContain('c');
  });

  test('takes back the work of one member alone', async () => {
    await Promise.all([note('a'), note('b', 'undo'), note('c')]);
    expect([ids(), commits()]).toEqual([['a', 'c'], 1]);
  });

  test('ends a rollback only when what it may rest on is durable', async () => {
    const [, seen] = await Promise.all([note('a'), note('b', 'undo')]);
    expect(seen).toEqual(['a']);
  });

  test('fails as a whole when the engine has lost it, and the next one works', async () => {
    const lost = [note('a'), note('b')];
    const outcomes = Promise.allSettled(lost);
    await group.begin();
    database.exec('ROLLBACK');
    await group.undo();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await note('c');
    expect(ids()).toEqual(['c']);
  });

  test('waits for a member that takes longer than the moment', async () => {
    await group.begin();
    add('slow');
    const quick = note('quick');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ids()).toEqual([]);
    await group.keep();
    expect(await quick).toEqual(['quick', 'slow']);
  });

  test('is closed before something runs alone', async () => {
    await group.begin();
    add('a');
    const kept = group.keep();
    await group.alone(() => database.exec('VACUUM'));
    await kept;
    expect(ids()).toEqual(['a']);
  });

  test('that cannot be committed fails for every member', async () => {
    database.exec('PRAGMA foreign_keys = ON');
    database.exec(
      'CREATE TABLE IF NOT EXISTS replies (note TEXT REFERENCES notes (id) DEFERRABLE INITIALLY DEFERRED)',
    );
    const reply = async () => {
      await group.begin();
      database.prepare('INSERT INTO replies VALUES (?)').run('nobody');
      await group.keep();
    };
    const outcomes = await Promise.allSettled([note('a'), reply(), note('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([ids(), database.inTransaction]).toEqual([[], false]);
  });
});
