import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { GroupKind } from '../schema/groups.ts';
import { invitationColumns, notificationColumns } from './entries.ts';
import { type InvitationEntry, listNames, type SocialFacts } from './facts.ts';
import type { ListPlan, Placed } from './placed.ts';
import type { SocialPlan } from './plan.ts';

/** What a change is written with. */
export interface WriteContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** How many rows one statement carries. */
const chunkSize = 100;
function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < items.length; i += chunkSize) yield items.slice(i, i + chunkSize);
}
const keysOf = (rows: readonly Placed[]): string[] => rows.map(({ key }) => key);

const unreadText = ({ value }: Placed): string | null => JSON.stringify(value) ?? null;

async function leaveGroups({ db }: WriteContext, player_id: string, plan: ListPlan): Promise<void> {
  for (const part of chunks(keysOf(plan.removed))) {
    await db
      .deleteFrom('memberships')
      .where('player_id', '=', player_id)
      .where('group_id', 'in', part)
      .execute();
  }
}

async function joinGroups(
  { db, now, newId }: WriteContext,
  player_id: string,
  kind: GroupKind,
  { added, changed }: ListPlan,
): Promise<void> {
  for (const part of chunks(added)) {
    const rows = part.map((row) => ({
      player_id,
      group_id: row.key,
      kind,
      position: row.position,
      joined_at: now(),
      // What was said before somebody came is nothing that they have to read.
      chat_seen_at: sql<number | null>`(SELECT chat_at FROM groups WHERE id = ${row.key})`,
      unread: unreadText(row),
    }));
    await db.insertInto('memberships').values(rows).execute();
  }
  for (const row of changed) {
    const unread = unreadText(row);
    // Chat that was unread and is seen now: a new span of unread begins.
    const seen = {
      chat_seen_at: sql<number | null>`CASE WHEN unread IS NULL THEN chat_seen_at ELSE ${now()} END`,
      unread_id: sql<string | null>`CASE WHEN unread IS NULL THEN unread_id ELSE ${newId()} END`,
    };
    await db
      .updateTable('memberships')
      .set({ position: row.position, unread, ...(unread === null ? seen : {}) })
      .where('player_id', '=', player_id)
      .where('group_id', '=', row.key)
      .execute();
  }
}

/** Notes up to which message chats have been seen; a message that has come since is unread. */
async function seeChats({ db, newId }: WriteContext, player_id: string, { seen }: SocialPlan): Promise<void> {
  for (const { groupId, at } of seen) {
    await db
      .updateTable('memberships')
      .set({ unread: null, chat_seen_at: at, unread_id: newId() })
      .where('player_id', '=', player_id)
      .where('group_id', '=', groupId)
      .execute();
  }
}

async function writeInvitations(
  { db, now }: WriteContext,
  player_id: string,
  kind: GroupKind,
  { added, changed, removed }: ListPlan<InvitationEntry>,
): Promise<void> {
  for (const part of chunks(keysOf(removed))) {
    await db
      .deleteFrom('invitations')
      .where('player_id', '=', player_id)
      .where('kind', '=', kind)
      .where('group_id', 'in', part)
      .execute();
  }
  for (const { key, position, value } of changed) {
    await db
      .updateTable('invitations')
      .set({ position, ...invitationColumns(value) })
      .where('player_id', '=', player_id)
      .where('kind', '=', kind)
      .where('group_id', '=', key)
      .execute();
  }
  for (const part of chunks(added)) {
    const rows = part.map(({ key, position, value }) => ({
      player_id,
      kind,
      group_id: key,
      position,
      ...invitationColumns(value),
      created_at: now(),
    }));
    await db.insertInto('invitations').values(rows).execute();
  }
}

async function writeNotifications(
  { db }: WriteContext,
  player_id: string,
  { added, changed, removed }: ListPlan,
): Promise<void> {
  for (const part of chunks(keysOf(removed))) {
    await db.deleteFrom('notifications').where('player_id', '=', player_id).where('id', 'in', part).execute();
  }
  for (const { key, position, value } of changed) {
    // What tells of unread chat has had no row until now.
    const columns = { position, ...notificationColumns(key, value) };
    await db
      .insertInto('notifications')
      .values({ player_id, ...columns })
      .onConflict((conflict) => conflict.columns(['player_id', 'id']).doUpdateSet(columns))
      .execute();
  }
  for (const part of chunks(added)) {
    const rows = part.map(({ key, position, value }) => ({
      player_id,
      position,
      ...notificationColumns(key, value),
    }));
    await db.insertInto('notifications').values(rows).execute();
  }
}

/** Whether a plan changes any row. */
export const changesRows = ({ lists }: SocialPlan): boolean =>
  Object.values(lists).some(
    ({ added, changed, removed }) => added.length + changed.length + removed.length > 0,
  );

/** Changes the rows of a player as planned. */
export async function writeLists(context: WriteContext, id: string, plan: SocialPlan): Promise<void> {
  const { lists } = plan;
  // A group may move from one list to the other, and there is one party at most: all leave before any join.
  await leaveGroups(context, id, lists.party);
  await leaveGroups(context, id, lists.guilds);
  await joinGroups(context, id, 'party', lists.party);
  await joinGroups(context, id, 'guild', lists.guilds);
  await seeChats(context, id, plan);
  await writeInvitations(context, id, 'party', lists.partyInvitations);
  await writeInvitations(context, id, 'guild', lists.guildInvitations);
  await writeNotifications(context, id, lists.notifications);
}

const sizeOf = (rows: readonly Placed[]): number =>
  rows.reduce((sum, { value }) => sum + (JSON.stringify(value)?.length ?? 0), 0);

/** The facts after the player has carried out a plan. */
export function factsAfter({ social, own, size, unread }: SocialFacts, plan: SocialPlan): SocialFacts {
  const { lists, seen } = plan;
  const groups = new Set(keysOf([...lists.party.rows, ...lists.guilds.rows]));
  let growth = 0;
  for (const name of listNames) {
    const { added, changed, removed } = lists[name];
    growth += sizeOf(added) + sizeOf(changed) - sizeOf(removed);
  }
  return {
    social,
    own: own + 1,
    unread: unread.filter((chat) => groups.has(chat.groupId) && !seen.includes(chat)),
    size: Math.max(0, size + growth),
    party: lists.party.rows,
    guilds: lists.guilds.rows,
    partyInvitations: lists.partyInvitations.rows,
    guildInvitations: lists.guildInvitations.rows,
    notifications: lists.notifications.rows,
  };
}
