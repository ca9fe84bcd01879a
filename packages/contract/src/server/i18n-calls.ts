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

/** The words of the product for clients that bring none. */
export const i18nCalls = {
  getCoreWords: defineCall({
    ...common,
    id: 'getCoreWords',
    contentType: 'application/javascript',
    path: '/i18n/core',
    summary: 'A script that sets the messages of the language of the request.',
    answer: Type.String(),
  }),
  getContentWords: defineCall({
    ...common,
    id: 'getContentWords',
    contentType: 'application/javascript',
    path: '/i18n/content',
    summary: 'Names and descriptions of the catalogue by text key.',
    answer: Type.Record(Type.String(), Type.String()),
  }),
};
