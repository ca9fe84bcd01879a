import type { Challenge } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { readStored } from '../storage/stored-json.ts';
import { countOf } from './count-of.ts';
import { eachPart } from './each-part.ts';

/** How many challenges, or copies of their tasks, are looked at by one query. */
const AT_ONCE = 200;

type Db = Kysely<Database>;

interface CheckedChallenge {
  readonly id: string;
  readonly counted: number;
  readonly participants: number;
  readonly isClosing: boolean;
  /** Ids of its own tasks by its order, and as they are there. */
  readonly ordered: readonly string[];
  readonly originals: readonly string[];
}

async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('challenge_members')
    .select(({ fn }) => ['challenge_id', fn.countAll<number>().as('n')])
    .where('challenge_id', 'in', ids)
    .groupBy('challenge_id')
    .execute();
  return new Map(rows.map(({ challenge_id, n }) => [challenge_id, n]));
}

async function originalsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'challenge_id'])
    .where('challenge_id', 'in', ids)
    .where('user_id', 'is', null)
    .execute();
  const found = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { id, challenge_id } of rows) found.get(challenge_id ?? '')?.push(id);
  return found;
}

/** The challenges after `lastId`, by id. */
async function challengesAfter(db: Db, lastId: string): Promise<CheckedChallenge[]> {
  const rows = await db
    .selectFrom('challenges')
    .select(['id', 'member_count', 'closing', 'details'])
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [participants, originals] = [await countsOf(db, ids), await originalsOf(db, ids)];
  return rows.map(({ id, member_count, closing, details }) => ({
    id,
    counted: member_count,
    participants: participants.get(id) ?? 0,
    isClosing: closing !== null,
    ordered: Object.values(readStored<Pick<Challenge, 'tasksOrder'>>(details).tasksOrder).flat(),
    originals: originals.get(id) ?? [],
  }));
}

/** What does not fit together in a challenge; one that is closing lets its participants go, batch by batch. */
function problemsOf({
  id,
  counted,
  participants,
  isClosing,
  ordered,
  originals,
}: CheckedChallenge): string[] {
  if (isClosing) return [];
  const problems: string[] = [];
  if (counted !== participants)
    problems.push(`challenge ${id}: counts ${countOf(counted, 'participant')} and has ${participants}`);
  const known = new Set(originals);
  const lost = ordered.filter((taskId) => !known.has(taskId)).length;
  if (lost > 0) problems.push(`challenge ${id}: lacks ${countOf(lost, 'task')} of its order`);
  const listed = new Set(ordered);
  const unlisted = originals.filter((taskId) => !listed.has(taskId)).length;
  if (unlisted > 0) problems.push(`challenge ${id}: its order lacks ${countOf(unlisted, 'task')}`);
  return problems;
}

interface Copies {
  readonly challenge: string;
  readonly n: number;
}

/** Tasks without an owner, of challenges that are gone: nobody can see or remove them. */
async function orphans(db: Db): Promise<Copies[]> {
  const rows = await db
    .selectFrom('tasks as t')
    .leftJoin('challenges as c', 'c.id', 't.challenge_id')
    .select(({ fn }) => ['t.challenge_id as challenge', fn.countAll<number>().as('n')])
    .where('t.user_id', 'is', null)
    .where('t.challenge_id', 'is not', null)
    .where('c.id', 'is', null)
    .groupBy('t.challenge_id')
    .orderBy('t.challenge_id')
    .execute();
  return rows.map(({ challenge, n }) => ({ challenge: challenge ?? '', n }));
}

/** The ids of those who take part in any challenge, after `last`, by id. */
async function participantsAfter(db: Db, last: string): Promise<string[]> {
  const members = await db
    .selectFrom('challenge_members')
    .select('player_id')
    .distinct()
    .where('player_id', '>', last)
    .orderBy('player_id')
    .limit(AT_ONCE)
    .execute();
  return members.map(({ player_id }) => player_id);
}

/**
 * Participants who have two copies of one task. Copies of challenges that are gone say so (`broken`), or came with an
 * import: they are their owners' own, and no problem.
 */
async function doubled(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const players = eachPart(
    (last) => participantsAfter(db, last),
    (id) => id,
  );
  for await (const ids of players) {
    const rows = await db
      .selectFrom('tasks')
      .select(['user_id', 'doc'])
      .where('user_id', 'in', ids)
      .where('challenge_id', 'is not', null)
      .execute();
    problems.push(...doubledIn(rows));
  }
  return problems;
}

type Copied = Pick<Database['tasks'], 'user_id' | 'doc'>;

function doubledIn(rows: readonly Copied[]): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { user_id, doc } of rows) {
    const { challenge } = readStored<{ challenge?: { taskId?: string; broken?: string } }>(doc);
    if (challenge?.taskId === undefined || challenge.broken !== undefined) continue;
    const name = `${user_id} ${challenge.taskId}`;
    if (seen.has(name)) problems.push(`player ${user_id}: has two copies of task ${challenge.taskId}`);
    seen.add(name);
  }
  return problems;
}

/** Reads all challenges and reports what does not fit together; a sentence each. */
export async function checkChallenges(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const challenges = eachPart(
    (lastId) => challengesAfter(db, lastId),
    ({ id }) => id,
  );
  for await (const part of challenges) problems.push(...part.flatMap(problemsOf));
  for (const { challenge, n } of await orphans(db))
    problems.push(`challenge ${challenge}: is gone and has left ${countOf(n, 'task')} behind`);
  return [...problems, ...(await doubled(db))];
}
