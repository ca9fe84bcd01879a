import type { Challenge } from '@everdeed/rules';
import { HIDING_REPORTS } from '@everdeed/rules';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../schema.ts';
import { hasSlug, holds, tally, type Tally } from '../tally.ts';
import type { ChallengeFilter } from './challenge-reader.ts';
import { challengeColumns, challengeOf } from './challenge-row.ts';

type Where = ExpressionBuilder<Database, 'challenges'>;
type Condition = Expression<SqlBool>;

const anyOf = (where: Where, conditions: readonly Condition[] = []): Condition[] =>
  conditions.length === 0 ? [] : [where.or(conditions)];

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
      words?.map((word) => holds('search', word.toLowerCase())),
    ),
    ...anyOf(where, slugs?.map(hasSlug)),
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

/** How many challenges a player's list shows; the categories are counted whichever of them the filter names. */
export function tallyChallenges(
  db: Kysely<Database>,
  { slugs = [], ...filter }: ChallengeFilter,
  categories: readonly string[],
): Promise<Tally> {
  const shown = db.selectFrom('challenges').where((where) => where.and(conditionsOf(where, filter)));
  return tally(shown, slugs, categories);
}

/** The challenges of a group that run. */
export async function challengesOfGroup(db: Kysely<Database>, groupId: string): Promise<Challenge[]> {
  const rows = await inOrder(db).where('group_id', '=', groupId).where('closing', 'is', null).execute();
  return rows.map(challengeOf);
}
