import { hasPrivilege } from '../accounts/index.ts';
import { hasActivePlan, isMember, isModerator } from '../groups/policy.ts';
import { TAVERN_ID } from '../quests/index.ts';
import type { Challenge } from '../state/challenge.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { HIDING_REPORTS } from './limits.ts';

/** Whether the player leads the challenge. */
export const leadsChallenge = (
  { _id }: Pick<Player, '_id'>,
  { leader }: Pick<Challenge, 'leader'>,
): boolean => leader === _id;

/** Whether the player takes part in the challenge. */
export const isParticipant = (
  { challenges }: Pick<Player, 'challenges'>,
  { _id }: Pick<Challenge, '_id'>,
): boolean => challenges.includes(_id);

/** Whether the player may change or end the challenge (wire-groups-and-admin 4.1, "can modify"). */
export const canModifyChallenge = (player: Player, challenge: Pick<Challenge, 'leader'>): boolean =>
  leadsChallenge(player, challenge) || hasPrivilege(player.permissions, 'challengeAdmin');

/** The rules of the house, and the time. */
export interface HouseRules {
  /** The server's switch (wire-groups-and-admin 0.4). */
  readonly publicGroups: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Whether the player may join: by the group that the challenge is in (wire-groups-and-admin 4.1, "can join"). */
export function canJoinChallenge(
  player: Player,
  challenge: Pick<Challenge, 'leader'>,
  group: Pick<Group, '_id' | 'type' | 'privacy' | 'purchased'>,
  { publicGroups, now }: HouseRules,
): boolean {
  if (leadsChallenge(player, challenge) || group._id === TAVERN_ID) return true;
  if (group.privacy === 'public') return publicGroups;
  if (!isMember(player, group._id)) return false;
  return group.type === 'party' || publicGroups || hasActivePlan(group.purchased.plan, now);
}

/** Whether the player sees what happens in the challenge (wire-groups-and-admin 4.1, "can view"). */
export const canViewChallenge = (
  player: Player,
  challenge: Pick<Challenge, '_id' | 'leader'>,
  group: Pick<Group, '_id' | 'type' | 'privacy' | 'purchased'>,
  house: HouseRules,
): boolean => isParticipant(player, challenge) || canJoinChallenge(player, challenge, group, house);

/** Whether the player sees the challenge's own tasks as tasks, and may score them (wire-user-and-tasks 4.2). */
export const seesOriginals = (player: Player, challenge: Challenge): boolean =>
  !challenge.closing && (isParticipant(player, challenge) || canModifyChallenge(player, challenge));

/** Whether reports hide the challenge from the player (wire-groups-and-admin 4.1, "hidden"). */
export const isChallengeHidden = (
  player: Player,
  challenge: Pick<Challenge, '_id' | 'leader' | 'flagCount'>,
): boolean =>
  challenge.flagCount >= HIDING_REPORTS &&
  !isModerator(player) &&
  !leadsChallenge(player, challenge) &&
  !isParticipant(player, challenge);
