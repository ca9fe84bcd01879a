import { type Group, TAVERN_ID } from '@everdeed/rules';
import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { GuildFilter } from './group-reader.ts';
import { groupColumns, groupOf } from './group-row.ts';

type Where = ExpressionBuilder<Database, 'groups'>;
type Condition = ExpressionWrapper<Database, 'groups', SqlBool>;

/** Whether a column holds the text, whatever characters are in it. */
const holds = (column: 'slugs' | 'search', text: string) =>
  sql<SqlBool>`${sql.ref(column)} LIKE ${`%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`} ESCAPE '\\'`;

/** The conditions of a filter, all of which must hold. */
function conditionsOf(where: Where, filter: GuildFilter): Condition[] {
  const { privacy, memberId, leaderId, slugs, minMembers, maxMembers, words } = filter;
  const any = (texts: readonly string[], column: 'slugs' | 'search') =>
    where.or(texts.map((text) => holds(column, text)));
  return [
    where('type', '=', 'guild'),
    where('id', '<>', TAVERN_ID),
    ...(privacy === undefined ? [] : [where('privacy', '=', privacy)]),
    ...(leaderId === undefined ? [] : [where('leader', '=', leaderId)]),
    ...(minMembers === undefined ? [] : [where('member_count', '>=', minMembers)]),
    ...(maxMembers === undefined ? [] : [where('member_count', '<=', maxMembers)]),
    ...(slugs === undefined
      ? []
      : [
          any(
            slugs.map((slug) => `\n${slug}\n`),
            'slugs',
          ),
        ]),
    ...(words === undefined || words.length === 0
      ? []
      : [
          any(
            words.map((word) => word.toLowerCase()),
            'search',
          ),
        ]),
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
