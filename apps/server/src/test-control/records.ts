import { fieldsIn } from '@everdeed/content/values';
import type { Collection } from './collection.ts';
import { among } from './collection.ts';
import { ledgerSubject } from '../presenters/ledger-subject.ts';
import { readLedgerDoc } from '../storage/record-stores.ts';
import type { RecordedEntry } from '../storage/stores.ts';
import type { Words } from '../words/words.ts';
import { type Doc, entriesOf, isDoc } from './documents.ts';

/** An entry as the reference keeps it: with the name of what it is about. */
const named = (entry: RecordedEntry, words: Words | undefined): Doc => ({
  ...entry,
  ...(words ? ledgerSubject(words, 'en', entry) : {}),
});

/** Movements of gems and hourglasses. */
export const ledger: Collection = {
  async find(tx, ids, words) {
    const rows = await tx.db.selectFrom('ledger').selectAll().orderBy('created_at').execute();
    const docs = rows.map((row) => ({
      ...named(readLedgerDoc(row.doc).entry, words),
      _id: row.id,
      id: row.id,
      userId: row.player_id,
      createdAt: new Date(row.created_at).toISOString(),
    }));
    return among(docs, ids);
  },
  async put(work, tx, { _id, id: _same, userId, createdAt, ...doc }) {
    const row = {
      id: String(_id),
      player_id: String(userId),
      doc: JSON.stringify(doc),
      created_at: Date.parse(String(createdAt)) || work.now,
    };
    await tx.db.deleteFrom('ledger').where('id', '=', row.id).execute();
    await tx.db.insertInto('ledger').values(row).execute();
  },
  async remove(_work, tx, id) {
    await tx.db.deleteFrom('ledger').where('id', '=', id).execute();
  },
};

/** The lists of a user's history on the wire, by kind of entry. */
const historyLists: Readonly<Record<string, string>> = {
  cron: 'cron',
  armoire: 'armoire',
  questInviteResponse: 'questInviteResponses',
};
const lists = Object.entries(historyLists);

/** The history of each user: one record each, with a list per kind (wire-groups-and-admin 6.5). */
export const userHistories: Collection = {
  async find(tx, ids) {
    const rows = await tx.db.selectFrom('player_history').selectAll().orderBy('created_at').execute();
    const docs = new Map<string, Doc>();
    for (const row of rows) {
      const { kind, ...entry } = fieldsIn(JSON.parse(row.doc));
      const blank = {
        _id: row.player_id,
        userId: row.player_id,
        armoire: [],
        questInviteResponses: [],
        cron: [],
      };
      const doc: Doc = docs.get(row.player_id) ?? blank;
      docs.set(row.player_id, doc);
      const name = historyLists[String(kind)] ?? String(kind);
      doc[name] = [...entriesOf(doc[name]), entry];
    }
    return among([...docs.values()], ids);
  },
  async put(work, tx, doc) {
    const owner = String(doc['userId'] ?? doc['_id']);
    await userHistories.remove(work, tx, owner);
    for (const [kind, name] of lists) {
      for (const entry of entriesOf(doc[name]).filter(isDoc)) {
        const created_at = Date.parse(String(entry['timestamp'])) || work.now;
        const row = {
          id: work.rules.newId(),
          player_id: owner,
          doc: JSON.stringify({ kind, ...entry }),
          created_at,
        };
        await tx.db.insertInto('player_history').values(row).execute();
      }
    }
  },
  async remove(_work, tx, id) {
    await tx.db.deleteFrom('player_history').where('player_id', '=', id).execute();
  },
};

/** Collections without an area in this release, stored so that what is written can be read. */
export const unowned = (collection: string): Collection => ({
  async find(tx, ids) {
    const rows = await tx.db
      .selectFrom('documents')
      .select('doc')
      .where('collection', '=', collection)
      .execute();
    return among(
      rows.map((row) => fieldsIn(JSON.parse(row.doc))),
      ids,
    );
  },
  async put(_work, tx, doc) {
    const row = { collection, id: String(doc['_id']), doc: JSON.stringify(doc) };
    await tx.db
      .insertInto('documents')
      .values(row)
      .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet({ doc: row.doc }))
      .execute();
  },
  async remove(_work, tx, id) {
    await tx.db.deleteFrom('documents').where('collection', '=', collection).where('id', '=', id).execute();
  },
});
