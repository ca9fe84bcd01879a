import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import Libsql from 'libsql';

interface Row {
  readonly id: string;
  readonly text: string;
}

interface OwnedRow extends Row {
  readonly owner: string;
}

/** What ticks wrote, as the program left it: the rows to write again, and one operation to add. */
interface Written {
  readonly players: readonly Row[];
  readonly tasks: readonly OwnedRow[];
  readonly answer: string;
  readonly undo: string;
}

/** A copy of the program's database as it is now: its tables, its indexes, its rows. */
function copyOf(folder: string): Libsql.Database {
  const copy = join(folder, 'bare.sqlite');
  for (const name of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(name, { force: true });
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
    .get() as Pick<Written, 'answer' | 'undo'>;
  return {
    players: database.prepare('SELECT id, hot AS text FROM players').all() as Row[],
    tasks: database
      .prepare("SELECT id, user_id AS owner, doc AS text FROM tasks WHERE type = 'habit'")
      .all() as OwnedRow[],
    answer: operation.answer,
    undo: operation.undo,
  };
}

/** One tick after the other: read the player's row, write it and a task, add an operation, commit. */
function ticks(database: Libsql.Database, { players, tasks, answer, undo }: Written): () => void {
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
    const { id, owner, text } = tasks[count % tasks.length] as OwnedRow;
    count += 1;
    begin.run();
    const { v } = player.get(owner) as { v: number };
    writePlayer.run(v + 1, texts.get(owner) ?? '', owner);
    writeTask.run(text, id, owner);
    addOperation.run(owner, randomUUID(), request, answer, undo, v + 1, Date.now());
    commit.run();
  };
}

/**
 * Commits per second of the embedded database alone, in one process that does nothing else: the bytes of a tick, into
 * a copy of the same tables and indexes with the same durability. No rules, no HTTP: the limit of scoring.
 */
export function bareCommitsPerSecond(folder: string, seconds: number): number {
  const database = copyOf(folder);
  const tick = ticks(database, read(database));
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    tick();
    done += 1;
  }
  const elapsed = (performance.now() - start) / 1000;
  database.close();
  return done / elapsed;
}
