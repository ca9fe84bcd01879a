import { isFields, valueIn } from '@everdeed/content/values';
import { grantJoinedGuild, grantPartySize, rewardInviter } from '../achievements/index.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { checkChangingParty, inviteNewcomer, TAVERN_ID } from '../quests/index.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Group, GroupChange } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import {
  changedBy,
  checkPlanOnLeaving,
  groupWithout,
  leaveBehind,
  type LeavingGroup,
  type PlanHolds,
} from './departure.ts';
import { MAX_PARTY_MEMBERS } from './limits.ts';
import { hasUncancelledPlan } from './policy.ts';

/** A player and the group that they want to join. */
export interface JoiningScene extends GroupScene {
  /** Members of a party, without the player; none of a guild. */
  readonly others: readonly Player[];
  /** Who invited the player to the party, if their account is still there. */
  readonly inviter?: Player | undefined;
  /** The party that the player is in, unless it is the same. */
  readonly former?: LeavingGroup | undefined;
}

/** Why {@link joinGroup} refuses. */
export type JoinGroupRefusal =
  | PlanHolds
  | 'messageCannotLeaveWhileQuesting'
  | 'messageGroupRequiresInvite'
  | 'partyExceedsMembersLimit'
  | 'youAreAlreadyInGroup';

/** The invitation of a player to a group, with the wire's fields; undefined without one. */
export function invitationTo(
  { invitations }: Pick<Player, 'invitations'>,
  { _id, type }: Pick<Group, '_id' | 'type'>,
): Record<string, unknown> | undefined {
  const entries = type === 'party' ? invitations.parties : invitations.guilds;
  return entries.filter(isFields).find(({ id }) => id === _id);
}

/** An empty group that nobody pays for is led by whoever comes first (wire-groups-and-admin 1.6, step 6). */
const newLeader = ({ now }: RuleContext, group: Group, playerId: string): { leader?: string } =>
  group.memberCount === 0 && !hasUncancelledPlan(group.purchased.plan, now) ? { leader: playerId } : {};

/** Joins a party or a guild: by invitation, or a public guild without one (wire-groups-and-admin 1.6). */
export function joinGroup(
  ctx: RuleContext,
  scene: JoiningScene,
): Result<Outcome<GroupChange>, JoinGroupRefusal> {
  return scene.group.type === 'party' ? joinParty(ctx, scene) : joinGuild(ctx, scene);
}

function joinGuild(
  ctx: RuleContext,
  { player, group }: JoiningScene,
): Result<Outcome<GroupChange>, 'messageGroupRequiresInvite' | 'youAreAlreadyInGroup'> {
  const { _id, privacy } = group;
  if (!invitationTo(player, group) && privacy !== 'public')
    return refuse('notAuthorized', 'messageGroupRequiresInvite');
  if (player.guilds.includes(_id) || _id === TAVERN_ID)
    return refuse('notAuthorized', 'youAreAlreadyInGroup');
  const change = { _id, memberCount: group.memberCount + 1, ...newLeader(ctx, group, player._id) };
  return attempt(
    player,
    (draft, { events }) => {
      const { invitations } = draft;
      invitations.guilds = invitations.guilds.filter((entry) => valueIn(entry, 'id') !== _id);
      draft.guilds.push(_id);
      grantJoinedGuild(ctx, draft);
      events.push({ kind: 'groupJoined', userId: draft._id, groupId: _id, groupType: 'guild' });
      return done;
    },
    () => change,
    { groups: [change] },
  );
}

type PartyRefusal = Exclude<JoinGroupRefusal, 'messageGroupRequiresInvite' | 'youAreAlreadyInGroup'>;

/** Whether a newcomer can come, and may leave the party that they are in. */
function checkNewcomer(
  ctx: RuleContext,
  { player, others, former }: JoiningScene,
): Result<undefined, PartyRefusal> {
  if (former) {
    const changing = checkChangingParty(player, former.group.memberCount);
    if (!changing.ok) return changing;
    const unplanned = checkPlanOnLeaving(ctx, player, former.group);
    if (!unplanned.ok) return unplanned;
  }
  return others.length >= MAX_PARTY_MEMBERS
    ? refuse('badRequest', 'partyExceedsMembersLimit', { maxMembersParty: MAX_PARTY_MEMBERS })
    : done;
}

/** Puts a player into a party; works on drafts of the player and of the quest. */
function settle(draft: Player, group: Group, quest: Group['quest']): void {
  inviteNewcomer(quest, draft);
  draft.party._id = group._id;
}

function joinParty(
  ctx: RuleContext,
  scene: JoiningScene,
): Result<Outcome<GroupChange>, PartyRefusal | 'messageGroupRequiresInvite'> {
  const { player, group, others, inviter, former } = scene;
  if (!invitationTo(player, group)) return refuse('notAuthorized', 'messageGroupRequiresInvite');
  const isNew = player.party._id !== group._id;
  const allowed = isNew ? checkNewcomer(ctx, scene) : done;
  if (!allowed.ok) return allowed;
  const { _id, type: groupType } = group;
  const people = [player, ...others, ...(inviter && !others.includes(inviter) ? [inviter] : [])];
  const work = draftOf({ people, quest: group.quest });
  const [joiner] = work.people;
  if (!joiner) throw new RangeError('nobody joins');
  joiner.invitations.parties = [];
  joiner.invitations.party = {};
  if (isNew) {
    if (former) leaveBehind(joiner, former.group);
    delete joiner.party.seeking;
    settle(joiner, group, work.quest);
    const host = work.people.find((one) => one._id === inviter?._id);
    if (host) rewardInviter(host);
  } else delete joiner.party.seeking;
  const memberCount = others.length + 1;
  const notifications = grantPartySize(ctx, work.people.slice(0, memberCount), memberCount, joiner);
  const done_ = finish(work);
  const change = { _id, memberCount, quest: done_.quest, ...newLeader(ctx, group, player._id) };
  const left = changedBy(former && isNew ? [groupWithout(player._id, former)] : []);
  return accept(
    outcomeOf(
      change,
      {
        players: done_.people.filter((one, index) => index === 0 || one !== people[index]),
        groups: [...left.groups, change],
        removedGroupIds: left.removedGroupIds,
      },
      { notifications, events: isNew ? joinEvents(player._id, { _id, groupType }, former) : [] },
    ),
  );
}

function joinEvents(
  userId: string,
  to: { _id: string; groupType: 'party' | 'guild' },
  former?: LeavingGroup,
) {
  const joined = { kind: 'groupJoined' as const, userId, groupId: to._id, groupType: to.groupType };
  if (!former) return [joined];
  const { _id: groupId, type: groupType } = former.group;
  const options = { keep: 'keep-all', keepChallenges: 'leave-challenges' } as const;
  return [{ kind: 'groupLeft' as const, userId, groupId, groupType, ...options }, joined];
}
