import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, oneOf, uuid } from '../core/check.ts';
import { nothing, optionalText, text, uuidText } from '../core/fields.ts';
import { common, ofGroup } from './common.ts';
import { groupSchema } from './group-schema.ts';

const posted = { ...common, method: 'POST' } as const;
const unknown = Type.Optional(Type.Unknown());
const challengeWords = ['leave-challenges', 'remain-in-challenges'];
const challengeKey = 'groupRemainOrLeaveChallenges';

const invitation = Type.Object({
  _id: Type.Optional(text),
  id: Type.String({ description: 'Id of the group.' }),
  name: text,
  inviter: uuidText,
  publicGuild: Type.Optional(Type.Boolean()),
  cancelledPlan: Type.Optional(Type.Literal(true)),
});

/** Coming and going. */
export const membershipCalls = {
  joinGroup: defineCall({
    ...posted,
    ...ofGroup,
    id: 'joinGroup',
    path: '/groups/{groupId}/join',
    summary: 'Join a group',
    details:
      'By invitation, or a public guild without one. Whoever joins a party leaves the one that they are in.',
    answer: groupSchema,
    refusals: [
      'cannotDeleteActiveGroup',
      'groupNotFound',
      'leaderCannotLeaveGroupWithActiveGroup',
      'messageCannotLeaveWhileQuesting',
      'messageGroupRequiresInvite',
      'partyExceedsMembersLimit',
      'youAreAlreadyInGroup',
    ],
    spec: 'wire-groups-and-admin 1.6',
  }),
  leaveGroup: defineCall({
    ...posted,
    ...ofGroup,
    id: 'leaveGroup',
    path: '/groups/{groupId}/leave',
    summary: 'Leave a group',
    details:
      'The longest other member leads it after its leader. A private group that nobody is left in is deleted.',
    query: Type.Object({
      keep: Type.Optional(Type.String({ description: 'Tasks of challenges: keep-all or remove-all.' })),
      keepChallenges: optionalText,
    }),
    body: Type.Object({ keepChallenges: unknown }),
    bodyReading: 'lenient',
    checks: [
      ifSent(oneOf('query', 'keep', 'keepOrRemoveAll', ['keep-all', 'remove-all'])),
      ifSent(oneOf('query', 'keepChallenges', challengeKey, challengeWords)),
      ifSent(oneOf('body', 'keepChallenges', challengeKey, challengeWords)),
    ],
    answer: nothing,
    refusals: [
      'cannotDeleteActiveGroup',
      'cannotLeaveWhileActiveQuest',
      'groupNotFound',
      'leaderCannotLeaveGroupWithActiveGroup',
      'questLeaderCannotLeaveGroup',
    ],
    spec: 'wire-groups-and-admin 1.7',
  }),
  removeMember: defineCall({
    ...posted,
    id: 'removeMember',
    path: '/groups/{groupId}/removeMember/{memberId}',
    summary: 'Remove a member, or take an invitation back',
    params: Type.Object({ groupId: text, memberId: text }),
    query: Type.Object({ message: optionalText }),
    body: Type.Object({ message: unknown }),
    bodyReading: 'lenient',
    checks: [uuid('params', 'memberId', 'userIdRequired')],
    answer: nothing,
    refusals: [
      'cannotRemoveCurrentLeader',
      'cannotRemoveQuestOwner',
      'groupMemberNotFound',
      'groupNotFound',
      'memberCannotRemoveYourself',
      'onlyLeaderCanRemoveMember',
    ],
    spec: 'wire-groups-and-admin 1.8',
  }),
  inviteToGroup: defineCall({
    ...posted,
    ...ofGroup,
    id: 'inviteToGroup',
    path: '/groups/{groupId}/invite',
    summary: 'Invite players by id, username or email',
    details:
      'Everybody or nobody. The answer holds an invitation for each account, and the address where there is none.',
    body: Type.Object({
      uuids: unknown,
      emails: Type.Optional(Type.Unknown({ description: 'A list of {email, name}.' })),
      usernames: unknown,
      inviter: Type.Optional(
        Type.Unknown({ description: 'The name that emails show; by default the caller’s.' }),
      ),
    }),
    bodyReading: 'lenient',
    answer: Type.Array(Type.Union([invitation, text])),
    refusals: [
      'blockedToSendToThisUser',
      'canOnlyInviteEmailUuid',
      'canOnlyInviteMaxInvites',
      'cannotInviteSelfToGroup',
      'chatPrivilegesRevoked',
      'emailsMustBeAnArray',
      'groupNotFound',
      'inviteLimitReached',
      'inviteMissingEmail',
      'inviteMustNotBeEmpty',
      'notAuthorizedToSendMessageToThisUser',
      'onlyGroupLeaderCanInviteToGroupPlan',
      'partyExceedsInvitesLimit',
      'partyExceedsMembersLimit',
      'userAlreadyInAParty',
      'userAlreadyInGroup',
      'userAlreadyInvitedToGroup',
      'userAlreadyPendingInvitation',
      'userWithIDNotFound',
      'userWithUsernameNotFound',
      'usernamesMustBeAnArray',
      'uuidsMustBeAnArray',
    ],
    spec: 'wire-groups-and-admin 1.9',
  }),
  rejectInvitation: defineCall({
    ...posted,
    ...ofGroup,
    id: 'rejectInvitation',
    path: '/groups/{groupId}/reject-invite',
    summary: 'Decline an invitation',
    answer: nothing,
    refusals: ['messageGroupRequiresInvite'],
    spec: 'wire-groups-and-admin 1.10',
  }),
};
