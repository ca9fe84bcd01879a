import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, oneOf } from '../core/check.ts';

/** The catalogue and the FAQ. */
export const contentCalls = {
  getContent: defineCall({
    id: 'getContent',
    method: 'GET',
    path: '/content',
    versions: ['v3', 'v4'],
    area: 'content',
    auth: 'optional',
    summary: 'Get the catalogue',
    details:
      'Everything that exists in the game, with its words in one language. Send the ETag back to save the transfer.',
    query: Type.Object({
      language: Type.Optional(Type.String()),
      filter: Type.Optional(
        Type.String({ description: 'Comma-separated list of `key` or `key.subkey` to leave out.' }),
      ),
    }),
    answer: Type.Record(Type.String(), Type.Unknown()),
    refusals: [],
    spec: 'wire-groups-and-admin 7.4',
  }),
  getFaq: defineCall({
    id: 'getFaq',
    method: 'GET',
    path: '/faq',
    versions: ['v4'],
    area: 'content',
    auth: 'none',
    summary: 'Get questions and answers',
    query: Type.Object({ platform: Type.Optional(Type.String()), language: Type.Optional(Type.String()) }),
    checks: [ifSent(oneOf('query', 'platform', 'invalidValue', ['web', 'android', 'ios']))],
    answer: Type.Object({
      questions: Type.Array(Type.Record(Type.String(), Type.Unknown())),
      stillNeedHelp: Type.Record(Type.String(), Type.String()),
    }),
    refusals: [],
    spec: 'wire-groups-and-admin 7.3',
  }),
};
