import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, uuid } from '../core/check.ts';
import { nullable, text } from '../core/fields.ts';
import { cursorQuery } from '../core/page.ts';
import { auditEntrySchema, own, reasonField } from './fields.ts';

const pages = cursorQuery();
const page = Type.Object({
  items: Type.Array(auditEntrySchema),
  next: nullable(Type.String({ description: '`lastId` of the next page; null at the end.' })),
});

/** What administrators have done, and taking it back. */
export const auditCalls = {
  getAuditLog: defineCall({
    ...own,
    id: 'getAuditLog',
    method: 'GET',
    path: '/admin/audit',
    auth: { privilege: 'fullAccess' },
    summary: 'List what administrators have done, newest first, by pages',
    query: Type.Object({
      ...pages.fields,
      actorId: Type.Optional(Type.String({ description: 'Only what this administrator did.' })),
      userId: Type.Optional(Type.String({ description: 'Only what was done to this player.' })),
      act: Type.Optional(Type.String({ description: 'Only acts of this kind.' })),
    }),
    checks: [
      ...pages.checks,
      ifSent(uuid('query', 'actorId', 'invalidValue')),
      ifSent(uuid('query', 'userId', 'invalidValue')),
    ],
    answer: page,
    refusals: [],
  }),
  getUserAudit: defineCall({
    ...own,
    id: 'getUserAudit',
    method: 'GET',
    path: '/admin/user/{userId}/audit',
    auth: { privilege: 'userSupport' },
    summary: 'List what administrators have done to a player, newest first, by pages',
    params: Type.Object({ userId: text }),
    query: Type.Object(pages.fields),
    checks: [uuid('params', 'userId', 'heroIdRequired'), ...pages.checks],
    answer: page,
    refusals: [],
  }),
  undoAudit: defineCall({
    ...own,
    id: 'undoAudit',
    method: 'POST',
    path: '/admin/audit/{entryId}/undo',
    auth: 'user',
    summary: 'Take back what an administrator has done',
    details:
      'For those who might have done it. Only as a whole, and only while everything that it changed is still as it left it. Answers the entry of taking it back.',
    params: Type.Object({ entryId: text }),
    checks: [uuid('params', 'entryId', 'invalidValue')],
    body: Type.Object({ reason: reasonField }),
    answer: auditEntrySchema,
    refusals: [
      'auditAlreadyUndone',
      'auditEntryNotFound',
      'auditMovedOn',
      'auditNotUndoable',
      'userWithIDNotFound',
    ],
  }),
};
