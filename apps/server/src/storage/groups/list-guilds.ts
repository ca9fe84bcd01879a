import { type Group, TAVERN_ID } from '@everdeed/rules';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../schema.ts';
import { hasSlug, holds, tally, type Tally } from '../tally.ts';
import type { GuildFilter } from './group-reader.ts';
import { groupColumns, groupOf } from './group-row.ts';

type Where = ExpressionBuilder<Database, 'groups'>;
type Condition = Expression<SqlBool>;

/** The conditions of a filter, all of which must hold. */
function conditionsOf(where: Where, filter: GuildFilter): Condition[] {
  const { privacy, memberId, leaderId, slugs, minMembers, maxMembers, words } = filter;
  return [
    where('type', '=', 'guild'),
    where('id', '<>', TAVERN_ID),
    ...(privacy === undefined ? [] : [where('privacy', '=', privacy)]),
    ...(leaderId === undefined ? [] : [where('leader', '=', leaderId)]),
    ...(minMembers === undefined ? [] : [where('member_count', '>=', minMembers)]),
    ...(maxMembers === undefined ? [] : [where('member_count', '<=', maxMembers)]),
    ...(slugs === undefined ? [] : [where.or(slugs.map(hasSlug))]),
    ...(words === undefined || words.length === 0
      ? []
      : [where.or(words.map((word) => holds('search', word.toLowerCase())))]),
    ...(memberId === undefined ? [] : [isOf(where, memberId)]),
  ];
}

const isOf = (where: Where, memberId: string): Condition =>
  where(
    'id',
    'in',
    where
      .selectFrom('memberships')
      .select('group_id')
      .where('player_id', '=', memberId)
      .where('kind', '=', 'guild'),
  );

/** Guilds, those with most members first. */
export async function listGuilds(
  db: Kysely<Database>,
  filter: GuildFilter,
  page?: { readonly page: number; readonly size: number },
): Promise<Group[]> {
  const query = db
    .selectFrom('groups')
    .select(groupColumns)
    .where((where) => where.and(conditionsOf(where, filter)))
    .orderBy('member_count', 'desc')
    .orderBy('id');
  const cut = page ? query.limit(page.size).offset(page.page * page.size) : query;
  return (await cut.execute()).map((row) => groupOf(row));
}

/** How many guilds there are; the categories are counted whichever of them the filter names. */
export function tallyGuilds(
  db: Kysely<Database>,
  { slugs = [], ...filter }: GuildFilter,
  categories: readonly string[],
): Promise<Tally> {
  const shown = db.selectFrom('groups').where((where) => where.and(conditionsOf(where, filter)));
  return tally(shown, slugs, categories);
}

/** Groups that a player is in and whose plan has ever begun, by id. */
export async function listPlanned(db: Kysely<Database>, playerId: string): Promise<Group[]> {
  const mine = db.selectFrom('memberships').select('group_id').where('player_id', '=', playerId);
  const rows = await db
    .selectFrom('groups')
    .select(groupColumns)
    .where('id', 'in', mine)
    .where('team', 'like', '%"customerId":"_%')
    .orderBy('id')
    .execute();
  return rows.map((row) => groupOf(row));
}
