import { valueIn } from '@everdeed/content/values';
import { noParty } from '../character/nothing-yet.ts';
import type { RuleContext } from '../command.ts';
import { withoutMember } from '../quests/index.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Group, GroupChange } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { hasUncancelledPlan, isLeader } from './policy.ts';

/** A group that somebody is about to leave, and who would lead it after its leader: the longest other member. */
export interface LeavingGroup {
  readonly group: Group;
  /** Absent: nobody else is in it. */
  readonly successor?: string | undefined;
}

/** What becomes of a group that somebody has left. */
export type AfterLeaving = { readonly change: GroupChange } | { readonly removedId: string };

/** Why a plan keeps somebody in a group. */
export type PlanHolds = 'cannotDeleteActiveGroup' | 'leaderCannotLeaveGroupWithActiveGroup';

/** Whether the group's plan lets the player leave (wire-groups-and-admin 1.7, 5 and 6). */
export function checkPlanOnLeaving(
  { now }: RuleContext,
  player: Player,
  { privacy, memberCount, purchased, leader }: Group,
): Result<undefined, PlanHolds> {
  if (!hasUncancelledPlan(purchased.plan, now)) return done;
  if (privacy === 'private' && memberCount <= 1) return refuse('notAuthorized', 'cannotDeleteActiveGroup');
  return isLeader(player, { leader })
    ? refuse('notAuthorized', 'leaderCannotLeaveGroupWithActiveGroup')
    : done;
}

const without = (managers: Group['managers'], id: string): Group['managers'] =>
  Object.fromEntries(Object.entries(managers).filter(([manager]) => manager !== id));

/** The group without one of its members; one that is private and empty goes (1.7, effects 5 and 6). */
export function groupWithout(playerId: string, { group, successor }: LeavingGroup): AfterLeaving {
  if (group.privacy === 'private' && successor === undefined) return { removedId: group._id };
  return {
    change: {
      _id: group._id,
      memberCount: Math.max(0, group.memberCount - 1),
      managers: without(group.managers, playerId),
      quest: withoutMember(group.quest, playerId),
      ...(group.leader === playerId && successor !== undefined ? { leader: successor } : {}),
    },
  };
}

/** What is stored of groups that somebody has left. */
export const changedBy = (after: readonly AfterLeaving[]) => ({
  groups: after.flatMap((one) => ('change' in one ? [one.change] : [])),
  removedGroupIds: after.flatMap((one) => ('removedId' in one ? [one.removedId] : [])),
});

/** Takes what tells of unread chat of a group from a draft of the player. */
export function forgetChat(draft: Player, groupId: string): void {
  delete draft.newMessages[groupId];
  const isOfGroup = ({ type, data }: Player['notifications'][number]) =>
    type === 'NEW_CHAT_MESSAGE' && valueIn(data, 'group', 'id') === groupId;
  if (draft.notifications.some(isOfGroup))
    draft.notifications = draft.notifications.filter((one) => !isOfGroup(one));
}

/** Takes a group that the player leaves from a draft of them (1.7, effects 3, 4 and 7). */
export function leaveBehind(draft: Player, { _id, type }: Group): void {
  if (type === 'party') draft.party = noParty();
  else draft.guilds = draft.guilds.filter((id) => id !== _id);
  for (const tag of draft.tags) if (tag.group === _id) delete tag.group;
  const { tasks } = draft.preferences;
  if (tasks.mirrorGroupTasks?.includes(_id))
    tasks.mirrorGroupTasks = tasks.mirrorGroupTasks.filter((id) => id !== _id);
  forgetChat(draft, _id);
}
