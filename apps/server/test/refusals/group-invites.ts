import type { groupCalls } from '@everdeed/contract';
import type { Group } from '@everdeed/rules';
import { changePlayer } from '../support/players.ts';
import { groupWith, invited, runningPlan } from '../support/parties.ts';
import { type RefusalCase, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';
import type { Caller } from '../support/server.ts';
import { absent, bad, inGroup, inStrangersGroup, notAllowed } from './group-stages.ts';

const invite = (body: object, fields: Partial<Group> = {}) =>
  inGroup(fields, (stage, id) => stage.player.post(`/groups/${id}/invite`, body));
const many = (count: number) => ({ uuids: Array.from({ length: count }, () => unknownId) });
const refused = (body: object): RefusalCase => ({ ...bad, by: invite(body) });

/** The player invites a stranger, whom `before` has found. */
const inviteStranger = (
  fields: Partial<Group>,
  before: (stage: Stage, group: Pick<Group, '_id' | 'type'>, stranger: Caller) => Promise<unknown>,
) =>
  inGroup(fields, async (stage, id) => {
    const stranger = await stage.stranger();
    await before(stage, { _id: id, type: fields.type ?? 'party' }, stranger);
    strangers.set(stage, stranger.id);
    return stage.player.post(`/groups/${id}/invite`, { uuids: [stranger.id] });
  });
/** Whom the player of a stage has invited. */
const strangers = new WeakMap<Stage, string>();
const muted = async (stage: Stage) => {
  await stage.change((player) => ({ ...player, flags: { ...player.flags, chatRevoked: true } }));
  return stage.player.post(`/groups/${unknownId}/invite`, {});
};

/** Inviting. */
export const invites: Pick<RefusalCases<typeof groupCalls>, 'inviteToGroup'> = {
  inviteToGroup: {
    chatPrivilegesRevoked: notAllowed(muted),
    inviteLimitReached: notAllowed(async (stage) => {
      await stage.change((player) => ({ ...player, invitesSent: 200 }));
      return stage.player.post(`/groups/${unknownId}/invite`, {});
    }),
    groupNotFound: absent((stage) => stage.player.post('/groups/party/invite', { uuids: [unknownId] })),
    onlyGroupLeaderCanInviteToGroupPlan: notAllowed(
      inStrangersGroup({ purchased: { plan: runningPlan } }, (stage, id) =>
        stage.player.post(`/groups/${id}/invite`, {}),
      ),
    ),
    canOnlyInviteEmailUuid: refused({}),
    uuidsMustBeAnArray: refused({ uuids: 'x' }),
    emailsMustBeAnArray: refused({ emails: {} }),
    usernamesMustBeAnArray: refused({ usernames: 1 }),
    inviteMustNotBeEmpty: refused({ uuids: [], emails: [] }),
    canOnlyInviteMaxInvites: refused(many(101)),
    partyExceedsInvitesLimit: { ...bad, params: { maxInvites: 10 }, by: invite(many(11)) },
    partyExceedsMembersLimit: {
      ...bad,
      params: { maxMembersParty: 30 },
      by: invite(many(6), { memberCount: 25 }),
    },
    userWithIDNotFound: { ...absent(invite(many(1))), params: { userId: unknownId } },
    userWithUsernameNotFound: {
      ...absent(invite({ usernames: ['@Nobody'] })),
      params: { username: 'nobody' },
    },
    cannotInviteSelfToGroup: {
      ...bad,
      by: inGroup({}, (stage, id) =>
        stage.player.post(`/groups/${id}/invite`, { usernames: [stage.username] }),
      ),
    },
    notAuthorizedToSendMessageToThisUser: notAllowed(
      inviteStranger({}, (stage, _group, stranger) =>
        changePlayer(stage.server, stranger, (player) => ({
          ...player,
          inbox: { ...player.inbox, blocks: [stage.player.id] },
        })),
      ),
    ),
    blockedToSendToThisUser: notAllowed(
      inviteStranger({}, (stage, _group, stranger) =>
        stage.change((player) => ({ ...player, inbox: { ...player.inbox, blocks: [stranger.id] } })),
      ),
    ),
    userAlreadyInGroup: notAllowed(
      inviteStranger({ type: 'guild' }, (stage, { _id }, stranger) =>
        changePlayer(stage.server, stranger, (player) => ({ ...player, guilds: [_id] })),
      ),
    ),
    userAlreadyInvitedToGroup: notAllowed(
      inviteStranger({ type: 'guild' }, (stage, group, stranger) =>
        invited(stage.server, stranger, group, stage.player.id),
      ),
    ),
    userAlreadyPendingInvitation: {
      ...notAllowed(
        inviteStranger({}, (stage, group, stranger) =>
          invited(stage.server, stranger, group, stage.player.id),
        ),
      ),
      params: (stage) => ({ userId: strangers.get(stage) ?? '', username: `${stage.username}-x` }),
    },
    userAlreadyInAParty: notAllowed(
      inviteStranger({}, (stage, _group, stranger) => groupWith(stage.server, [stranger])),
    ),
    inviteMissingEmail: refused({ emails: [{ name: 'Somebody' }] }),
  },
};
