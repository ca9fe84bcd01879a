import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

const common = {
  method: 'GET',
  versions: ['v3', 'v4'],
  area: 'server',
  auth: 'none',
  refusals: [],
  spec: 'wire-groups-and-admin 7.5',
} as const;

/** The texts of the product, for clients that have none. */
export const i18nCalls = {
  getCoreWords: defineCall({
    ...common,
    id: 'getCoreWords',
    contentType: 'application/javascript',
    path: '/i18n/core',
    summary: 'Get the messages of a language as a script',
    answer: Type.String(),
  }),
  getContentWords: defineCall({
    ...common,
    id: 'getContentWords',
    contentType: 'application/javascript',
    path: '/i18n/content',
    summary: 'Get names and descriptions of the catalogue',
    answer: Type.Record(Type.String(), Type.String()),
  }),
};
