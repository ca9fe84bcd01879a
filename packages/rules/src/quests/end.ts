import { canRunQuest } from './policy.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import type { PartyScene } from '../scenes.ts';
import type { GroupQuest } from '../state/group.ts';
import { done, refuse, type Result } from '../result.ts';
import { addScroll } from '../state/scrolls.ts';
import { cleanPlayer, clearQuest, noteResponse, playQuest, type QuestWork, postToChat } from './work.ts';

/** Records in the chat and in both histories that somebody ended the quest (rules-play-and-shops 7.3). */
function noteEnd(work: QuestWork, key: string, response: 'cancel' | 'abort'): void {
  const { actor, quest } = work;
  postToChat(work, { type: `quest_${response}`, user: actor.profile.name, quest: key });
  noteResponse(work, actor._id, response);
  if (quest.leader && quest.leader !== actor._id) noteResponse(work, quest.leader, `${response}ByLeader`);
}

/** Why {@link cancelQuest} refuses. */
export type CancelQuestRefusal =
  | 'cantCancelActiveQuest'
  | 'onlyLeaderCancelQuest'
  | 'questInvitationDoesNotExist';

/** Cancels the invitation; the scroll has not been used yet (rules-play-and-shops 7.2, 7.3). */
export function cancelQuest(
  _ctx: RuleContext,
  scene: PartyScene,
): Result<Outcome<GroupQuest>, CancelQuestRefusal> {
  return playQuest(scene, (work) => {
    const { key } = work.quest;
    if (!key) return refuse('notFound', 'questInvitationDoesNotExist');
    if (!canRunQuest(work.actor._id, work.quest, work.party.leader))
      return refuse('notAuthorized', 'onlyLeaderCancelQuest');
    if (work.quest.active) return refuse('notAuthorized', 'cantCancelActiveQuest');
    noteEnd(work, key, 'cancel');
    clearQuest(work);
    return done;
  });
}

/** Aborts a running quest; its owner gets the scroll back (rules-play-and-shops 7.2, 7.3). */
export function abortQuest(
  _ctx: RuleContext,
  scene: PartyScene,
): Result<Outcome<GroupQuest>, 'noActiveQuestToAbort' | 'onlyLeaderAbortQuest'> {
  return playQuest(scene, (work) => {
    const { quest, members } = work;
    if (!quest.active || !quest.key) return refuse('notFound', 'noActiveQuestToAbort');
    if (!canRunQuest(work.actor._id, work.quest, work.party.leader))
      return refuse('notAuthorized', 'onlyLeaderAbortQuest');
    noteEnd(work, quest.key, 'abort');
    const owner = members.find(({ _id }) => _id === quest.leader);
    if (owner) addScroll(owner.items, quest.key, 1);
    clearQuest(work);
    return done;
  });
}

/** Leaves the quest but not the party; the quest continues without the player (rules-play-and-shops 7.2, 7.3). */
export function leaveQuest(
  _ctx: RuleContext,
  scene: PartyScene,
): Result<Outcome<GroupQuest>, 'notPartOfQuest' | 'questLeaderCannotLeaveQuest'> {
  return playQuest(scene, (work) => {
    const { quest, actor } = work;
    if (actor._id === quest.leader) return refuse('notAuthorized', 'questLeaderCannotLeaveQuest');
    if (!quest.members[actor._id]) return refuse('notAuthorized', 'notPartOfQuest');
    quest.members[actor._id] = false;
    noteResponse(work, actor._id, 'leave');
    cleanPlayer(actor);
    return done;
  });
}

/** The quest without a member who left or was removed (rules-play-and-shops 7.9). */
export function withoutMember(quest: GroupQuest, playerId: string): GroupQuest {
  if (!(playerId in quest.members)) return quest;
  const members = Object.fromEntries(Object.entries(quest.members).filter(([id]) => id !== playerId));
  return { ...quest, members };
}
