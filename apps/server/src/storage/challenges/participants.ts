import type { Participation, Task } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { freezeDeep } from '../parts.ts';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';
import type { ChallengeReader } from './challenge-reader.ts';

type Db = Kysely<Database>;

export async function joinedBy(db: Db, playerId: string, groupId?: string): Promise<string[]> {
  const all = db
    .selectFrom('challenge_members as m')
    .innerJoin('challenges as c', 'c.id', 'm.challenge_id')
    .select('c.id')
    .where('m.player_id', '=', playerId);
  const some = groupId === undefined ? all : all.where('c.group_id', '=', groupId);
  return (await some.orderBy('c.id').execute()).map(({ id }) => id);
}

export async function followedBy(db: Db, playerId: string): Promise<string[]> {
  const led = db.selectFrom('challenges').select('id').where('leader', '=', playerId);
  const joined = db
    .selectFrom('challenge_members')
    .select('challenge_id as id')
    .where('player_id', '=', playerId);
  const rows = await led.where('closing', 'is', null).union(joined).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const tasksOf = (db: Db, id: string) =>
  db.selectFrom('tasks').select('doc').where('challenge_id', '=', id).orderBy('id');

const taskOf = ({ doc }: { readonly doc: string }): Task => freezeDeep(readStored<Task>(doc));

export async function originals(db: Db, id: string): Promise<Task[]> {
  const rows = await tasksOf(db, id).where('user_id', 'is', null).execute();
  return rows.map(taskOf);
}

export async function findByOriginal(db: Db, taskId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tasks')
    .select('challenge_id')
    .where('id', '=', taskId)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return row?.challenge_id ?? undefined;
}

export async function copies(db: Db, id: string, playerIds: readonly string[]): Promise<Task[]> {
  if (playerIds.length === 0) return [];
  const rows = await tasksOf(db, id).where('user_id', 'in', playerIds).execute();
  return rows.map(taskOf);
}

export async function participantsAfter(
  db: Db,
  id: string,
  { lastId = '', limit, behind }: Parameters<ChallengeReader['participantsAfter']>[1],
): Promise<string[]> {
  const all = db
    .selectFrom('challenge_members')
    .select('player_id')
    .where('challenge_id', '=', id)
    .where('player_id', '>', lastId);
  const some = behind === undefined ? all : all.where('synced_v', '<', behind);
  const rows = await some.orderBy('player_id').limit(limit).execute();
  return rows.map(({ player_id }) => player_id);
}

/** A figure of each of these players who takes part. */
async function figures(
  db: Db,
  column: 'synced_v' | 'joined_at',
  id: string,
  playerIds: readonly string[],
): Promise<Map<string, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('challenge_members')
    .select(['player_id', `${column} as figure`])
    .where('challenge_id', '=', id)
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map(({ player_id, figure }) => [player_id, figure] as const));
}

export const syncedVersions = (db: Db, id: string, playerIds: readonly string[]) =>
  figures(db, 'synced_v', id, playerIds);

export const joinedAt = (db: Db, id: string, playerIds: readonly string[]) =>
  figures(db, 'joined_at', id, playerIds);

/** Who leaves, by challenge: a job parts with many at once. */
function byChallenge(all: readonly Participation[]): Map<string, string[]> {
  const players = new Map<string, string[]>();
  for (const { challengeId, userId } of all)
    players.set(challengeId, [...(players.get(challengeId) ?? []), userId]);
  return players;
}

export async function leave(db: Db, all: readonly Participation[]): Promise<void> {
  for (const [challengeId, players] of byChallenge(all))
    await db
      .deleteFrom('challenge_members')
      .where('challenge_id', '=', challengeId)
      .where('player_id', 'in', players)
      .execute();
}

export async function noteSynced(
  db: Db,
  id: string,
  playerIds: readonly string[],
  version: number,
): Promise<void> {
  if (playerIds.length === 0) return;
  await db
    .updateTable('challenge_members')
    .set({ synced_v: version })
    .where('challenge_id', '=', id)
    .where('player_id', 'in', playerIds)
    .execute();
}

export async function forgetPlayer(db: Db, playerId: string): Promise<void> {
  await db
    .updateTable('challenges')
    .set((column) => ({ v: column('v', '+', 1), member_count: column('member_count', '-', 1) }))
    .where(
      'id',
      'in',
      db.selectFrom('challenge_members').select('challenge_id').where('player_id', '=', playerId),
    )
    .execute();
}
