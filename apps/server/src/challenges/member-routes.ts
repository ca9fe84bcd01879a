import {
  type AnswerOf,
  challengeCalls,
  cursorLimits,
  type DeepReadonly,
  type QueryOf,
} from '@everdeed/contract';
import { canViewChallenge, type Challenge, type HostedScene, type Task } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { presentCopy } from '../presenters/challenge.ts';
import { presentMember } from '../presenters/member.ts';
import { presentNames } from '../presenters/group.ts';
import type { MemberNames } from '../storage/groups/group-reader.ts';
import type { Stores } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { readHosted } from '../work/challenges.ts';
import { tasksByOwner } from '../work/tasks-by-owner.ts';
import type { Work } from '../work/work.ts';
import { challengeCsv } from './challenge-csv.ts';
import type { ChallengeParts } from './parts.ts';

type Listed = DeepReadonly<AnswerOf<typeof challengeCalls.getChallengeMembers>>;
type Query = QueryOf<typeof challengeCalls.getChallengeMembers>;

/** How many participants are looked through at once. */
const atOnce = 500;

/** A challenge that the caller sees from within. */
async function viewed(
  work: Work<'challengeNotFound'>,
  actor: ActorId,
  challengeId: string,
  publicGroups: boolean,
): Promise<HostedScene> {
  const scene = await readHosted(work, actor, challengeId);
  if (!canViewChallenge(scene.player, scene.challenge, scene.group, { publicGroups, now: work.now }))
    throw work.refuse('NotFound', 'challengeNotFound');
  return scene;
}

/** All participants after one, part by part, by id. */
async function* namesAfter(
  { challenges, groups }: Stores,
  id: string,
  after = '',
): AsyncGenerator<MemberNames> {
  for (let lastId = after; ; ) {
    const ids = await challenges.participantsAfter(id, { lastId, limit: atOnce });
    yield* await groups.names(ids);
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) return;
    lastId = last;
  }
}

/** A page of participants; those whose username contains the text, if one is sent. */
async function pageOf(read: Stores, id: string, query: Query): Promise<MemberNames[]> {
  const { limit = cursorLimits.usual, search = '' } = query;
  const found: MemberNames[] = [];
  for await (const names of namesAfter(read, id, query.lastId?.toLowerCase())) {
    if (names.username.includes(search)) found.push(names);
    if (found.length >= limit) break;
  }
  return found;
}

/** Copies in the order of their originals. Dailies come last: the reference answers them so (recorded). */
const inOrder = ({ tasksOrder }: Challenge, copies: readonly Task[]): Task[] => {
  const { habits, todos, rewards, dailys } = tasksOrder;
  const places = new Map([habits, todos, rewards, dailys].flat().map((id, place) => [id, place]));
  const placeOf = ({ challenge }: Task) => places.get(challenge.taskId ?? '') ?? places.size;
  return copies.toSorted((one, other) => placeOf(one) - placeOf(other));
};

async function present(
  read: Stores,
  challenge: Challenge,
  query: Query,
  all: readonly MemberNames[],
): Promise<Listed> {
  const ids = all.map((names) => names.id);
  const copies = query.includeTasks === 'true' ? await read.challenges.copies(challenge._id, ids) : [];
  const joined = query.includeJoinedAt === 'true' ? await read.challenges.joinedAt(challenge._id, ids) : null;
  const tasks = tasksByOwner(inOrder(challenge, copies));
  const members: Listed[number][] = [];
  for (const names of all) {
    const whole = query.includeAllPublicFields === 'true' ? await read.players.get(names.id) : undefined;
    const own = tasks.get(names.id)?.map(presentCopy);
    const at = joined?.get(names.id);
    members.push({
      ...(whole ? presentMember(whole) : presentNames(names)),
      ...(own ? { tasks: own } : {}),
      ...(at === undefined ? {} : { joinedAt: new Date(at).toISOString() }),
    });
  }
  return members;
}

/** Who takes part, and how they are doing (wire-groups-and-admin 4.6, 4.15). */
export const memberRoutes = ({ settings: { publicGroups } }: ChallengeParts) => [
  route(challengeCalls.getChallengeMembers, async (work, { actor, params: { challengeId }, query }) => {
    const { challenge } = await viewed(work, actor, challengeId, publicGroups);
    const { read } = work;
    return present(read, challenge, query, await pageOf(read, challenge._id, query));
  }),
  route(challengeCalls.getChallengeMember, async (work, { actor, params }) => {
    const memberId = params.memberId.toLowerCase();
    const { read } = work;
    const [names] = await read.groups.names([memberId]);
    if (!names) throw work.refuse('NotFound', 'userWithIDNotFound', { params: { userId: memberId } });
    const { challenge } = await viewed(work, actor, params.challengeId, publicGroups);
    if ((await read.challenges.syncedVersions(challenge._id, [memberId])).size === 0)
      throw work.refuse('NotFound', 'challengeMemberNotFound');
    const copies = await read.challenges.copies(challenge._id, [memberId]);
    return { ...presentNames(names), tasks: inOrder(challenge, copies).map(presentCopy) };
  }),
  route(challengeCalls.exportChallenge, async (work, { actor, params: { challengeId } }) => {
    const { challenge } = await viewed(work, actor, challengeId, publicGroups);
    const body = await challengeCsv(work.read, challenge, namesAfter(work.read, challenge._id));
    return reply({
      raw: { contentType: 'text/csv', body },
      headers: {
        'content-disposition': `attachment; filename=${challenge._id}.csv`,
        'cache-control': 'no-store',
      },
    });
  }),
];
