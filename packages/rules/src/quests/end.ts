import type { GroupQuest } from '../state/group.ts';
import { done, refuse, type Result } from '../result.ts';
import { addScroll } from '../shops/scrolls.ts';
import type { QuestInput, QuestOutcome } from './quest-types.ts';
import type { Player } from '../state/player.ts';
import {
  cleanPlayer,
  clearQuest,
  isInCharge,
  noteResponse,
  playScene,
  type Scene,
  tellChat,
} from './scene.ts';

/** Tells the chat and both histories that somebody ended the quest (rules-play-and-shops 7.3). */
function noteEnd(scene: Scene, key: string, response: 'cancel' | 'abort'): void {
  const { actor, quest } = scene;
  tellChat(scene, { type: `quest_${response}`, user: actor.profile.name, quest: key });
  noteResponse(scene, actor._id, response);
  if (quest.leader && quest.leader !== actor._id) noteResponse(scene, quest.leader, `${response}ByLeader`);
}

/** Takes the invitation back; the scroll was not taken yet (rules-play-and-shops 7.2, 7.3). */
export function cancelQuest(input: QuestInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    const { key } = scene.quest;
    if (!key) return refuse('notFound', 'questInvitationDoesNotExist');
    if (!isInCharge(scene)) return refuse('notAuthorized', 'onlyLeaderCancelQuest');
    if (scene.quest.active) return refuse('notAuthorized', 'cantCancelActiveQuest');
    noteEnd(scene, key, 'cancel');
    clearQuest(scene);
    return done;
  });
}

/** Breaks a running quest off; its owner gets the scroll back (rules-play-and-shops 7.2, 7.3). */
export function abortQuest(input: QuestInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    const { quest, members } = scene;
    if (!quest.active || !quest.key) return refuse('notFound', 'noActiveQuestToAbort');
    if (!isInCharge(scene)) return refuse('notAuthorized', 'onlyLeaderAbortQuest');
    noteEnd(scene, quest.key, 'abort');
    const owner = members.find(({ _id }) => _id === quest.leader);
    if (owner) addScroll(owner.items, quest.key, 1);
    clearQuest(scene);
    return done;
  });
}

/** Leaves the quest, not the party; it goes on with the rest (rules-play-and-shops 7.2, 7.3). */
export function leaveQuest(input: QuestInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    const { quest, actor } = scene;
    if (actor._id === quest.leader) return refuse('notAuthorized', 'questLeaderCannotLeaveQuest');
    if (!quest.members[actor._id]) return refuse('notAuthorized', 'notPartOfQuest');
    quest.members[actor._id] = false;
    noteResponse(scene, actor._id, 'leave');
    cleanPlayer(actor);
    return done;
  });
}

/** Whether a member may leave the party as far as its quest is concerned (rules-play-and-shops 7.9). */
export function checkLeavingParty(quest: GroupQuest, playerId: string): Result<undefined> {
  if (quest.key && quest.leader === playerId) return refuse('notAuthorized', 'questLeaderCannotLeaveGroup');
  const isQuesting = quest.active && quest.members[playerId] === true;
  return isQuesting ? refuse('notAuthorized', 'cannotLeaveWhileActiveQuest') : done;
}

/**
 * Whether a member may go over to another party: one who is alone in theirs not while a quest is at hand
 * (rules-play-and-shops 7.9). `memberCount` is that of the party they are in.
 */
export function checkChangingParty({ party }: Pick<Player, 'party'>, memberCount: number): Result<undefined> {
  const isHeld = memberCount === 1 && Boolean(party.quest.key);
  return isHeld ? refuse('notAuthorized', 'messageCannotLeaveWhileQuesting') : done;
}

/** Whether a member may be removed from the party as far as its quest is concerned (rules-play-and-shops 7.9). */
export function checkRemovingMember(quest: GroupQuest, playerId: string): Result<undefined> {
  return quest.key && quest.leader === playerId ? refuse('notAuthorized', 'cannotRemoveQuestOwner') : done;
}

/** A quest without one who left or was removed (rules-play-and-shops 7.9). */
export function withoutMember(quest: GroupQuest, playerId: string): GroupQuest {
  if (!(playerId in quest.members)) return quest;
  const members = Object.fromEntries(Object.entries(quest.members).filter(([id]) => id !== playerId));
  return { ...quest, members };
}
