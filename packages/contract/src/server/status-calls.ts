import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { oneOf } from '../core/check.ts';
import { word } from '../core/fields.ts';

const area = 'server';
const modelNames = ['user', 'tag', 'challenge', 'group', 'habit', 'daily', 'todo', 'reward'] as const;

/** Health of the server, its models, and live events. */
export const statusCalls = {
  getStatus: defineCall({
    id: 'getStatus',
    method: 'GET',
    path: '/status',
    versions: ['v3', 'v4'],
    area,
    auth: 'none',
    summary: 'Check that the server runs',
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
    summary: 'Check that the server can work',
    details:
      'It is ready when the database answers. `backups` is absent where the server makes none; `failed` lasts until the next good one.',
    answer: Type.Object({
      status: Type.String(),
      backups: Type.Optional(word(['made', 'failed', 'none'])),
    }),
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
    summary: 'List the fields of a record and their types',
    params: Type.Object({ model: Type.String() }),
    checks: [oneOf('params', 'model', 'modelNotFound', modelNames)],
    answer: Type.Record(Type.String(), Type.String()),
    refusals: [],
    spec: 'wire-user-and-tasks 0.9',
  }),
};
