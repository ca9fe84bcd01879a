import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './action.ts';
import type { Game } from './game.ts';
import { readEntry, type StoredEntry } from './stored-entry.ts';

interface LocalSchema extends DBSchema {
  outbox: { key: number; value: StoredEntry };
  /** The last state from the server, so that the app opens offline. */
  snapshots: { key: string; value: Game & { readonly savedAt: number } };
}

let opened: Promise<IDBPDatabase<LocalSchema>> | undefined;

function open(): Promise<IDBPDatabase<LocalSchema>> {
  opened ??= openDB<LocalSchema>('everdeed', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      db.createObjectStore('snapshots');
    },
  });
  return opened;
}

/** Writes an entry to disk and gives it its place in line. */
export async function storeEntry(entry: OutboxEntry): Promise<OutboxEntry> {
  const db = await open();
  const seq = await db.put('outbox', entry);
  return { ...entry, seq };
}

export async function removeEntry(seq: number): Promise<void> {
  const db = await open();
  await db.delete('outbox', seq);
}

/** Waiting actions of this player, oldest first. */
export async function listEntries(userId: string): Promise<OutboxEntry[]> {
  const db = await open();
  const all = await db.getAll('outbox');
  return all.filter((entry) => entry.userId === userId).map(readEntry);
}

export async function saveSnapshot(game: Game, now: number): Promise<void> {
  const db = await open();
  await db.put('snapshots', { ...game, savedAt: now }, game.player._id);
}

export async function readSnapshot(userId: string): Promise<Game | undefined> {
  const db = await open();
  return db.get('snapshots', userId);
}

export async function forgetSnapshot(userId: string): Promise<void> {
  const db = await open();
  await db.delete('snapshots', userId);
}
