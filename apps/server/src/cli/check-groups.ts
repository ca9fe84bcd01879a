import { type Group, TAVERN_ID } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { readStored } from '../storage/stored-json.ts';
import { countOf } from './count-of.ts';
import { eachPart } from './each-part.ts';

/** How many groups are looked at by one query. */
const AT_ONCE = 200;

type Db = Kysely<Database>;

interface CheckedGroup {
  readonly id: string;
  readonly type: string;
  readonly counted: number;
  /** As JSON. */
  readonly quest: string;
  readonly members: ReadonlySet<string>;
}

/** The groups after `lastId`, by id, each with the ids of its members. */
async function groupsAfter(db: Db, lastId: string): Promise<CheckedGroup[]> {
  const rows = await db
    .selectFrom('groups')
    .select(['id', 'type', 'member_count', 'quest'])
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const memberships = db.selectFrom('memberships').select(['group_id', 'player_id']);
  const found = ids.length === 0 ? [] : await memberships.where('group_id', 'in', ids).execute();
  const members = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]));
  for (const { group_id, player_id } of found) members.get(group_id)?.add(player_id);
  return rows.map(({ id, type, member_count, quest }) => ({
    id,
    type,
    quest,
    counted: member_count,
    members: members.get(id) ?? new Set(),
  }));
}

/** What does not fit together in a group; everybody is a guest of the tavern, and nobody its member. */
function problemsOf({ id, type, counted, quest, members }: CheckedGroup): string[] {
  const problems: string[] = [];
  if (counted !== members.size && id !== TAVERN_ID)
    problems.push(`group ${id}: counts ${countOf(counted, 'member')} and has ${members.size}`);
  const asked = Object.entries(readStored<Partial<Group['quest']>>(quest).members ?? {});
  const strangers = asked.filter(([player, answer]) => answer !== false && !members.has(player));
  if (type === 'party' && strangers.length > 0)
    problems.push(
      `group ${id}: has ${countOf(strangers.length, 'player')} on its quest from outside the party`,
    );
  return problems;
}

/** Reads all groups and reports what does not fit together; a sentence each. */
export async function checkGroups(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const groups = eachPart(
    (lastId) => groupsAfter(db, lastId),
    ({ id }) => id,
  );
  for await (const part of groups) problems.push(...part.flatMap(problemsOf));
  return problems;
}
