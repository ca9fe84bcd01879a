import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { asText, interactions } from '@everdeed/rules';
import { oneOf, present, rule, uuid } from '../core/check.ts';
import { nothing, optionalText, text, uuidText } from '../core/fields.ts';
import { contributorSchema, profileSchema } from '../players/person-schema.ts';
import { ledgerEntrySchema } from '../players/ledger-schema.ts';
import { achievementDatesSchema, profileAchievementsSchema } from './achievements-schema.ts';
import { memberSchema } from './member-schema.ts';

const common = {
  area: 'members',
  auth: 'user',
  versions: ['v3', 'v4'],
  method: 'GET',
  spec: 'wire-user-and-tasks 5.5',
} as const;
const byId = {
  params: Type.Object({ memberId: text }),
  checks: [uuid('params', 'memberId', 'memberIdRequired')],
  refusals: ['userWithIDNotFound'],
} as const;

const posted = { ...common, method: 'POST' } as const;
const forSupport = { ...common, auth: { privilege: 'userSupport' }, versions: ['v4'] } as const;
const memberId = byId.checks;
const params = byId.params;

/** Other players, as everybody sees them, and what one does to them. */
export const memberCalls = {
  getMember: defineCall({
    ...common,
    ...byId,
    id: 'getMember',
    path: '/members/{memberId}',
    summary: 'Get the public profile of a player',
    answer: memberSchema,
  }),
  getMemberByUsername: defineCall({
    ...common,
    id: 'getMemberByUsername',
    path: '/members/username/{username}',
    summary: 'Get the public profile of a player by their username',
    details: 'In any case, with or without an @ in front. Tells whether the caller may write to them, too.',
    params: Type.Object({ username: text }),
    answer: memberSchema,
    refusals: ['userNotFound'],
  }),
  getMemberAchievements: defineCall({
    ...common,
    ...byId,
    id: 'getMemberAchievements',
    path: '/members/{memberId}/achievements',
    summary: 'Get the achievements of a player, in their sections',
    answer: profileAchievementsSchema,
  }),
  getMemberAchievementDates: defineCall({
    ...common,
    ...byId,
    id: 'getMemberAchievementDates',
    path: '/members/{memberId}/achievement-dates',
    versions: ['v4'],
    summary: 'Get when a player earned their achievements',
    details: 'Achievements from before dates were kept, and those that came with an import, have none.',
    answer: achievementDatesSchema,
    spec: 'own',
  }),
  findMembers: defineCall({
    ...common,
    id: 'findMembers',
    path: '/members/find/{username}',
    summary: 'Find players to mention, by the beginning of a username',
    details: 'At most 5. Those who wrote to the group lately come first, if the caller can read it.',
    params: Type.Object({ username: text }),
    query: Type.Object({
      context: Type.Optional(Type.String({ description: 'party, privateGuild, publicGuild or tavern.' })),
      id: Type.Optional(Type.String({ description: 'Id of the group.' })),
    }),
    answer: Type.Array(
      Type.Object({
        _id: uuidText,
        id: uuidText,
        profile: Type.Object({ name: text }),
        auth: Type.Object({ local: Type.Object({ username: text }) }),
        contributor: contributorSchema,
      }),
    ),
    refusals: [],
  }),
  getObjections: defineCall({
    ...common,
    id: 'getObjections',
    path: '/members/{toUserId}/objections/{interaction}',
    summary: 'Get the reasons why the caller cannot reach a player',
    details: 'In the caller’s language; empty if nothing is against it.',
    params: Type.Object({ toUserId: text, interaction: text }),
    checks: [
      uuid('params', 'toUserId', 'toUserIDRequired'),
      oneOf('params', 'interaction', 'interactionRequired', interactions),
    ],
    answer: Type.Array(text),
    refusals: ['userWithIDNotFound'],
  }),
  transferGems: defineCall({
    ...posted,
    id: 'transferGems',
    path: '/members/transfer-gems',
    summary: 'Give gems to a player',
    details: 'Both get a private message that says so, with the text that was sent.',
    body: Type.Object({
      toUserId: optionalText,
      gemAmount: Type.Optional(Type.Integer()),
      message: optionalText,
    }),
    bodyReading: 'lenient',
    checks: [
      present('body', 'toUserId', 'toUserIDRequired'),
      uuid('body', 'toUserId', 'toUserIDRequired'),
      present('body', 'gemAmount', 'gemAmountRequired'),
      rule('body', 'gemAmount', 'gemAmountRequired', (value) => /^[+-]?\d+$/.test(asText(value))),
    ],
    answer: nothing,
    refusals: [
      'badAmountOfGemsToSend',
      'blockedToSendToThisUser',
      'cannotSendGemsToYourself',
      'chatPrivilegesRevoked',
      'notAuthorizedToSendMessageToThisUser',
      'userNotFound',
    ],
  }),
  flagMember: defineCall({
    ...posted,
    id: 'flagMember',
    path: '/members/{memberId}/flag',
    summary: 'Report the profile of a player',
    details: 'Once, until a moderator clears the reports.',
    params,
    checks: memberId,
    body: Type.Object({
      comment: Type.Optional(Type.Unknown()),
      source: Type.Optional(Type.Unknown({ description: 'Where the profile was seen.' })),
    }),
    bodyReading: 'lenient',
    answer: Type.Object({ _id: uuidText, id: uuidText, profile: profileSchema }),
    refusals: ['profileFlaggedAlready', 'userWithIDNotFound'],
  }),
  clearMemberFlags: defineCall({
    ...posted,
    id: 'clearMemberFlags',
    path: '/members/{memberId}/clear-flags',
    summary: 'Clear the reports of a profile',
    details: 'For moderators.',
    params,
    checks: memberId,
    answer: nothing,
    refusals: ['clearReportsModerator', 'userWithIDNotFound'],
  }),
  memberPurchases: defineCall({
    ...forSupport,
    id: 'memberPurchases',
    path: '/members/{memberId}/purchase-history',
    summary: 'List purchases and rewards of gems and hourglasses of a player, newest first',
    params,
    checks: memberId,
    answer: Type.Array(ledgerEntrySchema),
    refusals: [],
  }),
  deleteMember: defineCall({
    ...forSupport,
    id: 'deleteMember',
    method: 'DELETE',
    path: '/members/{memberId}',
    summary: 'Delete the account of a player',
    details:
      'Soon afterwards, and only if `deleteAccount` is true. Accounts with full access need it themselves.',
    params,
    query: Type.Object({
      deleteAccount: Type.Optional(Type.String({ description: 'true or false.' })),
      deleteAmplitude: Type.Optional(
        Type.String({ description: 'true or false. There are no such data here.' }),
      ),
      reason: Type.Optional(Type.String({ description: 'Why, for the log.' })),
    }),
    checks: [
      ...memberId,
      oneOf('query', 'deleteAccount', 'invalidValue', ['true', 'false']),
      oneOf('query', 'deleteAmplitude', 'invalidValue', ['true', 'false']),
    ],
    answer: nothing,
    refusals: [],
  }),
};
