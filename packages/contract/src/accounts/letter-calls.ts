import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present } from '../core/check.ts';
import { area, optionalText, text } from './fields.ts';

const unsubscribing = {
  path: '/email/unsubscribe',
  versions: ['root'],
  area,
  auth: 'none',
  summary: 'Ends all letters to a player or an address, by the code in a letter; answers with a page',
  query: Type.Object({ code: optionalText }),
  checks: [present('query', 'code', 'invalidValue')],
  answer: text,
  contentType: 'text/html',
  refusals: ['userNotFound'],
  spec: 'wire-user-and-tasks 2.4',
} as const;

/** Leaving the list of people who get letters. POST is for mail programs that do it by one click. */
export const letterCalls = {
  unsubscribe: defineCall({ id: 'unsubscribe', method: 'GET', ...unsubscribing }),
  unsubscribeByProgram: defineCall({ id: 'unsubscribeByProgram', method: 'POST', ...unsubscribing }),
};
