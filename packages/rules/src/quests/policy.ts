import { done, refuse, type Result } from '../result.ts';
import type { GroupQuest } from '../state/group.ts';
import type { Player } from '../state/player.ts';

/** Whether a member may start, cancel or abort the party's quest: the scroll's owner and the party's leader. */
export const canRunQuest = (
  playerId: string,
  { leader }: Pick<GroupQuest, 'leader'>,
  partyLeader: string,
): boolean => playerId === leader || playerId === partyLeader;

/** Whose quest it is, and who takes part. */
interface QuestParts extends Pick<GroupQuest, 'key' | 'active' | 'leader'> {
  readonly members: Readonly<Record<string, boolean | null | undefined>>;
}

/** Whether the quest allows a member to leave the party (rules-play-and-shops 7.9). */
export function checkLeavingParty(
  quest: QuestParts,
  playerId: string,
): Result<undefined, 'cannotLeaveWhileActiveQuest' | 'questLeaderCannotLeaveGroup'> {
  if (quest.key && quest.leader === playerId) return refuse('notAuthorized', 'questLeaderCannotLeaveGroup');
  const isQuesting = quest.active && quest.members[playerId] === true;
  return isQuesting ? refuse('notAuthorized', 'cannotLeaveWhileActiveQuest') : done;
}

/**
 * Whether the quest allows a member to join another party: not if they are alone in theirs and a quest is
 * pending or running (rules-play-and-shops 7.9). `memberCount` is that of their current party.
 */
export function checkChangingParty(
  { party }: Pick<Player, 'party'>,
  memberCount: number,
): Result<undefined, 'messageCannotLeaveWhileQuesting'> {
  const isHeld = memberCount === 1 && Boolean(party.quest.key);
  return isHeld ? refuse('notAuthorized', 'messageCannotLeaveWhileQuesting') : done;
}

/** Whether the quest allows removing a member from the party (rules-play-and-shops 7.9). */
export function checkRemovingMember(
  quest: Pick<GroupQuest, 'key' | 'leader'>,
  playerId: string,
): Result<undefined, 'cannotRemoveQuestOwner'> {
  return quest.key && quest.leader === playerId ? refuse('notAuthorized', 'cannotRemoveQuestOwner') : done;
}
