import type { TransactionRecord } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { HistoryStore, StoredTransaction, TransactionStore } from './stores.ts';

interface RecordContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly newId: () => string;
}

export class SqlTransactionStore implements TransactionStore {
  constructor(readonly context: RecordContext) {}

  async add(userId: string, records: readonly TransactionRecord[]): Promise<void> {
    if (records.length === 0) return;
    const created_at = this.context.now();
    const rows = records.map((record) => ({
      id: this.context.newId(),
      player_id: userId,
      doc: JSON.stringify(record),
      created_at,
    }));
    await this.context.db.insertInto('transactions').values(rows).execute();
  }

  async list(userId: string): Promise<StoredTransaction[]> {
    const rows = await this.context.db
      .selectFrom('transactions')
      .selectAll()
      .where('player_id', '=', userId)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      ...(JSON.parse(row.doc) as TransactionRecord),
      id: row.id,
      createdAt: new Date(row.created_at).toISOString(),
    }));
  }
}

export class SqlHistoryStore implements HistoryStore {
  constructor(readonly context: RecordContext) {}

  async add(userId: string, entry: Readonly<Record<string, unknown>>): Promise<void> {
    const { db, now, newId } = this.context;
    const row = { id: newId(), player_id: userId, doc: JSON.stringify(entry), created_at: now() };
    await db.insertInto('player_history').values(row).execute();
  }

  async list(userId: string): Promise<Record<string, unknown>[]> {
    const rows = await this.context.db
      .selectFrom('player_history')
      .select('doc')
      .where('player_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => JSON.parse(row.doc) as Record<string, unknown>);
  }
}
