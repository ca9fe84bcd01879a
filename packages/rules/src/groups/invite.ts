import { isFields } from '@everdeed/content/values';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { asText } from '../fields/as-text.ts';
import { objectionsTo } from '../members/index.ts';
import type { InvitationFor, Outcome } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import {
  MAX_EMAIL_INVITATIONS,
  MAX_INVITED_AT_ONCE,
  MAX_PARTY_INVITATIONS,
  MAX_PARTY_MEMBERS,
} from './limits.ts';
import { hasCancelledPlan, isLeader } from './policy.ts';

/** Whom a client wants to invite, as sent. */
export type SentInvitations = Readonly<Partial<Record<'uuids' | 'emails' | 'usernames', unknown>>>;

/** One of them: by id, by email address or by name. */
export interface Addressee {
  readonly by: 'uuid' | 'email' | 'username';
  /** The id, address (empty: none was sent) or name, the way in which it is looked up. */
  readonly value: string;
}

/** Why {@link readAddressees} refuses. */
export type AddresseesRefusal =
  | 'canOnlyInviteEmailUuid'
  | 'canOnlyInviteMaxInvites'
  | 'emailsMustBeAnArray'
  | 'inviteMustNotBeEmpty'
  | 'usernamesMustBeAnArray'
  | 'uuidsMustBeAnArray';

const isSent = (value: unknown): boolean => value !== undefined && value !== null;

function listsIn(sent: SentInvitations): Result<readonly Addressee[], AddresseesRefusal> {
  const { uuids, emails, usernames } = sent;
  if (![uuids, emails, usernames].some(isSent)) return refuse('badRequest', 'canOnlyInviteEmailUuid');
  if (isSent(uuids) && !Array.isArray(uuids)) return refuse('badRequest', 'uuidsMustBeAnArray');
  if (isSent(emails) && !Array.isArray(emails)) return refuse('badRequest', 'emailsMustBeAnArray');
  if (isSent(usernames) && !Array.isArray(usernames)) return refuse('badRequest', 'usernamesMustBeAnArray');
  const all = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
  return accept([
    ...all(uuids).map((id) => ({ by: 'uuid' as const, value: asText(id).toLowerCase() })),
    ...all(emails).map((one) => ({
      by: 'email' as const,
      value: isFields(one) ? asText(one['email']).trim() : '',
    })),
    ...all(usernames).map((name) => ({
      by: 'username' as const,
      value: asText(name).trim().replace(/^@/, '').toLowerCase(),
    })),
  ]);
}

/** Reads whom a client wants to invite, in the order of the answer (wire-groups-and-admin 1.9, errors 6 and 7). */
export function readAddressees(sent: SentInvitations): Result<readonly Addressee[], AddresseesRefusal> {
  const read = listsIn(sent);
  if (!read.ok) return read;
  if (read.value.length === 0) return refuse('badRequest', 'inviteMustNotBeEmpty');
  return read.value.length > MAX_INVITED_AT_ONCE
    ? refuse('badRequest', 'canOnlyInviteMaxInvites', { maxInvites: MAX_INVITED_AT_ONCE })
    : read;
}

/** Whether a player may invite at all; asked before everything else (1.9, errors 1 and 2). */
export function checkInviter({
  flags,
  invitesSent,
}: Player): Result<undefined, 'chatPrivilegesRevoked' | 'inviteLimitReached'> {
  if (flags.chatRevoked) return refuse('notAuthorized', 'chatPrivilegesRevoked');
  return invitesSent >= MAX_EMAIL_INVITATIONS ? refuse('notAuthorized', 'inviteLimitReached') : done;
}

/** Somebody who is to be invited. */
export interface Invitee extends Addressee {
  /** As they are, more or less; absent: no such account. */
  readonly player?: Player | undefined;
  readonly isInParty: boolean;
  readonly isMember: boolean;
  readonly isInvited: boolean;
}

/** The player who invites, the group, and everybody who is named. */
export interface InvitingScene extends GroupScene {
  readonly invitees: readonly Invitee[];
  /** Open invitations to the group. */
  readonly pending: number;
}

/** An invitation as the answer tells of it; an address without an account is the address itself. */
export type Invited = InvitationFor | string;

/** Why {@link inviteToGroup} refuses. */
export type InviteRefusal =
  | AddresseesRefusal
  | 'blockedToSendToThisUser'
  | 'cannotInviteSelfToGroup'
  | 'inviteMissingEmail'
  | 'notAuthorizedToSendMessageToThisUser'
  | 'onlyGroupLeaderCanInviteToGroupPlan'
  | 'partyExceedsInvitesLimit'
  | 'partyExceedsMembersLimit'
  | 'userAlreadyInAParty'
  | 'userAlreadyInGroup'
  | 'userAlreadyInvitedToGroup'
  | 'userAlreadyPendingInvitation'
  | 'userWithIDNotFound'
  | 'userWithUsernameNotFound';

