import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { isLeader, isMember } from './policy.ts';

/** A group, and a player who is, or is to be, a manager. */
export interface ManagingScene extends GroupScene {
  /** Absent: there is no such player. */
  readonly target?: Player | undefined;
}

/** Lets a member manage the group's tasks (wire-groups-and-admin 1.12). */
export function addManager(
  _ctx: RuleContext,
  { player, group, target }: ManagingScene,
): Result<Outcome<Group>, 'messageGroupOnlyLeaderCanUpdate' | 'userMustBeMember'> {
  if (!isLeader(player, group)) return refuse('notAuthorized', 'messageGroupOnlyLeaderCanUpdate');
  if (!target || !isMember(target, group._id)) return refuse('notAuthorized', 'userMustBeMember');
  const managers: Group['managers'] = { ...group.managers, [target._id]: true };
  return accept(outcomeOf({ ...group, managers }, { groups: [{ _id: group._id, managers }] }));
}

/** Ends that, and what the manager was told about the group's tasks (1.12). */
export function removeManager(
  _ctx: RuleContext,
  { player, group, target }: ManagingScene,
  { managerId }: { readonly managerId: string },
): Result<Outcome<Group>, 'messageGroupOnlyLeaderCanUpdate' | 'userIsNotManager'> {
  if (!isLeader(player, group)) return refuse('notAuthorized', 'messageGroupOnlyLeaderCanUpdate');
  if (!group.managers[managerId]) return refuse('notAuthorized', 'userIsNotManager');
  const { [managerId]: _gone, ...managers } = group.managers;
  const changed = { groups: [{ _id: group._id, managers }] };
  const told = target?.notifications.some(({ type }) => type.startsWith('GROUP_TASK_'));
  const players = target && told ? [withoutTaskNotices(target)] : [];
  return accept(outcomeOf({ ...group, managers }, { ...changed, players }));
}

const withoutTaskNotices = (manager: Player): Player =>
  produce(manager, (draft) => {
    draft.notifications = draft.notifications.filter(({ type }) => !type.startsWith('GROUP_TASK_'));
  });
