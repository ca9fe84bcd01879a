import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present } from '../core/check.ts';
import { instant, nullable, optionalText, text } from '../core/fields.ts';
import { cursorQuery } from '../core/page.ts';

const area = 'mail';

/** How many mails the administrator is shown at once, and at most. */
export const mailLimits = { usual: 100, max: 100 };
const mailPages = cursorQuery(mailLimits);

const unsubscribing = {
  path: '/email/unsubscribe',
  versions: ['root'],
  area,
  auth: 'none',
  summary: 'Unsubscribe from all emails',
  details: 'By the code in an email. Answers with a web page.',
  query: Type.Object({ code: optionalText }),
  checks: [present('query', 'code', 'invalidValue')],
  answer: text,
  contentType: 'text/html',
  refusals: ['userNotFound'],
  spec: 'wire-user-and-tasks 2.4',
} as const;

/** Unsubscribing from emails, and what the server has sent. POST serves one-click buttons of mail programs. */
export const mailCalls = {
  unsubscribe: defineCall({
    id: 'unsubscribe',
    method: 'GET',
    ...unsubscribing,
    hasRefusalPages: true,
    lateChecks: true,
  }),
  unsubscribeByProgram: defineCall({ id: 'unsubscribeByProgram', method: 'POST', ...unsubscribing }),
  getMails: defineCall({
    id: 'getMails',
    method: 'GET',
    path: '/admin/mails',
    versions: ['v4'],
    area,
    auth: { privilege: 'fullAccess' },
    summary: 'List the emails of the last 30 days, newest first, by pages',
    details: 'Their text is shown only while they wait or cannot be sent.',
    query: Type.Object(mailPages.fields),
    checks: mailPages.checks,
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        to: Type.String(),
        subject: Type.String(),
        body: Type.String(),
        createdAt: instant(),
        sentAt: nullable(instant()),
      }),
    ),
    refusals: [],
    spec: 'own',
  }),
  getMailPreviews: defineCall({
    id: 'getMailPreviews',
    method: 'GET',
    path: '/admin/mail-previews',
    versions: ['v4'],
    area,
    auth: { privilege: 'fullAccess' },
    summary: 'Show every kind of email that this site sends, with made-up values',
    query: Type.Object({ language: optionalText }),
    answer: Type.Array(
      Type.Object({
        template: Type.String({ description: 'Its name, as the wire documents have it.' }),
        subject: Type.String(),
        text: Type.String(),
        html: Type.String({ description: 'A whole web page that fetches nothing and runs nothing.' }),
      }),
    ),
    refusals: [],
    spec: 'own',
  }),
};
