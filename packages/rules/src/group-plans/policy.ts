import { hasPrivilege } from '../accounts/index.ts';
import { hasActivePlan, isLeader, isMember } from '../groups/policy.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';

type Member = Pick<Player, '_id' | 'party' | 'guilds'>;

/** Whether a player has the group's board before them: members do, as long as the plan runs (wire-groups-and-admin 5.1). */
export const hasBoard = (player: Member, group: Group, now: number): boolean =>
  isMember(player, group._id) && hasActivePlan(group.purchased.plan, now);

/** Whether a player may change the group's tasks: its leader, and its managers (5.1, "may edit"). */
export const mayEditBoard = (
  player: Pick<Player, '_id'>,
  group: Pick<Group, 'leader' | 'managers'>,
): boolean => isLeader(player, group) || group.managers[player._id] === true;

/** Refuses whoever may not change the group's tasks. */
export const checkBoardEditor = (
  player: Pick<Player, '_id'>,
  group: Group,
): Result<undefined, 'onlyGroupLeaderCanEditTasks'> =>
  mayEditBoard(player, group) ? done : refuse('notAuthorized', 'onlyGroupLeaderCanEditTasks');

/** Whether a player may delete the group's tasks: challenge administrators may, too (9.1). */
export const mayClearBoard = (player: Player, group: Group): boolean =>
  mayEditBoard(player, group) || hasPrivilege(player.permissions, 'challengeAdmin');

/**
 * Whether a player gets a single task of the group: members of a guild, and the leader of either. The reference's
 * recordings show its task to no other member of a party, who have it in the list.
 */
export const seesBoardTask = (player: Member, group: Group): boolean =>
  isMember(player, group._id) && (group.type === 'guild' || isLeader(player, group));
