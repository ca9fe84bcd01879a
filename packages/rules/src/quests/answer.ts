import type { MessageKey } from '@everdeed/content';
import { done, refuse, type Result } from '../result.ts';
import type { QuestInput, QuestOutcome } from './quest-types.ts';
import { cleanPlayer, isInCharge, noteResponse, playScene, type Scene } from './scene.ts';
import { startByForce, startIfDecided } from './start.ts';

/** What accepting and rejecting have in common: a pending quest (rules-play-and-shops 7.2). */
function checkPending({ quest }: Scene, missingKey: MessageKey): Result<undefined> {
  if (!quest.key) return refuse('notFound', missingKey);
  return quest.active ? refuse('notAuthorized', 'questAlreadyStartedFriendly') : done;
}

function checkAccepting(scene: Scene): Result<undefined> {
  const pending = checkPending(scene, 'questInviteNotFound');
  if (!pending.ok) return pending;
  const answer = scene.quest.members[scene.actor._id];
  if (answer === true) return refuse('badRequest', 'questAlreadyAccepted');
  return answer === null ? done : refuse('notAuthorized', 'questAlreadyAccepted');
}

function checkRejecting(scene: Scene): Result<undefined> {
  const pending = checkPending(scene, 'questInvitationDoesNotExist');
  if (!pending.ok) return pending;
  const answer = scene.quest.members[scene.actor._id];
  if (answer === true) return refuse('badRequest', 'questAlreadyAccepted');
  if (answer === false) return refuse('badRequest', 'questAlreadyRejected');
  return answer === null ? done : refuse('notAuthorized', 'questAlreadyRejected');
}

/** Accepts the invitation; with the last answer the quest starts (rules-play-and-shops 7.2, 7.3). */
export function acceptQuest(input: QuestInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    const allowed = checkAccepting(scene);
    if (!allowed.ok) return allowed;
    scene.quest.members[scene.actor._id] = true;
    scene.actor.party.quest.RSVPNeeded = false;
    noteResponse(scene, scene.actor._id, 'accept');
    startIfDecided(scene);
    return done;
  });
}

/** Rejects the invitation; with the last answer the quest starts with the others (rules-play-and-shops 7.2, 7.3). */
export function rejectQuest(input: QuestInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    const allowed = checkRejecting(scene);
    if (!allowed.ok) return allowed;
    scene.quest.members[scene.actor._id] = false;
    cleanPlayer(scene.actor);
    noteResponse(scene, scene.actor._id, 'reject');
    startIfDecided(scene);
    return done;
  });
}

/** Starts the quest with those who accepted so far; only who is in charge may (rules-play-and-shops 7.2, 7.3). */
export function forceStartQuest(input: QuestInput): Result<QuestOutcome> {
  return playScene(input, (scene) => {
    if (!scene.quest.key) return refuse('notFound', 'questNotPending');
    if (scene.quest.active) return refuse('notAuthorized', 'questAlreadyStarted');
    if (!isInCharge(scene)) return refuse('notAuthorized', 'questOrGroupLeaderOnlyStartQuest');
    startByForce(scene);
    return done;
  });
}
