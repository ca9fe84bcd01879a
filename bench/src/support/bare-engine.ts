import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import Libsql from 'libsql';

/** Bytes that one tick writes: the sizes are taken from the rows of the program under test. */
export interface TickBytes {
  readonly hot: string;
  readonly task: string;
  readonly answer: string;
  readonly undo: string;
}

const schema = [
  'CREATE TABLE players (id TEXT PRIMARY KEY, v BIGINT NOT NULL, hot TEXT NOT NULL)',
  'CREATE TABLE tasks (id TEXT PRIMARY KEY, user_id TEXT, doc TEXT NOT NULL)',
  'CREATE TABLE operations (player_id TEXT, id TEXT, answer TEXT, undo TEXT, v BIGINT, created_at BIGINT, PRIMARY KEY (player_id, id))',
];

/**
 * Commits per second of the embedded database alone, with the same durability and the same bytes as a tick:
 * read the hot row, write it and a task, keep the operation. No rules, no HTTP: the limit of scoring.
 */
export function bareCommitsPerSecond(folder: string, bytes: TickBytes, seconds: number): number {
  const file = join(folder, 'bare.sqlite');
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
  const database = new Libsql(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -16000']) {
    database.exec(`PRAGMA ${pragma}`);
  }
  for (const statement of schema) database.exec(statement);
  database.prepare('INSERT INTO players VALUES (?, ?, ?)').run('p', 1, bytes.hot);
  database.prepare('INSERT INTO tasks VALUES (?, ?, ?)').run('t', 'p', bytes.task);
  const statements = {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    read: database.prepare('SELECT v, hot FROM players WHERE id = ?'),
    hot: database.prepare('UPDATE players SET v = ?, hot = ? WHERE id = ?'),
    task: database.prepare('UPDATE tasks SET doc = ? WHERE id = ?'),
    operation: database.prepare('INSERT INTO operations VALUES (?, ?, ?, ?, ?, ?)'),
  };
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    statements.begin.run();
    statements.read.all('p');
    statements.hot.run(done, bytes.hot, 'p');
    statements.task.run(bytes.task, 't');
    statements.operation.run('p', `operation-${done}`, bytes.answer, bytes.undo, done, Date.now());
    statements.commit.run();
    done += 1;
  }
  const elapsed = (performance.now() - start) / 1000;
  database.close();
  return done / elapsed;
}