function checkRoom({ group, invitees, pending }: InvitingScene): Result<undefined, InviteRefusal> {
  if (group.type !== 'party') return done;
  const coming = pending + invitees.length;
  if (coming > MAX_PARTY_INVITATIONS)
    return refuse('badRequest', 'partyExceedsInvitesLimit', { maxInvites: MAX_PARTY_INVITATIONS });
  return group.memberCount + coming > MAX_PARTY_MEMBERS
    ? refuse('badRequest', 'partyExceedsMembersLimit', { maxMembersParty: MAX_PARTY_MEMBERS })
    : done;
}

/** Why somebody of the group cannot invite this player. */
function checkStanding(
  { group }: InvitingScene,
  { isInParty, isMember, isInvited }: Invitee,
  { _id: userId, profile, auth }: Player,
): Result<undefined, InviteRefusal> {
  const username = auth.local.username ?? profile.name;
  if (group.type === 'party') {
    if (isInvited) return refuse('notAuthorized', 'userAlreadyPendingInvitation', { userId, username });
    return isInParty ? refuse('notAuthorized', 'userAlreadyInAParty', { userId, username }) : done;
  }
  if (isMember) return refuse('notAuthorized', 'userAlreadyInGroup', { userId, username });
  return isInvited ? refuse('notAuthorized', 'userAlreadyInvitedToGroup', { userId, username }) : done;
}

function checkInvitee(scene: InvitingScene, invitee: Invitee): Result<undefined, InviteRefusal> {
  const { by, value, player: found } = invitee;
  if (by === 'email' && value === '') return refuse('badRequest', 'inviteMissingEmail');
  if (!found) {
    if (by === 'email') return done;
    return by === 'uuid'
      ? refuse('notFound', 'userWithIDNotFound', { userId: value })
      : refuse('notFound', 'userWithUsernameNotFound', { username: value });
  }
  if (found._id === scene.player._id) return refuse('badRequest', 'cannotInviteSelfToGroup');
  const [objection] = objectionsTo('group-invitation', scene.player, found);
  if (objection === 'notAuthorizedToSendMessageToThisUser' || objection === 'blockedToSendToThisUser')
    return refuse('notAuthorized', objection, { userId: found._id, username: found.profile.name });
  return checkStanding(scene, invitee, found);
}

/** Who was named, as {@link readAddressees} has read it. */
type Named = Result<readonly Addressee[], AddresseesRefusal>;

function checkAll(scene: InvitingScene, named: Named): Result<undefined, InviteRefusal> {
  const { player, group, invitees } = scene;
  if (group.purchased.plan?.customerId && !isLeader(player, group))
    return refuse('notAuthorized', 'onlyGroupLeaderCanInviteToGroupPlan');
  if (!named.ok) return named;
  const room = checkRoom(scene);
  if (!room.ok) return room;
  const seen = new Set<string>();
  for (const invitee of invitees) {
    // Who is named twice is invited already the second time.
    const { player: found } = invitee;
    const isInvited = invitee.isInvited || (found !== undefined && seen.has(found._id));
    const checked = checkInvitee(scene, { ...invitee, isInvited });
    if (!checked.ok) return checked;
    if (found) seen.add(found._id);
  }
  return done;
}

/** The invitation of a player; its fields are those of the wire. */
const invitationFor = (
  { now, newId }: RuleContext,
  { player, group }: InvitingScene,
  userId: string,
): InvitationFor => ({
  userId,
  kind: group.type,
  id: group._id,
  name: group.name,
  inviter: player._id,
  ...(group.type === 'guild' ? { publicGuild: group.privacy === 'public' } : { _id: newId() }),
  ...(hasCancelledPlan(group.purchased.plan, now) ? { cancelledPlan: true as const } : {}),
});

/**
 * Invites everybody or nobody (wire-groups-and-admin 1.9). The data tells, in order, of invitations and of addresses
 * without an account. Somebody who is muted without knowing it invites nobody, and is told otherwise.
 */
export function inviteToGroup(
  ctx: RuleContext,
  scene: InvitingScene,
  named: Named,
): Result<Outcome<readonly Invited[]>, InviteRefusal> {
  const { player, group, invitees } = scene;
  const isShadow = player.flags.chatShadowMuted === true;
  const checked = isShadow && named.ok ? done : checkAll(scene, named);
  if (!checked.ok) return checked;
  const invited = invitees.map(
    ({ value, player: found }): Invited =>
      found || isShadow ? invitationFor(ctx, scene, found?._id ?? group._id) : value,
  );
  const outcome = attempt(
    player,
    (draft) => {
      draft.invitesSent += invitees.filter(({ by }) => by === 'email').length;
      return done;
    },
    () => invited,
  );
  if (!outcome.ok || isShadow) return outcome;
  const invitations = invited.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  return accept({ ...outcome.value, invitations });
}
