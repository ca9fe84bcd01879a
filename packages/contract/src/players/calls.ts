import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { mapOf, word } from '../core/fields.ts';
import { taskSchema } from '../tasks/task-schema.ts';
import { playerSchema } from './player-schema.ts';

const ledgerEntry = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  userId: Type.String(),
  currency: word(['gems', 'hourglasses']),
  transactionType: Type.String(),
  amount: Type.Number(),
  currentAmount: Type.Number(),
  reference: Type.Optional(Type.String()),
  referenceText: Type.Optional(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
});

const common = { area: 'players', auth: 'user', versions: ['v3', 'v4'] } as const;

/** Reading and editing the whole player. */
export const playerCalls = {
  getUser: defineCall({
    ...common,
    id: 'getUser',
    method: 'GET',
    path: '/user',
    summary: 'The player. v3 also carries `inbox.messages`. `userFields` names the fields wanted.',
    query: Type.Object({
      userFields: Type.Optional(Type.String({ description: 'Comma list of fields or dotted sub-fields.' })),
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
    summary: 'Sets fields of the player by dotted path; refuses paths that are not for the player to set.',
    body: mapOf(Type.Unknown(), 'Dotted paths to new values.'),
    bodyReading: 'raw',
    answer: playerSchema,
    refusals: [
      'displaynameIssueLength',
      'displaynameIssueNewline',
      'notMemberOfGroup',
      'mustPurchaseToSet',
      'mustBeList',
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
    summary: 'The player and the tasks without names and texts, for reports.',
    answer: Type.Object({ user: Type.Record(Type.String(), Type.Unknown()), tasks: Type.Array(taskSchema) }),
    refusals: [],
    spec: 'wire-user-and-tasks 3.7',
  }),
  purchaseHistory: defineCall({
    ...common,
    versions: ['v4'],
    id: 'purchaseHistory',
    method: 'GET',
    path: '/user/purchase-history',
    summary: 'Movements of gems and hourglasses, newest first.',
    answer: Type.Array(ledgerEntry),
    refusals: [],
    spec: 'wire-user-and-tasks 3.7',
  }),
};
