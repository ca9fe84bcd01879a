import type { LedgerEntry } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { readStored } from './stored-json.ts';
import type { HistoryEntry, HistoryStore, RecordedEntry, StoredLedgerEntry, LedgerStore } from './stores.ts';

interface RecordContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A stored entry, and its place among those that one change wrote. */
export function readLedgerDoc(doc: string): { readonly entry: RecordedEntry; readonly place: number } {
  const { place = 0, ...entry } = readStored<RecordedEntry & { readonly place?: number }>(doc);
  return { entry, place };
}

export class SqlLedgerStore implements LedgerStore {
  constructor(readonly context: RecordContext) {}

  async add(entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const created_at = this.context.now();
    const rows = entries.map(({ userId, kind, ...entry }, place) => ({
      id: this.context.newId(),
      player_id: userId,
      doc: JSON.stringify({ ...entry, transactionType: kind, ...(place > 0 ? { place } : {}) }),
      created_at,
    }));
    await this.context.db.insertInto('ledger').values(rows).execute();
  }

  async list(userId: string): Promise<StoredLedgerEntry[]> {
    const rows = await this.context.db
      .selectFrom('ledger')
      .selectAll()
      .where('player_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows
      .map(({ id, doc, created_at }) => ({ id, created_at, ...readLedgerDoc(doc) }))
      .toSorted((one, other) => other.created_at - one.created_at || one.place - other.place)
      .map(({ id, created_at, entry }) => ({ ...entry, id, createdAt: new Date(created_at).toISOString() }));
  }
}

/** How many entries of each kind are kept per player (wire-groups-and-admin 0.3, "User history"). */
const maxOfKind = 20;

export class SqlHistoryStore implements HistoryStore {
  constructor(readonly context: RecordContext) {}

  async add(userId: string, entry: HistoryEntry): Promise<void> {
    const { db, now, newId } = this.context;
    await this.#makeRoom(userId, entry.kind);
    const row = { id: newId(), player_id: userId, doc: JSON.stringify(entry), created_at: now() };
    await db.insertInto('player_history').values(row).execute();
  }

  async list(userId: string): Promise<HistoryEntry[]> {
    return (await this.#rows(userId)).map(({ entry }) => entry);
  }

  /** Removes the oldest entries of a kind to make room for one more. */
  async #makeRoom(userId: string, kind: string): Promise<void> {
    const ids = (await this.#rows(userId)).filter(({ entry }) => entry.kind === kind).map(({ id }) => id);
    const surplus = ids.slice(0, Math.max(0, ids.length + 1 - maxOfKind));
    if (surplus.length === 0) return;
    await this.context.db.deleteFrom('player_history').where('id', 'in', surplus).execute();
  }

  async #rows(userId: string): Promise<{ id: string; entry: HistoryEntry }[]> {
    const rows = await this.context.db
      .selectFrom('player_history')
      .select(['id', 'doc'])
      .where('player_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, doc }) => ({ id, entry: readStored<HistoryEntry>(doc) }));
  }
}
