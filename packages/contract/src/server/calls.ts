import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { oneOf } from '../core/check.ts';

const area = 'server';
const modelNames = ['user', 'tag', 'challenge', 'group', 'habit', 'daily', 'todo', 'reward'] as const;

/** Whether the server is there, what it stores, and what happens on it. */
export const serverCalls = {
  getStatus: defineCall({
    id: 'getStatus',
    method: 'GET',
    path: '/status',
    versions: ['v3', 'v4'],
    area,
    auth: 'none',
    summary: 'Tells that the server runs',
    answer: Type.Object({ status: Type.Literal('up') }),
    refusals: [],
    spec: 'wire-user-and-tasks 0.9',
  }),
  getReady: defineCall({
    id: 'getReady',
    method: 'GET',
    path: '/ready',
    versions: ['v4'],
    area,
    auth: 'none',
    summary: 'Tells whether the server can work: the database answers',
    answer: Type.Object({ status: Type.String() }),
    refusals: [],
    spec: 'wire-user-and-tasks 0.9',
  }),
  getModelPaths: defineCall({
    id: 'getModelPaths',
    method: 'GET',
    path: '/models/{model}/paths',
    versions: ['v3', 'v4'],
    area,
    auth: 'none',
    summary: 'Fields of a record and their types, by dotted path',
    params: Type.Object({ model: Type.String() }),
    checks: [oneOf('params', 'model', 'modelNotFound', modelNames)],
    answer: Type.Record(Type.String(), Type.String()),
    refusals: [],
    spec: 'wire-user-and-tasks 0.9',
  }),
  getMails: defineCall({
    id: 'getMails',
    method: 'GET',
    path: '/admin/mails',
    versions: ['v4'],
    area,
    auth: { privilege: 'fullAccess' },
    summary: 'Mails of the last 30 days, newest first; their text only while they wait or cannot be sent',
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        to: Type.String(),
        subject: Type.String(),
        body: Type.String(),
        createdAt: Type.String(),
        sentAt: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    refusals: ['noPrivAccess'],
    spec: 'own',
  }),
};

/** The live stream. Its answer is no envelope, so it is served beside the calls. */
export const eventStream = defineCall({
  id: 'streamEvents',
  method: 'GET',
  path: '/events',
  versions: ['v4'],
  area,
  auth: 'user',
  summary:
    'Changes of the caller as server-sent events, after they are stored. Come back with Last-Event-ID to hear whether something was missed.',
  contentType: 'text/event-stream',
  answer: Type.Object({
    kind: Type.String(),
    userV: Type.Optional(Type.Integer()),
    taskIds: Type.Optional(Type.Array(Type.String())),
  }),
  refusals: [],
  spec: 'own',
});
