import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import type { PartyScene } from '../scenes.ts';
import type { GroupQuest } from '../state/group.ts';
import { findQuest } from '@everdeed/content';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import { noteResponse, playQuest, type QuestWork } from './work.ts';
import { startIfDecided } from './start.ts';

/** Invites a member; the quest waits for their answer (rules-play-and-shops 7.3). */
function invite({ party: { quest } }: Player, key: string): void {
  quest.key = key;
  quest.RSVPNeeded = true;
}

function announce(work: QuestWork, key: string): void {
  const { party, members, actor, events } = work;
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
  noteResponse(work, actor._id, 'invite', key);
}

/** Why {@link inviteToQuest} refuses. */
export type InviteToQuestRefusal = 'questAlreadyUnderway' | 'questNotFound' | 'questNotOwned';

/**
 * Invites the party to a quest whose scroll the player owns; it starts at once for a party of one. Level and
 * previous quests are not checked (rules-play-and-shops 7.2, 7.3).
 */
export function inviteToQuest(
  _ctx: RuleContext,
  scene: PartyScene,
  { key }: { readonly key: string },
): Result<Outcome<GroupQuest>, InviteToQuestRefusal> {
  if (!findQuest(key)) return refuse('notFound', 'questNotFound', { key });
  return playQuest(scene, (work) => {
    const { actor, members, quest } = work;
    if (!((actor.items.quests[key] ?? 0) > 0)) return refuse('notAuthorized', 'questNotOwned');
    if (quest.key) return refuse('notAuthorized', 'questAlreadyUnderway');
    work.quest = {
      key,
      active: false,
      leader: actor._id,
      progress: { collect: {} },
      members: Object.fromEntries(members.map(({ _id }) => [_id, _id === actor._id ? true : null])),
      extra: {},
    };
    for (const member of members) invite(member, key);
    actor.party.quest.RSVPNeeded = false;
    announce(work, key);
    startIfDecided(work);
    return done;
  });
}

/** Invites somebody who joins the party while a quest is pending; for a running one it is too late (7.4). */
export function inviteNewcomer(quest: GroupQuest, newcomer: Player): void {
  if (!quest.key || quest.active) return;
  quest.members[newcomer._id] = null;
  invite(newcomer, quest.key);
}
