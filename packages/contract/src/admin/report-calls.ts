import {
  authorDecisions,
  type AuthorDecision,
  type ContentDecision,
  contentDecisions,
  reportKinds,
  type ReportKind,
} from '@everdeed/rules';
import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, oneOf, present, uuid } from '../core/check.ts';
import { instant, nullable, text, uuidText, word } from '../core/fields.ts';
import { cursorQuery } from '../core/page.ts';
import { auditEntrySchema, own, personSchema, reasonField } from './fields.ts';

const common = { ...own, auth: { privilege: 'moderator' } } as const;
const pages = cursorQuery();
const number = Type.Number();

const place = Type.Object(
  {
    kind: word(['party', 'guild', 'tavern', 'inbox', 'profile', 'challenge']),
    id: nullable(text),
    name: nullable(text),
    memberCount: nullable(number),
    isPublic: Type.Boolean(),
  },
  { description: 'Where it stands.' },
);

const decided = Type.Object({
  at: instant(),
  by: personSchema,
  content: word<ContentDecision>(contentDecisions),
  author: word<AuthorDecision>(authorDecisions),
  reason: text,
});

const summary = {
  kind: word<ReportKind>(reportKinds),
  subjectId: Type.String({ description: 'Of the message, the player or the challenge.' }),
  author: personSchema,
  place,
  text: nullable(Type.String({ description: 'The beginning of it; null if it is gone.' })),
  reportCount: number,
  flagCount: Type.Number({ description: 'What the reports count.' }),
  isHidden: Type.Boolean(),
  isGone: Type.Boolean({ description: 'Somebody has deleted it.' }),
  firstReportedAt: instant(),
  lastReportedAt: instant(),
  takenBy: nullable(personSchema),
  decision: nullable(decided),
};

const line = Type.Object({
  id: text,
  author: personSchema,
  text,
  at: instant(),
  isReported: Type.Boolean({ description: 'The one in question.' }),
});

const reportSchema = Type.Object(
  {
    ...summary,
    whole: nullable(Type.String({ description: 'All of it; null if it is gone.' })),
    at: nullable(instant('When it was written.')),
    client: nullable(Type.String({ description: 'The program it was sent with.' })),
    before: Type.Array(line, { description: 'What was said before, oldest first.' }),
    after: Type.Array(line, { description: 'What was said after, oldest first.' }),
    reports: Type.Array(
      Type.Object({
        reporter: personSchema,
        at: nullable(instant('Null: before it was noted.')),
        comment: text,
        counts: Type.Boolean({ description: 'False: the account is too young.' }),
      }),
    ),
    authorState: Type.Object({
      createdAt: nullable(instant()),
      level: nullable(number),
      isMuted: Type.Boolean(),
      isShadowMuted: Type.Boolean(),
      isBlocked: Type.Boolean(),
      earlierReports: Type.Number({ description: 'Other things of theirs that were reported.' }),
      earlierActs: Type.Array(auditEntrySchema),
    }),
  },
  { $id: 'Report' },
);

const bySubject = {
  params: Type.Object({ kind: text, subjectId: text }),
  checks: [
    oneOf('params', 'kind', 'invalidValue', reportKinds),
    present('params', 'subjectId', 'invalidValue'),
  ],
} as const;

/** The queue of what players have reported. */
export const reportCalls = {
  getReports: defineCall({
    ...common,
    id: 'getReports',
    method: 'GET',
    path: '/admin/reports',
    summary: 'List what players have reported, the latest report first, by pages',
    query: Type.Object({
      ...pages.fields,
      state: Type.Optional(Type.String({ description: 'open, done or all; open by default.' })),
      kind: Type.Optional(Type.String({ description: reportKinds.join(', ') })),
      userId: Type.Optional(Type.String({ description: 'Only what this player wrote.' })),
    }),
    checks: [
      ...pages.checks.filter(({ param }) => param === 'limit'),
      ifSent(oneOf('query', 'state', 'invalidValue', ['open', 'done', 'all'])),
      ifSent(oneOf('query', 'kind', 'invalidValue', reportKinds)),
      ifSent(uuid('query', 'userId', 'invalidValue')),
    ],
    answer: Type.Object({
      items: Type.Array(Type.Object(summary)),
      next: nullable(Type.String({ description: '`lastId` of the next page; null at the end.' })),
      open: Type.Object(
        { chat: number, message: number, profile: number, challenge: number },
        { description: 'How many wait, by kind.' },
      ),
    }),
    refusals: [],
  }),
  getReport: defineCall({
    ...common,
    ...bySubject,
    id: 'getReport',
    method: 'GET',
    path: '/admin/reports/{kind}/{subjectId}',
    summary: 'Get something that was reported, with what stands around it',
    answer: reportSchema,
    refusals: ['reportNotFound'],
  }),
  takeReport: defineCall({
    ...common,
    ...bySubject,
    id: 'takeReport',
    method: 'POST',
    path: '/admin/reports/{kind}/{subjectId}/take',
    summary: 'Take a report, so that other moderators see who looks after it',
    details: 'For fifteen minutes; whoever holds it may take it again.',
    answer: Type.Object({ takenBy: nullable(personSchema) }),
    refusals: ['reportNotFound', 'reportTaken'],
  }),
  leaveReport: defineCall({
    ...common,
    ...bySubject,
    id: 'leaveReport',
    method: 'DELETE',
    path: '/admin/reports/{kind}/{subjectId}/take',
    summary: 'Let go of a report',
    details: 'One that somebody else holds stays theirs.',
    answer: Type.Object({ takenBy: nullable(personSchema) }),
    refusals: ['reportNotFound'],
  }),
  decideReport: defineCall({
    ...common,
    ...bySubject,
    id: 'decideReport',
    method: 'POST',
    path: '/admin/reports/{kind}/{subjectId}/decide',
    summary: 'Decide about something that was reported, and about its author',
    details:
      'Once: the same decision of the same moderator again changes nothing, another one is refused. Profiles can only be kept, challenges kept or hidden. Needs no `userSupport` for muting and blocking.',
    body: Type.Object({
      content: Type.Optional(Type.String({ description: contentDecisions.join(', ') })),
      author: Type.Optional(Type.String({ description: authorDecisions.join(', ') })),
      lastReportedAt: Type.String({
        description:
          'The same of the report as it was seen: a decision is about what its moderator has read, and refused once there is a newer one.',
      }),
      reason: reasonField,
    }),
    checks: [
      ...bySubject.checks,
      present('body', 'lastReportedAt', 'invalidValue'),
      oneOf('body', 'content', 'invalidValue', contentDecisions),
      ifSent(oneOf('body', 'author', 'invalidValue', authorDecisions)),
    ],
    answer: Type.Object({ decision: decided, entries: Type.Array(uuidText) }),
    refusals: [
      'reportHandledAlready',
      'reportNewer',
      'reportNotFound',
      'reportStaff',
      'reportTaken',
      'reportWrongAct',
    ],
  }),
};
