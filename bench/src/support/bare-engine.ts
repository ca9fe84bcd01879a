import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { numberIn, textsIn } from '@everdeed/content/values';
import Libsql from 'libsql';
import { inTurn } from './numbers.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

interface OwnedRow extends Row {
  readonly owner: string;
}

/** What scoring wrote: the rows to write again, and one operation to insert. */
interface Written {
  readonly players: readonly Row[];
  readonly tasks: readonly OwnedRow[];
  readonly answer: string;
  readonly undo: string;
}

function remove(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
}

/** A copy of the program's current database with its tables, indexes and rows. */
function copyOf(folder: string, copy: string): Libsql.Database {
  remove(copy);
  const original = new Libsql(join(folder, 'everdeed.sqlite'));
  original.exec(`VACUUM INTO '${copy}'`);
  original.close();
  const database = new Libsql(copy);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'cache_size = -16000',
    'foreign_keys = ON',
  ])
    database.exec(`PRAGMA ${pragma}`);
  return database;
}

function read(database: Libsql.Database): Written {
  const operation = database
    .prepare('SELECT answer, undo FROM operations WHERE answer IS NOT NULL ORDER BY created_at DESC LIMIT 1')
    .get();
  const rowsOf = (query: string) => database.prepare(query).all();
  return {
    players: rowsOf('SELECT id, hot AS text FROM players').map((row) => textsIn(row, 'id', 'text')),
    tasks: rowsOf("SELECT id, user_id AS owner, doc AS text FROM tasks WHERE type = 'habit'").map((row) =>
      textsIn(row, 'id', 'owner', 'text'),
    ),
    ...textsIn(operation, 'answer', 'undo'),
  };
}

/** Scores one after another: reads the player's row, writes it and a task, inserts an operation, commits. */
function commitScores(database: Libsql.Database, { players, tasks, answer, undo }: Written): () => void {
  const texts = new Map(players.map(({ id, text }) => [id, text]));
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const player = database.prepare('SELECT v, hot FROM players WHERE id = ?');
  const writePlayer = database.prepare('UPDATE players SET v = ?, hot = ? WHERE id = ?');
  const writeTask = database.prepare('UPDATE tasks SET doc = ? WHERE id = ? AND user_id = ?');
  const addOperation = database.prepare(
    `INSERT INTO operations (player_id, id, request, status, answer, undo_kind, undo, v, created_at)
    VALUES (?, ?, ?, 200, ?, 'score', ?, ?, ?)`,
  );
  const request = 'x'.repeat(43);
  let count = 0;
  return () => {
    const { id, owner, text } = inTurn(tasks, count);
    count += 1;
    begin.run();
    const v = numberIn(player.get(owner), 'v');
    writePlayer.run(v + 1, texts.get(owner) ?? '', owner);
    writeTask.run(text, id, owner);
    addOperation.run(owner, randomUUID(), request, answer, undo, v + 1, Date.now());
    commit.run();
  };
}

/**
 * Commits per second of the embedded database alone, in a process that does nothing else. It writes the bytes
 * of a score into a copy of the same tables and indexes with the same durability, without rules or HTTP: the
 * upper limit of scoring.
 */
export function bareCommitsPerSecond(folder: string, seconds: number): number {
  const copy = join(folder, 'bare.sqlite');
  const database = copyOf(folder, copy);
  const commitScore = commitScores(database, read(database));
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    commitScore();
    done += 1;
  }
  const elapsed = (performance.now() - start) / 1000;
  database.close();
  // What of it is not on the disk yet need not get there: that would slow down what is measured next.
  remove(copy);
  return done / elapsed;
}
