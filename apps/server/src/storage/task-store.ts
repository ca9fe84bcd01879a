import type { Task } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import type { LiveBatch } from './live-batch.ts';
import type { Database } from './schema.ts';
import { freezeDeep } from './parts.ts';
import { readStored } from './stored-json.ts';
import type { TaskFilter, TaskStore } from './stores.ts';
import { rowOf } from './task-row.ts';

const byId = new HotQuery<{ doc: string }>('SELECT doc FROM tasks WHERE user_id = ? AND id = ?');
const byAlias = new HotQuery<{ doc: string }>('SELECT doc FROM tasks WHERE user_id = ? AND alias = ?');
const write = new HotQuery(
  `UPDATE tasks SET type = ?, alias = ?, completed = ?, date_completed = ?, challenge_id = ?, group_id = ?, doc = ?
  WHERE id = ? AND user_id = ?`,
);

/** Rows as one JSON text: one round trip, where there are such. PostgreSQL only. */
const writeMany = new HotQuery(
  `UPDATE tasks AS t SET type = w.type, alias = w.alias, completed = w.completed, date_completed = w.date_completed,
    challenge_id = w.challenge_id, group_id = w.group_id, doc = w.doc
    FROM json_to_recordset(CAST(? AS json)) AS w(id text, user_id text, type text, alias text, completed int,
      date_completed bigint, challenge_id text, group_id text, doc text)
    WHERE t.id = w.id AND t.user_id = w.user_id`,
);

const writeDoc = new HotQuery('UPDATE tasks SET doc = ? WHERE id = ? AND user_id = ?');

/** The columns beside the document, for comparison: writing them again would touch every index. */
const columnsOf = (row: Database['tasks']): string =>
  `${row.type} ${row.completed} ${row.date_completed} ${row.challenge_id} ${row.group_id} ${row.alias}`;

const taskOf = (row: { doc: string }): Task => freezeDeep(readStored<Task>(row.doc));

/** Maximum number of values in an IN list or insert. */
const chunkSize = 100;
function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < items.length; i += chunkSize) yield items.slice(i, i + chunkSize);
}

interface TaskContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  /** Hears of the tasks that are written. */
  readonly live: LiveBatch;
}

export class SqlTaskStore implements TaskStore {
  constructor(readonly context: TaskContext) {}

  /** Stored columns of the tasks that this store has read one by one, by id. */
  readonly #columns = new Map<string, string>();

  get db(): Kysely<Database> {
    return this.context.db;
  }

  async get(userId: string, idOrAlias: string): Promise<Task | undefined> {
    const { runner } = this.context;
    const row = (await byId.one(runner, userId, idOrAlias)) ?? (await byAlias.one(runner, userId, idOrAlias));
    if (!row) return undefined;
    const task = taskOf(row);
    this.#columns.set(task._id, columnsOf(rowOf(userId, task, row.doc)));
    return task;
  }

  async many(userId: string, idsOrAliases: readonly string[]): Promise<Task[]> {
    const found: Task[] = [];
    for (const part of chunks([...new Set(idsOrAliases)])) {
      const rows = await this.db
        .selectFrom('tasks')
        .select('doc')
        .where('user_id', '=', userId)
        .where((e) => e.or([e('id', 'in', part), e('alias', 'in', part)]))
        .execute();
      found.push(...rows.map(taskOf));
    }
    const order = new Map(idsOrAliases.map((key, i) => [key, i]));
    const place = (task: Task) => order.get(task._id) ?? order.get(task.alias ?? '') ?? 0;
    return found.sort((a, b) => place(a) - place(b));
  }

  async list(userId: string, filter: TaskFilter = {}): Promise<Task[]> {
    let query = this.db.selectFrom('tasks').select('doc').where('user_id', '=', userId);
    if (filter.types) query = query.where('type', 'in', [...filter.types]);
    if (filter.completed !== undefined) query = query.where('completed', '=', filter.completed ? 1 : 0);
    if (filter.reminding) query = query.where('doc', 'like', '%"reminders":[{%');
    if (filter.newestCompletedFirst) query = query.orderBy('date_completed', 'desc').orderBy('id');
    if (filter.limit !== undefined) query = query.limit(filter.limit);
    return (await query.execute()).map(taskOf);
  }

  insert(userId: string, tasks: readonly Task[]): Promise<void> {
    return this.insertFor(new Map([[userId, tasks]]));
  }

  async insertFor(owners: ReadonlyMap<string, readonly Task[]>): Promise<void> {
    const rows = [...owners].flatMap(([userId, tasks]) => tasks.map((task) => rowOf(userId, task)));
    for (const part of chunks(rows)) await this.db.insertInto('tasks').values(part).execute();
    this.#tellLive(owners);
  }

  async saveFor(owners: ReadonlyMap<string, readonly Task[]>): Promise<void> {
    const { runner } = this.context;
    const all = [...owners].flatMap(([userId, tasks]) => tasks.map((task) => ({ userId, task })));
    if (runner.engine !== 'postgres' || all.length < 2) {
      for (const { userId, task } of all) await this.save(userId, task);
      return;
    }
    // Of two states of one task the later counts.
    const rows = [...new Map(all.map((one) => [one.task._id, one])).values()].map(({ userId, task }) =>
      rowOf(userId, task),
    );
    const count = await writeMany.run(runner, JSON.stringify(rows));
    if (count !== rows.length) throw new Error('a task of a player does not exist and cannot be saved');
    for (const row of rows) this.#columns.set(row.id, columnsOf(row));
    this.#tellLive(owners);
  }

  #tellLive(owners: ReadonlyMap<string, readonly Task[]>): void {
    for (const [userId, tasks] of owners)
      this.context.live.addTasks(
        userId,
        tasks.map(({ _id }) => _id),
      );
  }

  async save(userId: string, task: Task): Promise<void> {
    const row = rowOf(userId, task);
    const { runner } = this.context;
    const known = this.#columns.get(task._id);
    const count =
      known !== undefined && known === columnsOf(row)
        ? await writeDoc.run(runner, row.doc, row.id, userId)
        : await write.run(
            runner,
            row.type,
            row.alias,
            row.completed,
            row.date_completed,
            row.challenge_id,
            row.group_id,
            row.doc,
            row.id,
            userId,
          );
    if (count !== 1) throw new Error(`task ${row.id} of player ${userId} does not exist and cannot be saved`);
    this.#columns.set(row.id, columnsOf(row));
    this.context.live.addTasks(userId, [row.id]);
  }

  async remove(userId: string, ids: readonly string[]): Promise<void> {
    for (const part of chunks(ids)) {
      await this.db.deleteFrom('tasks').where('user_id', '=', userId).where('id', 'in', part).execute();
    }
    this.context.live.addTasks(userId, ids);
  }

  async aliasTaken(userId: string, alias: string, exceptId = ''): Promise<boolean> {
    const row = await this.db
      .selectFrom('tasks')
      .select('id')
      .where('user_id', '=', userId)
      .where('alias', '=', alias)
      .where('id', '!=', exceptId)
      .executeTakeFirst();
    return row !== undefined;
  }

  async idTaken(id: string): Promise<boolean> {
    return (
      (await this.db.selectFrom('tasks').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    );
  }

  async removeCompletedTodosBefore(userId: string, before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tasks')
      .select('id')
      .where('user_id', '=', userId)
      .where('type', '=', 'todo')
      .where('completed', '=', 1)
      .where('date_completed', '<', before)
      .where('challenge_id', 'is', null)
      .where('group_id', 'is', null)
      .execute();
    const ids = rows.map((row) => row.id);
    await this.remove(userId, ids);
    return ids;
  }
}
