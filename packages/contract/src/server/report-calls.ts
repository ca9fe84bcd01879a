import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { email, present } from '../core/check.ts';
import { nothing, optionalText } from '../core/fields.ts';

const track = {
  method: 'POST',
  path: '/analytics/track/{eventName}',
  area: 'server',
  auth: 'user',
  summary: 'Accept an analytics event and discard it',
  details: 'This server does not track people.',
  params: Type.Object({ eventName: Type.String() }),
  answer: nothing,
  contentType: 'application/json',
  refusals: ['analyticsOnlyWeb'],
  spec: 'wire-groups-and-admin 7.5',
} as const;

/** What clients report to the people who run the server. */
export const reportCalls = {
  trackEvent: defineCall({ ...track, id: 'trackEvent', versions: ['v4'] }),
  trackEventAtRoot: defineCall({ ...track, id: 'trackEventAtRoot', versions: ['root'] }),
  reportBug: defineCall({
    id: 'reportBug',
    method: 'POST',
    path: '/bug-report',
    versions: ['v4'],
    area: 'server',
    auth: 'user',
    summary: 'Send a bug report or a question',
    details: 'The operator receives it by email.',
    body: Type.Object({
      message: optionalText,
      email: optionalText,
      question: Type.Optional(Type.Boolean()),
    }),
    bodyReading: 'lenient',
    checks: [
      present('body', 'message', 'emptyReportBugMessage'),
      present('body', 'email', 'missingEmail'),
      email('body', 'email', 'notAnEmail'),
    ],
    answer: Type.Object({ ok: Type.Boolean() }),
    contentType: 'application/json',
    refusals: [],
    spec: 'wire-groups-and-admin 7.5',
  }),
};
