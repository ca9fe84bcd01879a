import type { GroupQuest } from '../state/group.ts';
import { findQuest } from '@everdeed/content';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { QuestInput, QuestOutcome } from './quest-types.ts';
import { noteResponse, playScene, type Scene } from './scene.ts';
import { startIfDecided } from './start.ts';

/** An invitation to the quest `key`. */
export interface QuestInvitation extends QuestInput {
  readonly key: string;
}

/** Asks a member: the quest waits for their answer (rules-play-and-shops 7.3). */
function ask({ party: { quest } }: Player, key: string): void {
  quest.key = key;
  quest.RSVPNeeded = true;
}

function announce(scene: Scene, key: string): void {
  const { party, members, actor, events } = scene;
  const userIds = members.filter(({ _id }) => _id !== actor._id).map(({ _id }) => _id);
  const isBoss = findQuest(key)?.boss !== undefined;
  events.push({
    kind: 'questInvited',
    groupId: party._id,
    quest: key,
    questOwner: actor._id,
    isBoss,
    userIds,
  });
  noteResponse(scene, actor._id, 'invite', key);
}

/**
 * Invites the party to a quest whose scroll one owns; alone it starts at once. Level and forerunners are not asked
 * (rules-play-and-shops 7.2, 7.3).
 */
export function inviteToQuest(input: QuestInvitation): Result<QuestOutcome> {
  const { key } = input;
  if (!findQuest(key)) return refuse('notFound', 'questNotFound', { key });
  return playScene(input, (scene) => {
    const { actor, members, quest } = scene;
    if (!((actor.items.quests[key] ?? 0) > 0)) return refuse('notAuthorized', 'questNotOwned');
    if (quest.key) return refuse('notAuthorized', 'questAlreadyUnderway');
    scene.quest = {
      key,
      active: false,
      leader: actor._id,
      progress: { collect: {} },
      members: Object.fromEntries(members.map(({ _id }) => [_id, _id === actor._id ? true : null])),
      extra: {},
    };
    for (const member of members) ask(member, key);
    actor.party.quest.RSVPNeeded = false;
    announce(scene, key);
    startIfDecided(scene);
    return done;
  });
}

/** Asks someone who joins the party while a quest is pending; to an active one they come too late (7.4). */
export function askNewcomer(quest: GroupQuest, newcomer: Player): void {
  if (!quest.key || quest.active) return;
  quest.members[newcomer._id] = null;
  ask(newcomer, quest.key);
}
