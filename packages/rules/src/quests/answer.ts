import type { GroupQuest } from '../state/group.ts';
import { canRunQuest } from './policy.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import type { PartyScene } from '../scenes.ts';
import type { MessageKey } from '@everdeed/content';
import { done, refuse, type Result } from '../result.ts';
import { cleanPlayer, noteResponse, playQuest, type QuestWork } from './work.ts';
import { startByForce, startIfDecided } from './start.ts';

/** Checks that accepting and rejecting share: that a quest is pending (rules-play-and-shops 7.2). */
function checkPending<Key extends MessageKey>(
  { quest }: QuestWork,
  missingKey: Key,
): Result<undefined, Key | 'questAlreadyStartedFriendly'> {
  if (!quest.key) return refuse('notFound', missingKey);
  return quest.active ? refuse('notAuthorized', 'questAlreadyStartedFriendly') : done;
}

type CheckAcceptingRefusal = 'questAlreadyAccepted' | 'questAlreadyStartedFriendly' | 'questInviteNotFound';

function checkAccepting(work: QuestWork): Result<undefined, CheckAcceptingRefusal> {
  const pending = checkPending(work, 'questInviteNotFound');
  if (!pending.ok) return pending;
  const answer = work.quest.members[work.actor._id];
  if (answer === true) return refuse('badRequest', 'questAlreadyAccepted');
  return answer === null ? done : refuse('notAuthorized', 'questAlreadyAccepted');
}

type CheckRejectingRefusal =
  | 'questAlreadyAccepted'
  | 'questAlreadyRejected'
  | 'questAlreadyStartedFriendly'
  | 'questInvitationDoesNotExist';

function checkRejecting(work: QuestWork): Result<undefined, CheckRejectingRefusal> {
  const pending = checkPending(work, 'questInvitationDoesNotExist');
  if (!pending.ok) return pending;
  const answer = work.quest.members[work.actor._id];
  if (answer === true) return refuse('badRequest', 'questAlreadyAccepted');
  if (answer === false) return refuse('badRequest', 'questAlreadyRejected');
  return answer === null ? done : refuse('notAuthorized', 'questAlreadyRejected');
}

/** Accepts the invitation; with the last answer the quest starts (rules-play-and-shops 7.2, 7.3). */
export function acceptQuest(
  _ctx: RuleContext,
  scene: PartyScene,
): Result<Outcome<GroupQuest>, CheckAcceptingRefusal> {
  return playQuest(scene, (work) => {
    const allowed = checkAccepting(work);
    if (!allowed.ok) return allowed;
    work.quest.members[work.actor._id] = true;
    work.actor.party.quest.RSVPNeeded = false;
    noteResponse(work, work.actor._id, 'accept');
    startIfDecided(work);
    return done;
  });
}

/** Rejects the invitation; with the last answer the quest starts with the others (rules-play-and-shops 7.2, 7.3). */
export function rejectQuest(
  _ctx: RuleContext,
  scene: PartyScene,
): Result<Outcome<GroupQuest>, CheckRejectingRefusal> {
  return playQuest(scene, (work) => {
    const allowed = checkRejecting(work);
    if (!allowed.ok) return allowed;
    work.quest.members[work.actor._id] = false;
    cleanPlayer(work.actor);
    noteResponse(work, work.actor._id, 'reject');
    startIfDecided(work);
    return done;
  });
}

/** Why {@link forceStartQuest} refuses. */
export type ForceStartQuestRefusal =
  | 'questAlreadyStarted'
  | 'questNotPending'
  | 'questOrGroupLeaderOnlyStartQuest';

/**
 * Starts the quest with those who have accepted so far; only somebody in charge may (rules-play-and-shops
 * 7.2, 7.3).
 */
export function forceStartQuest(
  _ctx: RuleContext,
  scene: PartyScene,
): Result<Outcome<GroupQuest>, ForceStartQuestRefusal> {
  return playQuest(scene, (work) => {
    if (!work.quest.key) return refuse('notFound', 'questNotPending');
    if (work.quest.active) return refuse('notAuthorized', 'questAlreadyStarted');
    if (!canRunQuest(work.actor._id, work.quest, work.party.leader))
      return refuse('notAuthorized', 'questOrGroupLeaderOnlyStartQuest');
    startByForce(work);
    return done;
  });
}
