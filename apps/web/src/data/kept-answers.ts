import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface KeptSchema extends DBSchema {
  answers: { key: [userId: string, name: string]; value: unknown };
}

let opened: Promise<IDBPDatabase<KeptSchema>> | undefined;

/** A database of its own: it comes with the screens that use it, and the game's does not wait for it. */
function open(): Promise<IDBPDatabase<KeptSchema>> {
  opened ??= openDB<KeptSchema>('everdeed-answers', 1, {
    upgrade: (db) => void db.createObjectStore('answers'),
  });
  return opened;
}

/** Keeps an answer to a player on this device, in place of what was there under its name. */
export async function storeAnswer(userId: string, name: string, answer: unknown): Promise<void> {
  const db = await open();
  await db.put('answers', answer, [userId, name]);
}

/** What was kept; undefined if nothing was. */
export async function readAnswer(userId: string, name: string): Promise<unknown> {
  const db = await open();
  return db.get('answers', [userId, name]);
}

export async function removeAnswer(userId: string, name: string): Promise<void> {
  const db = await open();
  await db.delete('answers', [userId, name]);
}

/** Removes all that is kept of a player from this device. */
export async function forgetAnswers(userId: string): Promise<void> {
  const db = await open();
  await db.delete('answers', IDBKeyRange.bound([userId], [userId, []]));
}
