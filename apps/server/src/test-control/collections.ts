import { asText } from '@everdeed/contract';
import type { Player, Task } from '@everdeed/rules';
import { passwordHashOf, setPasswordHash } from '../accounts/credentials.ts';
import { blankPlayer } from '../blank-player.ts';
import { sha256 } from '../accounts/secret.ts';
import { refusal } from '../http/refusal.ts';
import type { OpenTx } from '../storage/storage.ts';
import { type Doc, isDoc, setAt, valueAt } from './documents.ts';

/** How the records of one collection are read and written. */
export interface Collection {
  list(tx: OpenTx): Promise<Doc[]>;
  /** Writes a whole record, new or changed. */
  put(tx: OpenTx, doc: Doc, isNew: boolean): Promise<void>;
  remove(tx: OpenTx, id: string): Promise<void>;
}

const hashPath = 'auth.local.hashed_password';

function mergeOver(base: unknown, over: unknown): unknown {
  if (!isDoc(base) || !isDoc(over)) return over === undefined ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeOver(base[key], over[key])]));
}

/** A user with the defaults of a new account where the tester gave nothing. */
function completeUser(doc: Doc, now: number): Player {
  const username = asText(valueAt(doc, 'auth.local.username')) || `user-${asText(doc['_id']).slice(0, 8)}`;
  const base = blankPlayer(String(doc['_id']), now, username);
  return mergeOver(base, doc) as Player;
}

async function addToken(tx: OpenTx, userId: string, token: string): Promise<void> {
  await tx.db
    .insertInto('api_tokens')
    .values({
      id: tx.options.newId(),
      player_id: userId,
      name: 'inserted',
      client: 'inserted',
      automatic: 0,
      seed: '',
      hash: sha256(token),
      created_at: tx.options.now(),
      last_used_at: null,
    })
    .execute();
}

const users: Collection = {
  async list(tx) {
    const rows = await tx.db.selectFrom('players').select('id').execute();
    const docs: Doc[] = [];
    for (const { id } of rows) {
      const doc = structuredClone(await tx.players.need(id)) as unknown as Doc;
      setAt(doc, hashPath, await passwordHashOf(tx.db, id));
      docs.push(doc);
    }
    return docs;
  },
  async put(tx, doc, isNew) {
    const hash = valueAt(doc, hashPath);
    setAt(doc, hashPath, undefined);
    const { apiToken, ...fields } = doc;
    const id = String(doc['_id']);
    if (isNew) await tx.players.insert(completeUser(fields, tx.options.now()));
    else {
      await tx.players.need(id);
      await tx.players.save(fields as unknown as Player);
    }
    if (typeof hash === 'string') await setPasswordHash(tx.db, id, hash, tx.options.now());
    if (isNew && typeof apiToken === 'string') await addToken(tx, id, apiToken);
  },
  remove: (tx, id) => tx.players.remove(id),
};

const tasks: Collection = {
  async list(tx) {
    const rows = await tx.db.selectFrom('tasks').select('doc').execute();
    return rows.map((row) => JSON.parse(row.doc) as Doc);
  },
  async put(tx, doc, isNew) {
    const task = doc as unknown as Task;
    const owner = task.userId;
    if (owner === undefined)
      throw refusal('BadRequest', 'invalidReqParams', {
        errors: [{ key: 'userIdRequired', path: 'userId' }],
      });
    if (isNew) await tx.tasks.insert(owner, [task]);
    else await tx.tasks.save(owner, task);
  },
  async remove(tx, id) {
    await tx.db.deleteFrom('tasks').where('id', '=', id).execute();
  },
};

/** Records that belong to a player and are written once. */
const records = (table: 'transactions' | 'player_history'): Collection => ({
  async list(tx) {
    const rows = await tx.db.selectFrom(table).selectAll().orderBy('created_at').execute();
    return rows.map((row) => ({
      ...(JSON.parse(row.doc) as Doc),
      _id: row.id,
      id: row.id,
      userId: row.player_id,
      createdAt: new Date(row.created_at).toISOString(),
    }));
  },
  async put(tx, { _id, id: _same, userId, createdAt, ...doc }) {
    const row = {
      id: String(_id),
      player_id: String(userId),
      doc: JSON.stringify(doc),
      created_at: Date.parse(String(createdAt)) || tx.options.now(),
    };
    await tx.db.deleteFrom(table).where('id', '=', row.id).execute();
    await tx.db.insertInto(table).values(row).execute();
  },
  async remove(tx, id) {
    await tx.db.deleteFrom(table).where('id', '=', id).execute();
  },
});

/** Collections that no area of this release owns: kept so that what is written can be read. */
const unowned = (collection: string): Collection => ({
  async list(tx) {
    const rows = await tx.db
      .selectFrom('documents')
      .select('doc')
      .where('collection', '=', collection)
      .execute();
    return rows.map((row) => JSON.parse(row.doc) as Doc);
  },
  async put(tx, doc) {
    const row = { collection, id: String(doc['_id']), doc: JSON.stringify(doc) };
    await tx.db
      .insertInto('documents')
      .values(row)
      .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet({ doc: row.doc }))
      .execute();
  },
  async remove(tx, id) {
    await tx.db.deleteFrom('documents').where('collection', '=', collection).where('id', '=', id).execute();
  },
});

const owned: Readonly<Record<string, Collection>> = {
  users,
  tasks,
  transactions: records('transactions'),
  userhistories: records('player_history'),
};

/** The collection by the reference's plural name. */
export function collectionOf(name: string): Collection {
  const lower = name.toLowerCase();
  return (Object.hasOwn(owned, lower) ? owned[lower] : undefined) ?? unowned(lower);
}
