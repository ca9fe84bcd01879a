import type { Task } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { HotQuery, type QueryRunner } from '../hot-query.ts';
import { freezeDeep } from '../parts.ts';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';
import { rowOf } from '../task-row.ts';

type Db = Kysely<Database>;

/** Rows that one statement inserts. */
const chunkSize = 100;

const findGroup = new HotQuery<{ readonly group_id: string | null }>(
  'SELECT group_id FROM tasks WHERE id = ? AND user_id IS NULL',
);

const taskOf = ({ doc }: { readonly doc: string }): Task => freezeDeep(readStored<Task>(doc));

/** The tasks of a board, in no particular order. */
export async function boardOf(db: Db, groupId: string): Promise<Task[]> {
  const rows = db.selectFrom('tasks').select('doc').where('group_id', '=', groupId);
  return (await rows.where('user_id', 'is', null).orderBy('id').execute()).map(taskOf);
}

export async function boardTask(db: Db, groupId: string, taskId: string): Promise<Task | undefined> {
  const rows = db.selectFrom('tasks').select('doc').where('id', '=', taskId).where('group_id', '=', groupId);
  const row = await rows.where('user_id', 'is', null).executeTakeFirst();
  return row && taskOf(row);
}

export async function boardTasks(db: Db, groupId: string, taskIds: readonly string[]): Promise<Task[]> {
  const rows = db.selectFrom('tasks').select('doc').where('id', 'in', taskIds);
  const own = rows.where('group_id', '=', groupId).where('user_id', 'is', null);
  return (await own.orderBy('id').execute()).map(taskOf);
}

export async function findByTask(runner: QueryRunner, taskId: string): Promise<string | undefined> {
  return (await findGroup.one(runner, taskId))?.group_id ?? undefined;
}

export async function insertBoardTasks(db: Db, tasks: readonly Task[]): Promise<void> {
  for (let i = 0; i < tasks.length; i += chunkSize) {
    const rows = tasks.slice(i, i + chunkSize).map((task) => rowOf(null, task));
    await db.insertInto('tasks').values(rows).execute();
  }
}

export async function saveBoardTasks(db: Db, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) {
    const { id, ...columns } = rowOf(null, task);
    const update = db.updateTable('tasks').set(columns).where('id', '=', id).where('user_id', 'is', null);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`task ${id} of a board does not exist and cannot be saved`);
  }
}

/** Removes all tasks of a board: of a group that goes. */
export async function clearBoard(db: Db, groupId: string): Promise<void> {
  await db.deleteFrom('tasks').where('group_id', '=', groupId).where('user_id', 'is', null).execute();
}
