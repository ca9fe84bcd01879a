import type { AuditAct, AuditChange, AuditTargetKind } from '@everdeed/rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { type Cursor, type Page, pageAfter } from '../page.ts';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

type Db = Kysely<Database>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What an administrator has done. Names are those of that time. */
export interface AuditEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Without an id: somebody at the command line. */
  readonly actor: { readonly id: string | undefined; readonly name: string };
  readonly act: AuditAct;
  readonly target: Named & { readonly kind: AuditTargetKind };
  /** Whom it was done to, such as the author of a message. */
  readonly player: Named | undefined;
  readonly changes: readonly AuditChange[];
  readonly reason: string;
  readonly canUndo: boolean;
  readonly undoes: string | undefined;
  readonly undoneBy: string | undefined;
}

type Row = Selectable<Database['audit_log']>;

const rowOf = (entry: AuditEntry): Insertable<Database['audit_log']> => ({
  id: entry.id,
  at: entry.at,
  actor_id: entry.actor.id ?? null,
  actor_name: entry.actor.name,
  act: entry.act,
  target_kind: entry.target.kind,
  target_id: entry.target.id,
  target_name: entry.target.name,
  player_id: entry.player?.id ?? null,
  player_name: entry.player?.name ?? null,
  changes: JSON.stringify(entry.changes),
  reason: entry.reason,
  can_undo: Number(entry.canUndo),
  undoes: entry.undoes ?? null,
  undone_by: entry.undoneBy ?? null,
});

const entryOf = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { id: row.actor_id ?? undefined, name: row.actor_name },
  act: row.act,
  target: { kind: row.target_kind, id: row.target_id, name: row.target_name },
  player: row.player_id === null ? undefined : { id: row.player_id, name: row.player_name ?? '' },
  changes: readStored<AuditChange[]>(row.changes),
  reason: row.reason,
  canUndo: row.can_undo === 1,
  undoes: row.undoes ?? undefined,
  undoneBy: row.undone_by ?? undefined,
});

/** Adds an entry. */
export const addAuditEntry = async (db: Db, entry: AuditEntry): Promise<void> => {
  await db.insertInto('audit_log').values(rowOf(entry)).execute();
};

/** An entry by its id. */
export async function findAuditEntry(db: Db, id: string): Promise<AuditEntry | undefined> {
  const row = await db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();
  return row && entryOf(row);
}

/** Notes that an entry was taken back; false if it was already, however many try at once. */
export async function noteUndone(db: Db, id: string, undoneBy: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_log')
    .set({ undone_by: undoneBy })
    .where('id', '=', id)
    .where('undone_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which entries are wanted: what is absent does not matter. */
export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly playerId?: string | undefined;
  readonly act?: string | undefined;
}

async function placeOf(db: Db, id: string | undefined): Promise<Cursor | undefined> {
  if (id === undefined) return undefined;
  const row = await db.selectFrom('audit_log').select(['at', 'id']).where('id', '=', id).executeTakeFirst();
  return row && [row.at, row.id];
}

/** Entries after the one of an id, the newest first; of an unknown id from the start. */
export async function listAudit(
  db: Db,
  { actorId, playerId, act }: AuditFilter,
  { lastId, limit }: { readonly lastId: string | undefined; readonly limit: number },
): Promise<Page<AuditEntry, string>> {
  let query = db.selectFrom('audit_log').selectAll();
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (playerId !== undefined) query = query.where('player_id', '=', playerId);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an act that there is not finds nothing
  if (act !== undefined) query = query.where('act', '=', act as AuditAct);
  const after = await placeOf(db, lastId);
  const { items, next } = await pageAfter(query, { by: ['at', 'id'], direction: 'desc' }, { after, limit });
  return { items: items.map(entryOf), next: next && items.at(-1)?.id };
}

/** Removes entries from before an instant (ms). */
export const forgetAudit = async (db: Db, before: number): Promise<void> => {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
};
