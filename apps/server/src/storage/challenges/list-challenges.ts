import type { Challenge } from '@everdeed/rules';
import { HIDING_REPORTS } from '@everdeed/rules';
import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { ChallengeFilter } from './challenge-reader.ts';
import { challengeColumns, challengeOf } from './challenge-row.ts';

type Where = ExpressionBuilder<Database, 'challenges'>;
type Condition = ExpressionWrapper<Database, 'challenges', SqlBool>;

/** Whether a column holds the text, whatever characters are in it. */
const holds = (column: 'slugs' | 'search', text: string) =>
  sql<SqlBool>`${sql.ref(column)} LIKE ${`%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`} ESCAPE '\\'`;

const anyOf = (
  where: Where,
  column: 'slugs' | 'search',
  texts: readonly string[] | undefined,
): Condition[] =>
  texts === undefined || texts.length === 0 ? [] : [where.or(texts.map((text) => holds(column, text)))];

const joinedBy = (where: Where, playerId: string) =>
  where.selectFrom('challenge_members').select('challenge_id').where('player_id', '=', playerId);

/** Led, joined, or in one of the groups. */
const isAround = (where: Where, { playerId, groupIds }: ChallengeFilter): Condition =>
  where.or([
    where('leader', '=', playerId),
    where('id', 'in', joinedBy(where, playerId)),
    ...(groupIds.length === 0 ? [] : [where('group_id', 'in', groupIds)]),
  ]);

function conditionsOf(where: Where, filter: ChallengeFilter): Condition[] {
  const { playerId, isLed, showsHidden, words, slugs } = filter;
  return [
    where('closing', 'is', null),
    isAround(where, filter),
    ...(isLed === undefined ? [] : [where('leader', isLed ? '=' : '<>', playerId)]),
    ...(showsHidden
      ? []
      : [where.or([where('flag_count', '<', HIDING_REPORTS), where('leader', '=', playerId)])]),
    ...anyOf(
      where,
      'search',
      words?.map((word) => word.toLowerCase()),
    ),
    ...anyOf(
      where,
      'slugs',
      slugs?.map((slug) => `\n${slug}\n`),
    ),
  ];
}

const inOrder = (db: Kysely<Database>) =>
  db
    .selectFrom('challenges')
    .select(challengeColumns)
    .orderBy('pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id');

/** A page of the challenges that a player's list shows. */
export async function listChallenges(
  db: Kysely<Database>,
  filter: ChallengeFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Challenge[]> {
  const query = inOrder(db).where((where) => where.and(conditionsOf(where, filter)));
  const rows = await query
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(challengeOf);
}

/** The challenges of a group that run. */
export async function challengesOfGroup(db: Kysely<Database>, groupId: string): Promise<Challenge[]> {
  const rows = await inOrder(db).where('group_id', '=', groupId).where('closing', 'is', null).execute();
  return rows.map(challengeOf);
}
