import { DAY_MS } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import type { Database } from './schema.ts';
import { readStored } from './stored-json.ts';
import type { OperationStore, UndoRecord } from './stores.ts';

type Found = UndoRecord & { operationId: string };

/** What this transaction stores about its operation; written once, at its end. */
export interface PendingOperation {
  readonly userId: string;
  readonly id: string;
  readonly undo?: { readonly kind: string; readonly data: unknown };
}

export interface OperationContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** The id from the client, or a new one. */
  readonly operationId: () => string;
}

export class SqlOperationStore implements OperationStore {
  #pending: PendingOperation | undefined;

  constructor(readonly context: OperationContext) {}

  get db(): Kysely<Database> {
    return this.context.db;
  }

  get pending(): PendingOperation | undefined {
    return this.#pending;
  }

  async recordUndo(userId: string, undo: { kind: string; data: unknown }): Promise<string> {
    const id = this.#pending?.id ?? this.context.operationId();
    this.#pending = { userId, id, undo };
    return id;
  }

  async lastUndo(userId: string): Promise<Found | undefined> {
    const row = await this.db
      .selectFrom('operations')
      .select(['id', 'undo_kind', 'undo', 'created_at'])
      .where('player_id', '=', userId)
      .where('undo', 'is not', null)
      .where('undone_at', 'is', null)
      .orderBy('v', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && foundOf(row);
  }

  async byId(userId: string, operationId: string): Promise<(Found & { undone: boolean }) | undefined> {
    const row = await this.db
      .selectFrom('operations')
      .select(['id', 'undo_kind', 'undo', 'created_at', 'undone_at'])
      .where('player_id', '=', userId)
      .where('id', '=', operationId)
      .where('undo', 'is not', null)
      .executeTakeFirst();
    return row && { ...foundOf(row), undone: row.undone_at !== null };
  }

  async markUndone(userId: string, operationId: string): Promise<void> {
    await this.db
      .updateTable('operations')
      .set({ undone_at: this.context.now() })
      .where('player_id', '=', userId)
      .where('id', '=', operationId)
      .execute();
  }
}

function foundOf(row: {
  id: string;
  undo_kind: string | null;
  undo: string | null;
  created_at: number;
}): Found {
  return {
    operationId: row.id,
    kind: row.undo_kind ?? '',
    data: readStored<unknown>(row.undo ?? 'null'),
    at: row.created_at,
  };
}

interface FoundOperation {
  readonly request: string | null;
  readonly status: number | null;
  readonly answer: string | null;
}

const find = new HotQuery<FoundOperation>(
  'SELECT request, status, answer FROM operations WHERE player_id = ? AND id = ?',
);
const keep = new HotQuery(
  `INSERT INTO operations (player_id, id, request, status, answer, undo_kind, undo, v, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);

/**
 * The earlier answer for an operation id, if any. Nearly always there is none, which the writing connection tells
 * fastest; what it has may not be committed yet, so that is asked for again.
 */
export async function findOperation(
  runner: QueryRunner,
  playerId: string,
  id: string,
): Promise<FoundOperation | undefined> {
  const written = await find.oneForWriting(runner, playerId, id);
  return written && find.one(runner, playerId, id);
}

/** Stores an operation; its id must be new. */
export const keepOperation = (runner: QueryRunner, row: Omit<Database['operations'], 'undone_at'>) =>
  keep.run(
    runner,
    row.player_id,
    row.id,
    row.request,
    row.status,
    row.answer,
    row.undo_kind,
    row.undo,
    row.v,
    row.created_at,
  );

/** How long operations are kept, in days (design.md, "State and storage"). */
const operationDays = 30;
/** Maximum number of operations removed by one statement, so that other writers do not wait long. */
const maxAtOnce = 1000;

/** Deletes operations older than 30 days, until none are left or `isEnding` says to stop. */
export async function forgetOldOperations(
  db: Kysely<Database>,
  now: number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  const before = now - operationDays * DAY_MS;
  let removed = maxAtOnce;
  while (removed >= maxAtOnce && !isEnding()) {
    const { numAffectedRows } = await sql`DELETE FROM operations WHERE (player_id, id) IN
      (SELECT player_id, id FROM operations WHERE created_at < ${before} LIMIT ${maxAtOnce})`.execute(db);
    removed = Number(numAffectedRows ?? 0);
  }
}
