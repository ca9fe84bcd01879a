import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { checkRemovingMember, withoutMember } from '../quests/index.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { forgetChat } from './departure.ts';
import { dropInvitation } from './invitations.ts';
import { invitationTo } from './join.ts';
import { canUpdateGroup, isMember, isModerator } from './policy.ts';

/** A group, the player who removes somebody from it, and that one. */
export interface RemovingScene extends GroupScene {
  /** Absent: there is no such player. */
  readonly target?: Player | undefined;
}

/** Whom to remove, and what to tell them. */
export interface RemoveMemberInput {
  readonly memberId: string;
  readonly message?: string | undefined;
}

/** Why {@link removeMember} refuses. */
export type RemoveMemberRefusal =
  | 'cannotRemoveCurrentLeader'
  | 'cannotRemoveQuestOwner'
  | 'groupMemberNotFound'
  | 'memberCannotRemoveYourself'
  | 'onlyLeaderCanRemoveMember';

function checkRemover(
  { player, group }: RemovingScene,
  { memberId }: RemoveMemberInput,
): Result<undefined, RemoveMemberRefusal> {
  if (!canUpdateGroup(player, group)) return refuse('notAuthorized', 'onlyLeaderCanRemoveMember');
  if (group.leader === memberId && isModerator(player))
    return refuse('notAuthorized', 'cannotRemoveCurrentLeader');
  return memberId === player._id ? refuse('notAuthorized', 'memberCannotRemoveYourself') : done;
}

/** Whether somebody was a member, or was invited only. */
export interface Removal {
  readonly was: 'member' | 'invited';
}

/**
 * Removes a member, or takes an invitation back (wire-groups-and-admin 1.8). Challenges and tasks of the group stay with
 * the member.
 */
export function removeMember(
  _ctx: RuleContext,
  scene: RemovingScene,
  input: RemoveMemberInput,
): Result<Outcome<Removal>, RemoveMemberRefusal> {
  const allowed = checkRemover(scene, input);
  if (!allowed.ok) return allowed;
  const { group, target } = scene;
  if (target && isMember(target, group._id)) return removed(scene, target, input);
  if (!target || !invitationTo(target, group)) return refuse('notFound', 'groupMemberNotFound');
  const after = produce(target, (draft) => void dropInvitation(draft, group._id));
  return accept(outcomeOf({ was: 'invited' }, { players: [after] }));
}

function removed(
  { group }: RemovingScene,
  target: Player,
  { message }: RemoveMemberInput,
): Result<Outcome<Removal>, 'cannotRemoveQuestOwner'> {
  const free = checkRemovingMember(group.quest, target._id);
  if (!free.ok) return free;
  const { _id: groupId, type: groupType } = group;
  const after = produce(target, (draft) => {
    if (groupType === 'party') delete draft.party._id;
    else draft.guilds = draft.guilds.filter((id) => id !== groupId);
    forgetChat(draft, groupId);
  });
  const change = {
    _id: groupId,
    memberCount: Math.max(0, group.memberCount - 1),
    quest: withoutMember(group.quest, target._id),
    managers: Object.fromEntries(Object.entries(group.managers).filter(([id]) => id !== target._id)),
  };
  const event = { kind: 'memberRemoved', userId: target._id, groupId, groupType, message } as const;
  return accept(outcomeOf({ was: 'member' }, { players: [after], groups: [change] }, { events: [event] }));
}
