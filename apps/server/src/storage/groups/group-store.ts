import { type Group, type Task, TAVERN_ID } from '@everdeed/rules';
import type { Kysely, Updateable } from 'kysely';
import { HotQuery, type QueryRunner } from '../hot-query.ts';
import type { LockOrder } from '../lock-order.ts';
import { freezeDeep } from '../parts.ts';
import type { Database } from '../schema.ts';
import * as board from './board.ts';
import type { AfterId, GroupReader, GuildFilter, MemberNames, Standing } from './group-reader.ts';
import { columnsOfGroup, type GroupColumns, groupColumns, groupOf } from './group-row.ts';
import type { GroupWriter } from './group-writer.ts';
import { listGuilds, listPlanned, tallyGuilds } from './list-guilds.ts';
import * as people from './people.ts';
import { tavernGroup } from './tavern.ts';
import { titles } from './titles.ts';

interface GroupRow extends GroupColumns {
  readonly v: number;
  readonly managers: string;
}

const select = (managers: string): string =>
  `SELECT g.v, ${groupColumns.map((column) => `g.${column}`).join(', ')},
    (SELECT ${managers} FROM memberships AS m WHERE m.group_id = g.id AND m.role = 'manager') AS managers
  FROM groups AS g WHERE g.id = ?`;
const ofSqlite = select('json_group_array(m.player_id)');
const ofPostgres = select(`coalesce(json_agg(m.player_id)::text, '[]')`);
const readGroup = new HotQuery<GroupRow>(ofSqlite, ofPostgres);
// Weaker than FOR UPDATE: memberships and chat may refer to the group meanwhile.
const lockGroup = new HotQuery<GroupRow>(ofSqlite, `${ofPostgres} FOR NO KEY UPDATE OF g`);

/** A group as this transaction knows it. */
interface HeldGroup {
  readonly v: number;
  readonly group: Group;
}

export interface GroupStoreContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  readonly inTransaction: boolean;
  readonly locks: LockOrder;
  readonly now: () => number;
}

/** Groups, and who is in them. */
export class SqlGroupStore implements GroupReader, GroupWriter {
  readonly #context: GroupStoreContext;
  readonly #held = new Map<string, HeldGroup>();

  constructor(context: GroupStoreContext) {
    this.#context = context;
  }

  async get(id: string): Promise<Group | undefined> {
    const known = this.#held.get(id);
    if (known) return known.group;
    const { runner, inTransaction, locks } = this.#context;
    if (inTransaction) locks.take('group', id);
    if (inTransaction && id === TAVERN_ID) await this.#openTavern();
    const row = await (inTransaction ? lockGroup : readGroup).one(runner, id);
    if (!row) return id === TAVERN_ID ? tavernGroup : undefined;
    const group = freezeDeep(groupOf(row, row.managers));
    if (inTransaction) this.#held.set(id, { v: row.v, group });
    return group;
  }

  held(id: string): Group | undefined {
    return this.#held.get(id)?.group;
  }

