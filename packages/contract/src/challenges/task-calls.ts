import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { type Check, ifSent, oneOf, present, uuid } from '../core/check.ts';
import { nothing, optionalText, text } from '../core/fields.ts';
import { newTaskSchema, taskSchema } from '../tasks/task-schema.ts';
import { challengeIdGiven, common, ofChallenge } from './common.ts';

const listTypes = ['habits', 'dailys', 'todos', 'rewards'] as const;
const keepQuery = Type.Object({ keep: optionalText });

/** That `keep` is there and that it is one of these words are two checks, and fail as two. */
const keepChecks = (key: 'keepOrRemove' | 'keepOrRemoveAll', words: readonly string[]): Check[] => [
  present('query', 'keep', key),
  oneOf('query', 'keep', key, words),
];

/** The tasks of challenges, and copies whose challenge is gone. */
export const challengeTaskCalls = {
  getChallengeTasks: defineCall({
    ...common,
    ...ofChallenge,
    id: 'getChallengeTasks',
    method: 'GET',
    path: '/tasks/challenge/{challengeId}',
    summary: 'List the tasks of a challenge in order',
    query: Type.Object({
      type: Type.Optional(Type.String({ description: `One of ${listTypes.join(', ')}.` })),
    }),
    checks: [challengeIdGiven, ifSent(oneOf('query', 'type', 'invalidTasksType', listTypes))],
    answer: Type.Array(taskSchema),
    refusals: ['challengeNotFound'],
    spec: 'wire-user-and-tasks 4.2',
  }),
  createChallengeTasks: defineCall({
    ...common,
    ...ofChallenge,
    id: 'createChallengeTasks',
    method: 'POST',
    path: '/tasks/challenge/{challengeId}',
    summary: 'Add tasks to a challenge',
    details: 'Send one task or a list; all are created or none. Participants get their copies soon after.',
    body: Type.Union([newTaskSchema, Type.Array(newTaskSchema)]),
    bodyReading: 'raw',
    answer: Type.Union([taskSchema, Type.Array(taskSchema)]),
    successStatus: 201,
    refusals: [
      'challengeNotFound',
      'invalidTaskType',
      'onlyChalLeaderEditTasks',
      'payloadTooLarge',
      'validationFailed',
    ],
    spec: 'wire-user-and-tasks 4.3',
  }),
  unlinkTask: defineCall({
    ...common,
    id: 'unlinkTask',
    method: 'POST',
    path: '/tasks/unlink-one/{taskId}',
    summary: 'Keep or delete a task that its challenge has left behind',
    params: Type.Object({ taskId: text }),
    query: keepQuery,
    checks: [uuid('params', 'taskId', 'taskIdRequired'), ...keepChecks('keepOrRemove', ['keep', 'remove'])],
    answer: nothing,
    refusals: ['cantOnlyUnlinkChalTask', 'messageTaskNotFound'],
    spec: 'wire-user-and-tasks 4.6',
  }),
  unlinkTasks: defineCall({
    ...common,
    ...ofChallenge,
    id: 'unlinkTasks',
    method: 'POST',
    path: '/tasks/unlink-all/{challengeId}',
    summary: 'Keep or delete all tasks that a challenge has left behind',
    query: keepQuery,
    checks: [challengeIdGiven, ...keepChecks('keepOrRemoveAll', ['keep-all', 'remove-all'])],
    answer: nothing,
    refusals: ['cantOnlyUnlinkChalTask'],
    spec: 'wire-user-and-tasks 4.6',
  }),
};
