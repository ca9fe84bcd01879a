import type { AnswerOf, challengeCalls, DeepReadonly } from '@everdeed/contract';
import type { Challenge, Group, Player, Task } from '@everdeed/rules';
import type { MemberNames } from '../storage/groups/group-reader.ts';
import type { Stores } from '../storage/stores.ts';
import { basicFields, namedLeader } from './group.ts';
import { presentTask } from './task.ts';

/** A challenge as clients receive it. */
export type ChallengeView = DeepReadonly<AnswerOf<typeof challengeCalls.getChallenge>>;
type LeaderView = ChallengeView['leader'];
type GroupView = ChallengeView['group'];
/** A copy without what is nobody else's business. */
type CopyView = DeepReadonly<AnswerOf<typeof challengeCalls.getChallengeMember>>['tasks'][number];

/** A challenge with its leader and group in the form that a call wants (wire-groups-and-admin 4.1). */
export const presentChallenge = (
  challenge: Challenge,
  leader: LeaderView = challenge.leader,
  group: GroupView = challenge.group ?? null,
): ChallengeView => ({
  _id: challenge._id,
  id: challenge._id,
  name: challenge.name,
  shortName: challenge.shortName,
  summary: challenge.summary,
  ...(challenge.description === undefined ? {} : { description: challenge.description }),
  official: challenge.official,
  tasksOrder: challenge.tasksOrder,
  leader,
  group,
  memberCount: challenge.memberCount,
  prize: challenge.prize,
  categories: challenge.categories,
  flags: challenge.flags,
  flagCount: challenge.flagCount,
  createdAt: challenge.createdAt,
  updatedAt: challenge.updatedAt,
});

/** The group of a challenge as reading shows it. */
export const presentHost = (group: Group): GroupView => ({ ...basicFields(group), leader: group.leader });

/** The same after a change. */
export const presentShortHost = ({ _id, name, type, privacy }: Group): GroupView => ({
  _id,
  name,
  type,
  privacy,
});

/** Leaders by id, with their names; those whose account is gone are left out. No locks. */
async function leadersOf(
  { groups }: Pick<Stores, 'groups'>,
  challenges: readonly Challenge[],
): Promise<Map<string, MemberNames>> {
  const ids = [...new Set(challenges.map(({ leader }) => leader))];
  return new Map((await groups.names(ids)).map((names) => [names.id, names] as const));
}

/** The leader with their names; null if their account is gone. No locks. */
export async function findChallengeLeader(stores: Pick<Stores, 'groups'>, challenge: Challenge) {
  const names = (await leadersOf(stores, [challenge])).get(challenge.leader);
  return names ? namedLeader(names) : null;
}

/** Challenges of one group, whose id is enough (4.4). */
export async function presentOfGroup(
  stores: Pick<Stores, 'groups'>,
  challenges: readonly Challenge[],
): Promise<ChallengeView[]> {
  const leaders = await leadersOf(stores, challenges);
  return challenges.map((challenge) => {
    const names = leaders.get(challenge.leader);
    return presentChallenge(challenge, names ? namedLeader(names) : null);
  });
}

/** What a list shows of a leader besides their names. */
const standingOf = ({ backer, contributor }: Player) => ({ backer, contributor });

/** Challenges of any groups, with these (4.3). At most a page: each leader and group is read once. */
export async function presentListed(
  { groups, players }: Pick<Stores, 'groups' | 'players'>,
  challenges: readonly Challenge[],
): Promise<ChallengeView[]> {
  const leaders = await leadersOf({ groups }, challenges);
  const hosts = new Map<string, Group | undefined>();
  const standings = new Map<string, ReturnType<typeof standingOf>>();
  for (const { group: id, leader } of challenges) {
    if (id !== undefined && !hosts.has(id)) hosts.set(id, await groups.get(id));
    const player = standings.has(leader) ? undefined : await players.get(leader);
    if (player) standings.set(leader, standingOf(player));
  }
  return challenges.map((challenge) => {
    const names = leaders.get(challenge.leader);
    const leader = names ? { ...namedLeader(names), ...standings.get(challenge.leader) } : null;
    const group = hosts.get(challenge.group ?? '');
    return presentChallenge(challenge, leader, group ? presentHost(group) : null);
  });
}

/** A player's copy of a challenge's task, as others see it (4.15). */
export function presentCopy(task: Task): CopyView {
  const { tags: _tags, ...shown } = presentTask(task);
  if (!('checklist' in shown)) return shown;
  const { checklist: _steps, ...rest } = shown;
  return rest;
}
