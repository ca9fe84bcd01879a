import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present } from '../core/check.ts';
import { cursorQuery } from '../core/page.ts';
import { optionalText, text } from '../accounts/fields.ts';

const area = 'mail';

/** How many mails the administrator is shown at once, and at most. */
export const mailLimits = { usual: 100, max: 100 };
const mailPages = cursorQuery(mailLimits);

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
export const mailCalls = {
  unsubscribe: defineCall({ id: 'unsubscribe', method: 'GET', ...unsubscribing }),
  unsubscribeByProgram: defineCall({ id: 'unsubscribeByProgram', method: 'POST', ...unsubscribing }),
  getMails: defineCall({
    id: 'getMails',
    method: 'GET',
    path: '/admin/mails',
    versions: ['v4'],
    area,
    auth: { privilege: 'fullAccess' },
    summary:
      'Mails of the last 30 days, newest first, by pages; their text only while they wait or cannot be sent',
    query: Type.Object(mailPages.fields),
    checks: mailPages.checks,
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
