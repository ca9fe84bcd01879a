import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { optionalText, text } from '../core/fields.ts';
import { cursorQuery, neededPageQuery } from '../core/page.ts';
import { tallySchema } from '../core/tally.ts';
import { challengeSchema, participantSchema, progressSchema } from './challenge-schema.ts';
import { challengeIdGiven, common, ofChallenge } from './common.ts';

const pages = neededPageQuery();
const cursor = cursorQuery();
const filters = {
  member: Type.Optional(
    Type.String({ description: 'Any value: only those that the caller leads or takes part in.' }),
  ),
  owned: Type.Optional(Type.String({ description: '`owned` or `not_owned`: led by the caller, or not.' })),
  search: Type.Optional(Type.String({ description: 'Words of name or description.' })),
  categories: Type.Optional(Type.String({ description: 'Slugs, separated by commas.' })),
};
const read = { ...common, method: 'GET' } as const;

/** Finding and reading challenges, and who takes part in them. */
export const readingCalls = {
  listChallenges: defineCall({
    ...read,
    id: 'listChallenges',
    path: '/challenges/user',
    summary: 'List the challenges around the caller',
    details: 'Official ones first, then the newest, in pages of 10.',
    query: Type.Object({ ...pages.fields, ...filters }),
    checks: pages.checks,
    answer: Type.Array(challengeSchema),
    refusals: [],
    spec: 'wire-groups-and-admin 4.3',
  }),
  countChallenges: defineCall({
    ...read,
    id: 'countChallenges',
    versions: ['v4'],
    path: '/challenges/count',
    summary: 'Count the challenges around the caller, and those of each category',
    details: 'The filters are those of the list.',
    query: Type.Object(filters),
    answer: tallySchema,
    refusals: [],
    spec: 'own',
  }),
  listGroupChallenges: defineCall({
    ...read,
    id: 'listGroupChallenges',
    path: '/challenges/groups/{groupId}',
    summary: 'List the challenges of a group',
    params: Type.Object({ groupId: text }),
    answer: Type.Array(challengeSchema),
    refusals: ['groupNotFound'],
    spec: 'wire-groups-and-admin 4.4',
  }),
  getChallenge: defineCall({
    ...read,
    ...ofChallenge,
    id: 'getChallenge',
    path: '/challenges/{challengeId}',
    summary: 'Get a challenge',
    answer: challengeSchema,
    refusals: ['challengeNotFound'],
    spec: 'wire-groups-and-admin 4.5',
  }),
  exportChallenge: defineCall({
    ...read,
    ...ofChallenge,
    id: 'exportChallenge',
    path: '/challenges/{challengeId}/export/csv',
    summary: 'Download how participants are doing as CSV',
    auth: 'session',
    contentType: 'text/csv',
    answer: Type.String(),
    refusals: ['challengeNotFound'],
    spec: 'wire-groups-and-admin 4.6',
  }),
  getChallengeMembers: defineCall({
    ...read,
    ...ofChallenge,
    id: 'getChallengeMembers',
    path: '/challenges/{challengeId}/members',
    summary: 'List who takes part in a challenge',
    details: 'By id, 30 at once by default and 60 at most; `lastId` is the last one of the page before.',
    query: Type.Object({
      ...cursor.fields,
      includeAllPublicFields: optionalText,
      includeTasks: Type.Optional(Type.String({ description: '`true`: with their copies of the tasks.' })),
      includeJoinedAt: Type.Optional(
        Type.String({ description: '`true`: with when each of them joined; an addition of ours.' }),
      ),
      search: Type.Optional(Type.String({ description: 'Part of a username.' })),
    }),
    checks: [challengeIdGiven, ...cursor.checks],
    answer: Type.Array(participantSchema),
    refusals: ['challengeNotFound'],
    spec: 'wire-groups-and-admin 4.15',
  }),
  getChallengeMember: defineCall({
    ...read,
    id: 'getChallengeMember',
    path: '/challenges/{challengeId}/members/{memberId}',
    summary: 'Get how a participant is doing',
    params: Type.Object({ challengeId: text, memberId: text }),
    checks: [challengeIdGiven, uuid('params', 'memberId', 'memberIdRequired')],
    answer: progressSchema,
    refusals: ['challengeMemberNotFound', 'challengeNotFound', 'userWithIDNotFound'],
    spec: 'wire-groups-and-admin 4.15',
  }),
};