  guilds(filter: GuildFilter, page?: { readonly page: number; readonly size: number }): Promise<Group[]> {
    return listGuilds(this.#context.db, filter, page);
  }
  tally(...[filter, categories]: Parameters<GroupReader['tally']>): ReturnType<GroupReader['tally']> {
    return tallyGuilds(this.#context.db, filter, categories);
  }
  idsOf(playerId: string): ReturnType<GroupReader['idsOf']> {
    return people.groupIdsOf(this.#context.db, playerId);
  }
  planned(playerId: string): Promise<Group[]> {
    return listPlanned(this.#context.db, playerId);
  }
  memberIds(groupId: string): Promise<string[]> {
    return people.memberIds(this.#context.db, groupId);
  }
  membersAfter(groupId: string, page: AfterId): ReturnType<GroupReader['membersAfter']> {
    return people.membersAfter(this.#context.db, groupId, page);
  }
  namesAfter(groupId: string, page: AfterId): Promise<MemberNames[]> {
    const { db, runner } = this.#context;
    return people.namesAfter(db, runner.engine, groupId, page);
  }
  names(playerIds: readonly string[]): Promise<MemberNames[]> {
    const { db, runner } = this.#context;
    return people.names(db, runner.engine, playerIds);
  }
  titles(ids: readonly string[]): ReturnType<GroupReader['titles']> {
    return titles(this.#context.db, ids);
  }
  firstMember(groupId: string, exceptId: string): Promise<string | undefined> {
    return people.firstMember(this.#context.db, groupId, exceptId);
  }
  invitedAfter(groupId: string, page: AfterId): ReturnType<GroupReader['invitedAfter']> {
    return people.invitedAfter(this.#context.db, groupId, page);
  }
  countInvited(groupId: string): Promise<number> {
    return people.countInvited(this.#context.db, groupId);
  }
  seekers(since: number, offset: number, limit: number): Promise<string[]> {
    return people.seekers(this.#context.db, since, offset, limit);
  }
  board(groupId: string): Promise<Task[]> {
    return board.boardOf(this.#context.db, groupId);
  }
  boardTask(groupId: string, taskId: string): Promise<Task | undefined> {
    return board.boardTask(this.#context.db, groupId, taskId);
  }
  boardTasks(groupId: string, taskIds: readonly string[]): Promise<Task[]> {
    return board.boardTasks(this.#context.db, groupId, taskIds);
  }
  findByTask(taskId: string): Promise<string | undefined> {
    return board.findByTask(this.#context.runner, taskId);
  }
  insertTasks(tasks: readonly Task[]): Promise<void> {
    return board.insertBoardTasks(this.#context.db, tasks);
  }
  saveTasks(tasks: readonly Task[]): Promise<void> {
    return board.saveBoardTasks(this.#context.db, tasks);
  }
  standing(groupId: string, playerIds: readonly string[]): Promise<Standing> {
    return people.standing(this.#context.db, groupId, playerIds);
  }

  async insert(group: Group): Promise<void> {
    const { db, now } = this.#context;
    const row = { id: group._id, v: 1, created_at: now(), ...columnsOfGroup(group) };
    await db.insertInto('groups').values(row).execute();
    this.#held.set(group._id, { v: 1, group: freezeDeep(group) });
  }

  async save(group: Group): Promise<void> {
    const before = this.#held.get(group._id);
    if (!before || !this.#context.inTransaction)
      throw new Error('a group was saved that was not loaded in this transaction');
    const v = before.v + 1;
    const { numUpdatedRows } = await this.#context.db
      .updateTable('groups')
      .set({ v, ...changedColumns(before.group, group) })
      .where('id', '=', group._id)
      .where('v', '=', before.v)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`group ${group._id} was changed without its lock`);
    await this.#saveManagers(before.group, group);
    this.#held.set(group._id, { v, group: freezeDeep(group) });
  }

  async #saveManagers(before: Group, { _id, managers }: Group): Promise<void> {
    const change = async (ids: readonly string[], role: 'manager' | 'member'): Promise<void> => {
      if (ids.length === 0) return;
      await this.#context.db
        .updateTable('memberships')
        .set({ role })
        .where('group_id', '=', _id)
        .where('player_id', 'in', ids)
        .execute();
    };
    const without = (some: Group['managers'], others: Group['managers']) =>
      Object.keys(some).filter((id) => !others[id]);
    await change(without(managers, before.managers), 'manager');
    await change(without(before.managers, managers), 'member');
  }

  async remove(id: string): Promise<string[]> {
    const { db } = this.#context;
    const rows = await db
      .selectFrom('memberships')
      .select('player_id')
      .where('group_id', '=', id)
      .union(db.selectFrom('invitations').select('player_id').where('group_id', '=', id))
      .orderBy('player_id')
      .execute();
    await board.clearBoard(db, id);
    // Foreign keys delete the rest.
    await db.deleteFrom('groups').where('id', '=', id).execute();
    this.#held.delete(id);
    return rows.map(({ player_id }) => player_id);
  }

  /** The tavern has a row as soon as somebody wants to change it. */
  async #openTavern(): Promise<void> {
    const row = { id: TAVERN_ID, v: 1, created_at: this.#context.now(), ...columnsOfGroup(tavernGroup) };
    await this.#context.db
      .insertInto('groups')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** The columns that differ. */
function changedColumns(before: Group, after: Group): Updateable<Database['groups']> {
  const old = new Map<string, unknown>(Object.entries(columnsOfGroup(before)));
  return Object.fromEntries(
    Object.entries(columnsOfGroup(after)).filter(([column, value]) => old.get(column) !== value),
  );
}
