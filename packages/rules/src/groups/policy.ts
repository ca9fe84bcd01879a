import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import { TAVERN_ID } from '../quests/index.ts';

/**
 * How near to a group one must be to get it (wire-groups-and-admin 1.1, "load group"): `members` are those of it,
 * `visible` lets strangers into public guilds, `anyone` knows its id. The tavern is open to all.
 */
export type GroupAccess = 'members' | 'visible' | 'anyone';

/** Whether a player belongs to a group. Nobody belongs to the tavern: all are its guests. */
export const isMember = ({ party, guilds }: Pick<Player, 'party' | 'guilds'>, groupId: string): boolean =>
  party._id === groupId || guilds.includes(groupId);

/** Whether a player gets a group that exists. `publicGroups` is the server's switch (wire-groups-and-admin 0.4). */
export function canLoad(
  player: Pick<Player, 'party' | 'guilds'>,
  group: Pick<Group, '_id' | 'type' | 'privacy'>,
  access: GroupAccess,
  publicGroups: boolean,
): boolean {
  if (group._id === TAVERN_ID || player.party._id === group._id) return true;
  const isPublic = group.privacy === 'public';
  if (isPublic && !publicGroups) return false;
  if (access === 'anyone' || player.guilds.includes(group._id)) return true;
  return access === 'visible' && isPublic && group.type === 'guild';
}

/** Whether a player may moderate: see reports, change guilds of others, remove their members. */
export const isModerator = ({ permissions }: Pick<Player, 'permissions'>): boolean =>
  permissions['moderator'] === true || permissions['fullAccess'] === true;

/** Whether the player leads the group. */
export const isLeader = ({ _id }: Pick<Player, '_id'>, { leader }: Pick<Group, 'leader'>): boolean =>
  leader === _id;

/** Whether a player may change a group: its leader; of guilds a moderator, too. */
export const canUpdateGroup = (player: Player, group: Group): boolean =>
  isLeader(player, group) || (group.type !== 'party' && isModerator(player));

/** Whether a plan runs at this instant, cancelled or not (wire-groups-and-admin 1.1, "three plan predicates"). */
export const hasActivePlan = (plan: Plan | undefined, now: number): boolean =>
  Boolean(plan?.customerId) && (!plan?.dateTerminated || Date.parse(plan.dateTerminated) > now);

/** Whether a plan runs and will go on. */
export const hasUncancelledPlan = (plan: Plan | undefined, now: number): boolean =>
  hasActivePlan(plan, now) && !plan?.dateTerminated;

/** Whether a plan runs, but will end. */
export const hasCancelledPlan = (plan: Plan | undefined, now: number): boolean =>
  hasActivePlan(plan, now) && Boolean(plan?.dateTerminated);
