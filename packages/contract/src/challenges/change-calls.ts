import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { nothing, text } from '../core/fields.ts';
import { summaryFits } from '../core/summary.ts';
import { taskSchema } from '../tasks/task-schema.ts';
import { challengeSchema } from './challenge-schema.ts';
import { challengeBody, challengeIdGiven, common, groupGiven, ofChallenge } from './common.ts';

const founding = [
  'cantAfford',
  'featureRetired',
  'groupNotFound',
  'mustBeGroupMember',
  'noPrivAccess',
  'onlyGroupLeaderChal',
  'tavChalsMinPrize',
  'validationFailed',
] as const;

/** Creating, changing and ending challenges. */
export const changeCalls = {
  createChallenge: defineCall({
    ...common,
    id: 'createChallenge',
    method: 'POST',
    path: '/challenges',
    summary: 'Create a challenge in a group',
    details: 'The prize is paid at once: by the bank of the group if its leader asks, else by the caller.',
    body: challengeBody,
    bodyReading: 'lenient',
    checks: [groupGiven, summaryFits],
    answer: challengeSchema,
    successStatus: 201,
    refusals: [...founding, 'cannotMakeChallenge', 'challengeBannedSlurs', 'challengeBannedWords'],
    spec: 'wire-groups-and-admin 4.2',
  }),
  cloneChallenge: defineCall({
    ...common,
    ...ofChallenge,
    id: 'cloneChallenge',
    method: 'POST',
    path: '/challenges/{challengeId}/clone',
    summary: 'Create a challenge with the tasks of another one',
    body: challengeBody,
    bodyReading: 'lenient',
    answer: Type.Object({ clonedTasks: Type.Array(taskSchema), clonedChallenge: challengeSchema }),
    refusals: [...founding, 'challengeNotFound'],
    spec: 'wire-groups-and-admin 4.14',
  }),
  updateChallenge: defineCall({
    ...common,
    ...ofChallenge,
    id: 'updateChallenge',
    method: 'PUT',
    path: '/challenges/{challengeId}',
    summary: 'Change what a challenge says of itself',
    details: 'A list of categories replaces the old one.',
    body: challengeBody,
    bodyReading: 'lenient',
    checks: [challengeIdGiven, summaryFits],
    answer: challengeSchema,
    refusals: ['challengeNotFound', 'onlyLeaderUpdateChal', 'validationFailed'],
    spec: 'wire-groups-and-admin 4.10',
  }),
  deleteChallenge: defineCall({
    ...common,
    ...ofChallenge,
    id: 'deleteChallenge',
    method: 'DELETE',
    path: '/challenges/{challengeId}',
    summary: 'End a challenge without a winner',
    details: 'The leader gets the prize back; participants keep their tasks, unlinked.',
    answer: nothing,
    refusals: ['challengeNotFound', 'onlyLeaderDeleteChal'],
    spec: 'wire-groups-and-admin 4.11',
  }),
  selectWinner: defineCall({
    ...common,
    id: 'selectWinner',
    method: 'POST',
    path: '/challenges/{challengeId}/selectWinner/{winnerId}',
    summary: 'End a challenge with a winner',
    params: Type.Object({ challengeId: text, winnerId: text }),
    checks: [challengeIdGiven, uuid('params', 'winnerId', 'winnerIdRequired')],
    answer: nothing,
    refusals: ['challengeNotFound', 'onlyLeaderDeleteChal', 'winnerNotFound'],
    spec: 'wire-groups-and-admin 4.12',
  }),
};
