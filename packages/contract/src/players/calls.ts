import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { mapOf } from '../core/fields.ts';
import { taskSchema } from '../tasks/task-schema.ts';
import { anonymousPlayerSchema } from './anonymous-schema.ts';
import { ledgerEntrySchema } from './ledger-schema.ts';
import { playerSchema } from './player-schema.ts';

const common = { area: 'players', auth: 'user', versions: ['v3', 'v4'] } as const;

/** Reading and editing the whole player. */
export const playerCalls = {
  getUser: defineCall({
    ...common,
    id: 'getUser',
    method: 'GET',
    path: '/user',
    summary: 'Get the player',
    details: 'v3 adds `inbox.messages`.',
    query: Type.Object({
      userFields: Type.Optional(
        Type.String({ description: 'Comma-separated list of the fields wanted, such as `stats.hp`.' }),
      ),
    }),
    answer: playerSchema,
    fieldsBy: 'userFields',
    refusals: [],
    spec: 'wire-user-and-tasks 1.1',
  }),
  updateUser: defineCall({
    ...common,
    id: 'updateUser',
    method: 'PUT',
    path: '/user',
    summary: 'Change fields of the player',
    details: 'Paths that are not for players to set are refused, and nothing is changed then.',
    body: mapOf(Type.Unknown(), 'Dotted paths to new values.'),
    bodyReading: 'raw',
    answer: playerSchema,
    refusals: [
      'displaynameIssueLength',
      'displaynameIssueNewline',
      'notMemberOfGroup',
      'mustPurchaseToSet',
      'mustBeList',
      'tagListArray',
      'bannedSlurUsedInProfile',
      'messageUserOperationProtected',
      'validationFailed',
    ],
    spec: 'wire-user-and-tasks 1.4',
  }),
  anonymizedUser: defineCall({
    ...common,
    id: 'anonymizedUser',
    method: 'GET',
    path: '/user/anonymized',
    summary: 'Get the player and the tasks without names and texts',
    details: 'For bug reports.',
    answer: Type.Object({ user: anonymousPlayerSchema, tasks: Type.Array(taskSchema) }),
    refusals: [],
    spec: 'wire-user-and-tasks 3.7',
  }),
  purchaseHistory: defineCall({
    ...common,
    versions: ['v4'],
    id: 'purchaseHistory',
    method: 'GET',
    path: '/user/purchase-history',
    summary: 'List purchases and rewards of gems and hourglasses, newest first',
    answer: Type.Array(ledgerEntrySchema),
    refusals: [],
    spec: 'wire-user-and-tasks 3.7',
  }),
};
