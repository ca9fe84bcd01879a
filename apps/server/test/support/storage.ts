import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Player, Todo } from '@everdeed/rules';
import { blankPlayer } from '../../src/work/blank-player.ts';
import { type Connection, connect } from '../../src/storage/connect.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { Storage } from '../../src/storage/storage.ts';
import { prepareSqlite } from './sqlite.ts';
import { tables } from '../../src/tables.ts';
import { taskBase } from './tasks.ts';
import { playerWriter } from '../../src/storage/player-writer.ts';

export const testNow = Date.parse('2026-02-10T12:00:00.000Z');

/** The storage that another process on the same database would have. */
export function storageOn(connection: Connection): Storage {
  const quiet = () => undefined;
  return new Storage({
    connection,
    now: () => testNow,
    newId: () => randomUUID(),
    wakeWorkers: quiet,
    deliver: quiet,
  });
}

export interface TestStorage {
  readonly where: string;
  readonly connection: Connection;
  readonly storage: Storage;
  readonly close: () => Promise<void>;
}

/** A migrated, empty database: PostgreSQL if a URL is given, else its own file. */
export async function openStorage(databaseUrl: string | undefined): Promise<TestStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-store-'));
  const where = databaseUrl ?? prepareSqlite(folder);
  const connection = connect(where);
  await migrate(connection, tables);
  return {
    where,
    connection,
    storage: storageOn(connection),
    close: async () => {
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let count = 0;

/** Adds a new player to the database. */
export function addPlayer(storage: Storage): Promise<Player> {
  const name = `player-${++count}`;
  return storage.run((tx) => playerWriter(tx).insert(blankPlayer(randomUUID(), testNow, name)));
}

/** A player's to-do, not yet stored. */
export function makeTodo(userId: string, fields: Partial<Todo> = {}): Todo {
  return {
    ...taskBase(new Date(testNow).toISOString()),
    _id: randomUUID(),
    userId,
    type: 'todo',
    text: 'sweep the stairs',
    completed: false,
    collapseChecklist: false,
    checklist: [],
    ...fields,
  };
}
