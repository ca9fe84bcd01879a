import { readSettings, type Settings } from '../config/settings.ts';
import { realSystem, type System } from '../work/system.ts';
import type { Reaction } from '../work/work.ts';
import { databaseOf, openDatabase } from '../app.ts';
import { EventBus } from '../realtime/bus.ts';
import type { Connection } from '../storage/connect.ts';
import { isStorageDamaged } from '../storage/failures.ts';
import { Storage } from '../storage/storage.ts';

/** A mistake by the person who typed the command; shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Context of a command. */
export interface CliContext {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly storage: Storage;
  readonly system: System;
  /** Tells servers on PostgreSQL what was done; on SQLite nobody hears, and servers look for themselves. */
  readonly events: EventBus;
  /** The command line tells no receiver of what it does. */
  readonly reactions: readonly Reaction[];
  readonly say: (text: string) => void;
}

/** A timestamp for file names. */
export const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

export type Command = (context: CliContext, args: readonly string[]) => Promise<void>;

/** Opens the database for a command and closes it afterwards. */
export async function withContext(
  say: (text: string) => void,
  run: (context: CliContext) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env);
  try {
    await withDatabase(settings, say, run);
  } catch (error) {
    if (!isStorageDamaged(error)) throw error;
    const what = error instanceof Error ? error.message : 'it cannot be read';
    throw new UsageError(
      `the database ${databaseOf(settings)} is damaged (${what}). Stop the server and restore a backup: npm run everdeed -- restore FILE`,
    );
  }
}

async function withDatabase(
  settings: Settings,
  say: (text: string) => void,
  run: (context: CliContext) => Promise<void>,
): Promise<void> {
  const connection = await openDatabase(settings);
  const events = new EventBus(connection);
  const storage = new Storage({
    connection,
    now: () => realSystem.now(),
    newId: () => realSystem.newId(),
    wakeWorkers: () => events.wake(),
    deliver: (event) => events.publish(event),
  });
  try {
    await run({ settings, connection, storage, system: realSystem, events, reactions: [], say });
  } finally {
    await events.stop();
    await connection.close();
  }
}
