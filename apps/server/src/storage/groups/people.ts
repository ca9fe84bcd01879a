import { type Kysely, sql } from 'kysely';
import { type Page, pageAfter } from '../page.ts';
import type { Database } from '../schema.ts';
import type { GroupKind } from '../schema/groups.ts';
import type { AfterId, MemberNames, Standing } from './group-reader.ts';
import type { Engine } from '../engine.ts';

type Db = Kysely<Database>;

const cursorOf = ({ lastId, limit }: AfterId) => ({
  after: lastId === undefined ? undefined : [lastId],
  limit,
});
const ids = ({ items, next }: Page<{ readonly player_id: string }, unknown>): Page<string, unknown> => ({
  items: items.map(({ player_id }) => player_id),
  next,
});

/** When somebody joined; before it was noted, first of all. Engines place nulls differently. */
const joined = sql<number>`coalesce(joined_at, 0)`;

export const groupIdsOf = (db: Db, playerId: string): Promise<{ kind: GroupKind; id: string }[]> =>
  db
    .selectFrom('memberships')
    .select(['kind', 'group_id as id'])
    .where('player_id', '=', playerId)
    .orderBy('kind')
    .orderBy('group_id')
    .execute();

export async function memberIds(db: Db, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('player_id')
    .where('group_id', '=', groupId)
    .orderBy(joined)
    .orderBy('player_id')
    .execute();
  return rows.map(({ player_id }) => player_id);
}

export async function membersAfter(db: Db, groupId: string, page: AfterId): Promise<Page<string, unknown>> {
  const query = db.selectFrom('memberships').select('player_id').where('group_id', '=', groupId);
  return ids(await pageAfter(query, { by: ['player_id'] }, cursorOf(page)));
}

/** A value in a section of a player, as text. */
const textAt = (engine: Engine, section: 'account' | 'flags', ...path: readonly [string, string]) =>
  engine === 'sqlite'
    ? sql<string | null>`CAST(json_extract(${sql.ref(`${section}.doc`)}, ${`$.${path.join('.')}`}) AS TEXT)`
    : sql<string | null>`${sql.ref(`${section}.doc`)}::json -> ${sql.lit(path[0])} ->> ${sql.lit(path[1])}`;

const withNames = (db: Db, engine: Engine) =>
  db
    .selectFrom('players as p')
    .innerJoin('player_sections as account', (join) =>
      join.onRef('account.player_id', '=', 'p.id').on('account.section', '=', 'account'),
    )
    .innerJoin('player_sections as flags', (join) =>
      join.onRef('flags.player_id', '=', 'p.id').on('flags.section', '=', 'flags'),
    )
    .select([
      'p.id',
      'p.username',
      textAt(engine, 'account', 'profile', 'name').as('name'),
      textAt(engine, 'flags', 'flags', 'verifiedUsername').as('verified'),
    ])
    .orderBy('p.id');

interface NamesRow {
  readonly id: string;
  readonly username: string | null;
  readonly name: string | null;
  readonly verified: string | null;
}

const namesOf = ({ id, username, name, verified }: NamesRow): MemberNames => ({
  id,
  username: username ?? '',
  name: name ?? '',
  isVerified: verified === '1' || verified === 'true',
});

export async function names(db: Db, engine: Engine, ids: readonly string[]): Promise<MemberNames[]> {
  if (ids.length === 0) return [];
  return (await withNames(db, engine).where('p.id', 'in', ids).execute()).map(namesOf);
}

export async function namesAfter(
  db: Db,
  engine: Engine,
  groupId: string,
  { lastId = '', limit }: AfterId,
): Promise<MemberNames[]> {
  const rows = await withNames(db, engine)
    .innerJoin('memberships as m', 'm.player_id', 'p.id')
    .where('m.group_id', '=', groupId)
    .where('p.id', '>', lastId)
    .limit(limit)
    .execute();
  return rows.map(namesOf);
}

export async function firstMember(db: Db, groupId: string, exceptId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('player_id')
    .where('group_id', '=', groupId)
    .where('player_id', '<>', exceptId)
    .orderBy(joined)
    .orderBy('player_id')
    .limit(1)
    .executeTakeFirst();
  return row?.player_id;
}

/** The invitations to a group that count: of those to parties a player's latest alone. */
const standingInvitations = (db: Db, groupId: string) =>
  db
    .selectFrom('invitations as i')
    .where('i.group_id', '=', groupId)
    .where((where) =>
      where.or([
        where('i.kind', '=', 'guild'),
        where.not(
          where.exists(
            where
              .selectFrom('invitations as later')
              .select('later.player_id')
              .whereRef('later.player_id', '=', 'i.player_id')
              .where('later.kind', '=', 'party')
              .whereRef('later.position', '>', 'i.position'),
          ),
        ),
      ]),
    );

export async function invitedAfter(db: Db, groupId: string, page: AfterId): Promise<Page<string, unknown>> {
  const query = standingInvitations(db, groupId).select('i.player_id');
  return ids(await pageAfter(query, { by: ['player_id'] }, cursorOf(page)));
}

export async function countInvited(db: Db, groupId: string): Promise<number> {
  const query = standingInvitations(db, groupId).select((columns) => columns.fn.countAll().as('n'));
  return Number((await query.executeTakeFirst())?.n ?? 0);
}

export async function standing(db: Db, groupId: string, playerIds: readonly string[]): Promise<Standing> {
  if (playerIds.length === 0) return { inParty: new Set(), members: new Set(), invited: new Set() };
  const memberships = await db
    .selectFrom('memberships')
    .select(['player_id', 'kind', 'group_id'])
    .where('player_id', 'in', playerIds)
    .where((where) => where.or([where('kind', '=', 'party'), where('group_id', '=', groupId)]))
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('group_id', '=', groupId)
    .execute();
  const idsOf = (rows: readonly { readonly player_id: string }[]) =>
    new Set(rows.map(({ player_id }) => player_id));
  return {
    inParty: idsOf(memberships.filter(({ kind }) => kind === 'party')),
    members: idsOf(memberships.filter(({ group_id }) => group_id === groupId)),
    invited: idsOf(invitations),
  };
}

export async function seekers(db: Db, since: number, offset: number, limit: number): Promise<string[]> {
  const isParty = (table: 'memberships' | 'invitations') =>
    sql<boolean>`EXISTS (SELECT 1 FROM ${sql.table(table)} AS x WHERE x.player_id = p.id AND x.kind = 'party')`;
  const rows = await db
    .selectFrom('players as p')
    .select('p.id')
    .where('p.seeking_seen', '>=', since)
    .where('p.blocked', '=', 0)
    .where((where) => where.not(isParty('memberships')))
    .where((where) => where.not(isParty('invitations')))
    .orderBy('p.seeking_seen', 'desc')
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
