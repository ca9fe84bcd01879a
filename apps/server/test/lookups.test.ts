import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HotQuery } from '../src/storage/hot-query.ts';
import { LogFile } from '../src/storage/log-sync.ts';
import { Session, SqliteFile } from '../src/storage/sqlite-driver.ts';
import { openStorage } from './support/storage.ts';

const find = new HotQuery<{ text: string }>('SELECT text FROM notes WHERE id = ?');
const write = new HotQuery('UPDATE notes SET text = ? WHERE id = ?');

describe('a row that a request looks up', () => {
  let folder: string;
  let shared: SqliteFile;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'everdeed-lookups-'));
    const file = join(folder, 'notes.sqlite');
    const writer = new Libsql(file);
    writer.exec('PRAGMA journal_mode = WAL');
    writer.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
    writer.exec("INSERT INTO notes VALUES (1, 'old')");
    const connections = { writer, reader: new Libsql(file), checkpointer: undefined, patienceMs: 1000 };
    shared = new SqliteFile({ ...connections, log: new LogFile(file) });
  });
  afterEach(() => {
    shared.close();
    shared.connections.log.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const text = async () => (await find.one(new Session(shared), 1))?.text;

  test('is read where pages are still at hand', async () => {
    const cold = vi.spyOn(shared.reading, 'run');
    expect(await text()).toBe('old');
    expect(await write.run(new Session(shared), 'new', 1)).toBe(1);
    expect([await text(), cold.mock.calls.length]).toEqual(['new', 0]);
  });

  test('is the committed one as long as a group is open, also between its members', async () => {
    const first = new Session(shared);
    await first.begin();
    await write.run(first, 'uncommitted', 1);
    const during = await text();
    const kept = first.end('keep');
    const second = new Session(shared);
    await second.begin();
    expect([during, await text()]).toEqual(['old', 'old']);
    await Promise.all([kept, second.end('keep')]);
    expect(await text()).toBe('uncommitted');
  });

  test('is read on the other connection while another program holds the file', async () => {
    const held = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    vi.spyOn(shared.writing, 'run').mockImplementation(() => {
      throw held;
    });
    expect(await text()).toBe('old');
  });

  test('does not keep the writing connection from seeing what others write', async () => {
    await text();
    const other = new Libsql(join(folder, 'notes.sqlite'));
    other.exec("UPDATE notes SET text = 'theirs' WHERE id = 1");
    other.close();
    expect(await text()).toBe('theirs');
    expect(await write.run(new Session(shared), 'mine', 1)).toBe(1);
  });
});

/** Getters of the object itself: V8 keeps each among old objects, with everything that it can reach. */
const ownGetters = (value: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([name, field]) =>
    'value' in field ? [] : [name],
  );

test('what is made for each piece of work dies young', async () => {
  const store = await openStorage(undefined);
  const stores = store.storage.reader();
  expect([ownGetters(stores), ownGetters(stores.operations.context)]).toEqual([[], []]);
  await store.close();
});
