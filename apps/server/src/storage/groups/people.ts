import { type Kysely, sql } from 'kysely';
import { type Page, pageAfter } from '../page.ts';
import type { Database, GroupKind } from '../schema.ts';
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
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
  return rows.map(({ player_id }) => player_id);
}

export async function membersAfter(db: Db, groupId: string, page: AfterId): Promise<Page<string, unknown>> {
  const query = db.selectFrom('memberships').select('player_id').where('group_id', '=', groupId);
  return ids(await pageAfter(query, { by: ['player_id'] }, cursorOf(page)));
}

/** The name on the profile, which is in a cold section. */
const profileName = (engine: Engine) =>
  engine === 'sqlite'
    ? sql<string | null>`json_extract(s.doc, '$.profile.name')`
    : sql<string | null>`s.doc::json -> 'profile' ->> 'name'`;

export async function namesAfter(
  db: Db,
  engine: Engine,
  groupId: string,
  { lastId = '', limit }: AfterId,
): Promise<MemberNames[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .innerJoin('player_sections as s', (join) =>
      join.onRef('s.player_id', '=', 'm.player_id').on('s.section', '=', 'account'),
    )
    .select(['m.player_id as id', 'p.username', profileName(engine).as('name')])
    .where('m.group_id', '=', groupId)
    .where('m.player_id', '>', lastId)
    .orderBy('m.player_id')
    .limit(limit)
    .execute();
  return rows.map(({ id, username, name }) => ({ id, username: username ?? '', name: name ?? '' }));
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
