import type { AnswerOf, DeepReadonly, groupCalls, groupPlanCalls } from '@everdeed/contract';
import { type Group, hasActivePlan, MAX_SUMMARY_LENGTH, noPlan, type Player } from '@everdeed/rules';
import type { Stores } from '../storage/stores.ts';
import type { MemberNames } from '../storage/groups/group-reader.ts';

type GroupView = DeepReadonly<AnswerOf<typeof groupCalls.getGroup>>;
type LeaderView = GroupView['leader'];
type ListedView = DeepReadonly<AnswerOf<typeof groupCalls.listGroups>[number]>;
type PlannedView = DeepReadonly<AnswerOf<typeof groupPlanCalls.listGroupPlans>[number]>;
type ManagedView = DeepReadonly<AnswerOf<typeof groupCalls.addManager>>;

/** The fields of a group that stand alone in lists and in other records (wire-groups-and-admin 1.1, "basic fields"). */
export const basicFields = ({ _id, name, type, privacy, summary, categories }: Group) => ({
  _id,
  id: _id,
  name,
  type,
  privacy,
  summary: summary ?? (Array.from(name).slice(0, MAX_SUMMARY_LENGTH).join('') || ' '),
  categories,
});

/** What is said of a group's plan without showing it; nothing where nobody ever paid. */
export function planState({ purchased: { plan } }: Group, now: number) {
  if (!plan) return {};
  const { dateTerminated = null } = plan;
  return {
    ...(plan.customerId ? { active: hasActivePlan(plan, now) } : {}),
    ...(plan.dateCreated ? { wasUpgraded: true as const, dateTerminated } : {}),
  };
}

const listedFields = (group: Group) => ({
  ...basicFields(group),
  ...(group.description === undefined ? {} : { description: group.description }),
  memberCount: group.memberCount,
  balance: group.balance,
  leaderOnly: group.leaderOnly,
});

/** A group in a list; with its plan's state if that is wanted (1.3). */
export const presentListedGroup = (group: Group, now: number, withPlan: boolean): ListedView => ({
  ...listedFields(group),
  leader: group.leader,
  ...(withPlan ? { purchased: planState(group, now) } : {}),
});

/** A group with its managers (1.12). */
export const presentManagedGroup = (group: Group): ManagedView => ({
  ...basicFields(group),
  leader: group.leader,
  managers: group.managers,
});

/** A group in the list of those with a plan (1.14). */
export const presentPlannedGroup = (group: Group, now: number): PlannedView => {
  const { _id, id, name, summary } = basicFields(group);
  const { leader, leaderOnly, managers } = group;
  return { _id, id, name, summary, leader, leaderOnly, managers, purchased: planState(group, now) };
};

/** A leader who is also the reader, just after they have become that (1.1). */
export const shortLeader = ({ _id, profile }: Player) => ({
  _id,
  profile: { name: profile.name },
});

/** A leader as whole groups show them. */
export const namedLeader = ({ id, name, username, isVerified }: MemberNames) => ({
  _id: id,
  id,
  profile: { name },
  auth: { local: { username } },
  flags: { verifiedUsername: isVerified },
});

/** The leader with their names; the id alone if their account is gone. No locks. */
export async function findLeader({ groups }: Pick<Stores, 'groups'>, { leader }: Group): Promise<LeaderView> {
  const [names] = await groups.names([leader]);
  return names ? namedLeader(names) : leader;
}

/** A whole group without its plan (1.1). `chat` is as the reader sees it. */
export const presentGroup = (
  group: Group,
  leader: LeaderView,
  now: number,
  chat: GroupView['chat'] = [],
): GroupView => ({
  ...listedFields(group),
  ...optional(group),
  leader,
  challengeCount: group.challengeCount,
  chat,
  managers: group.managers,
  quest: group.quest,
  tasksOrder: group.tasksOrder,
  purchased: planState(group, now),
  cron: group.cron,
});

const optional = ({ logo, leaderMessage, bannedWordsAllowed, chatLimitCount }: Group) => ({
  ...(logo === undefined ? {} : { logo }),
  ...(leaderMessage === undefined ? {} : { leaderMessage }),
  ...(bannedWordsAllowed === undefined ? {} : { bannedWordsAllowed }),
  ...(chatLimitCount === undefined ? {} : { chatLimitCount }),
});

/** The same with its plan, and the day of a team, which is its leader's (1.4). */
export function presentWithPlan(view: GroupView, group: Group, leader: Player | undefined): GroupView {
  const { plan } = group.purchased;
  const { timezoneOffset, dayStart } = leader?.preferences ?? {};
  const day = plan?.planId && leader ? { timezoneOffset: timezoneOffset ?? 0, dayStart: dayStart ?? 0 } : {};
  return {
    ...view,
    purchased: { ...view.purchased, plan: { ...noPlan(), ...plan } },
    cron: { ...view.cron, ...day },
  };
}

/** A member by their names (wire-user-and-tasks 1.3, short form). */
export const presentNames = ({ id, username, isVerified, name }: MemberNames) => ({
  _id: id,
  id,
  profile: { name },
  auth: { local: { username: isVerified ? username : null } },
  flags: { verifiedUsername: isVerified },
});
