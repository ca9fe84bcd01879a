import { fieldsIn } from '@everdeed/content/values';
import { refusal } from '../work/refusal.ts';
import { among, type Collection } from './collection.ts';
import { challenges } from './challenges.ts';
import { chats } from './chats.ts';
import { groups } from './groups.ts';
import { completeTask } from './defaults.ts';
import { ledger, unowned, userHistories } from './records.ts';
import { sandboxCheckouts, sandboxSubscriptions } from './sandbox.ts';
import { pushDevices, users } from './users.ts';

const tasks: Collection = {
  async find(tx, ids) {
    const rows = await tx.db.selectFrom('tasks').select('doc').execute();
    return among(
      rows.map((row) => fieldsIn(JSON.parse(row.doc))),
      ids,
    );
  },
  async put(work, tx, doc, isNew) {
    const owner = await tx.players.get(String(doc['userId']));
    if (!owner)
      throw refusal('BadRequest', 'invalidReqParams', {
        errors: [{ key: 'userIdRequired', path: 'userId' }],
      });
    const task = completeTask(doc, owner, work);
    if (isNew) await tx.tasks.insert(owner._id, [task]);
    else await tx.tasks.save(owner._id, task);
  },
  async remove(_work, tx, id) {
    const task = await tx.db.selectFrom('tasks').select('user_id').where('id', '=', id).executeTakeFirst();
    if (task?.user_id) await tx.tasks.remove(task.user_id, [id]);
    else await tx.db.deleteFrom('tasks').where('id', '=', id).execute();
  },
};

const owned: Readonly<Record<string, Collection>> = {
  users,
  groups,
  chats,
  challenges,
  tasks,
  transactions: ledger,
  userhistories: userHistories,
  pushdevices: pushDevices,
  sandboxcheckouts: sandboxCheckouts,
  sandboxsubscriptions: sandboxSubscriptions,
};

/** The collection by the reference's plural name. */
export function collectionOf(name: string): Collection {
  const lower = name.toLowerCase();
  return (Object.hasOwn(owned, lower) ? owned[lower] : undefined) ?? unowned(lower);
}
