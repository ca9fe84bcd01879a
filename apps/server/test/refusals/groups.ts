import type { groupCalls } from '@everdeed/contract';
import { failedCheck, notStored, type RefusalCases, unknownId, elsewhere } from '../support/refusal-cases.ts';
import { runningPlan } from '../support/parties.ts';
import { invites } from './group-invites.ts';
import { memberships } from './group-memberships.ts';
import {
  absent,
  asking,
  bad,
  founding,
  inStrangersGuild,
  inGroup,
  managing,
  notAllowed,
} from './group-stages.ts';

const update = (body: object, fields = {}) =>
  inGroup(fields, (stage, id) => stage.player.put(`/groups/${id}`, body));
const absentGroup = (path: string, body = {}) =>
  absent((stage) => stage.player.post(`/groups/${path}`, body));

/** Founding, finding and changing groups, and who is in them. */
export const groupRefusals: RefusalCases<typeof groupCalls> = {
  listGroups: {
    groupTypesRequired: { ...bad, by: asking('?type=party,junk') },
    guildsOnlyPaginate: { ...bad, by: asking('?type=party&paginate=true') },
    guildsPaginateBooleanString: failedCheck(asking('?type=publicGuilds&paginate=yes')),
    queryPageInteger: failedCheck(asking('?type=publicGuilds&paginate=true&page=-1')),
  },
  getGroup: { groupNotFound: absent(asking('/party')) },
  getGroupMembers: {
    groupNotFound: absent(asking(`/${unknownId}/members`)),
    invalidValue: failedCheck(asking('/habitrpg/members?limit=61')),
  },
  getGroupInvites: {
    groupNotFound: absent(asking(`/${unknownId}/invites`)),
    invalidValue: failedCheck(asking('/habitrpg/invites?lastId=x')),
  },
  lookingForParty: {
    notPartyLeader: { ...bad, by: (stage) => stage.player.get('/looking-for-party') },
    queryPageInteger: failedCheck((stage) => stage.player.get('/looking-for-party?page=x')),
  },
  createGroup: {
    chatPrivilegesRevoked: notAllowed(async (stage) => {
      await stage.change((player) => ({
        ...player,
        balance: 5,
        flags: { ...player.flags, chatRevoked: true },
      }));
      return founding({ type: 'guild', privacy: 'public', name: 'G' })(stage);
    }),
    featureRetired: {
      ...bad,
      by: () =>
        elsewhere({ env: { PUBLIC_GROUPS: 'false' } }, async (server) => {
          const player = await server.register('founder');
          return player.post('/groups', { type: 'guild', name: 'G' });
        }),
    },
    messageGroupAlreadyInParty: notAllowed(
      inGroup({}, (stage) => founding({ type: 'party', name: 'P' })(stage)),
    ),
    messageInsufficientGems: notAllowed(founding({ type: 'guild', name: 'G' })),
    partyMustbePrivate: notAllowed(founding({ type: 'party', privacy: 'public', name: 'P' })),
    validationFailed: notStored('Group', founding({ type: 'party' })),
    required: {
      error: 'BadRequest',
      under: 'validationFailed',
      params: { path: 'name' },
      by: founding({ type: 'party' }),
    },
    enum: {
      error: 'BadRequest',
      under: 'validationFailed',
      params: { path: 'type', value: 'club' },
      by: founding({ type: 'club', name: 'P' }),
    },
    summaryLengthExceedsMax: failedCheck(founding({ type: 'party', name: 'P', summary: 's'.repeat(251) })),
  },
  updateGroup: {
    cannotChangeLeaderWithActiveGroupPlan: notAllowed(
      update({ leader: unknownId }, { purchased: { plan: runningPlan } }),
    ),
    groupNotFound: absent((stage) => stage.player.put(`/groups/${unknownId}`, { name: 'N' })),
    messageGroupOnlyLeaderCanUpdate: notAllowed(
      inStrangersGuild((stage, id) => stage.player.put(`/groups/${id}`, { name: 'N' })),
    ),
    validationFailed: notStored('Group', update({ leader: 'me' })),
    summaryLengthExceedsMax: failedCheck(update({ summary: 's'.repeat(251) })),
  },
  addManager: {
    groupNotFound: absentGroup('party/add-manager', { managerId: unknownId }),
    messageGroupOnlyLeaderCanUpdate: notAllowed(inStrangersGuild(managing('add', unknownId))),
    userMustBeMember: notAllowed(inGroup({}, managing('add', unknownId))),
    managerIdRequired: failedCheck(inGroup({}, managing('add', ''))),
  },
  removeManager: {
    groupNotFound: absentGroup('party/remove-manager', { managerId: unknownId }),
    messageGroupOnlyLeaderCanUpdate: notAllowed(inStrangersGuild(managing('remove', unknownId))),
    userIsNotManager: notAllowed(inGroup({}, managing('remove', unknownId))),
    managerIdRequired: failedCheck(inGroup({}, managing('remove', ''))),
  },
  ...memberships,
  ...invites,
};
