import { Type } from 'typebox';
import { blockerAreas, blockerSources, blockerTypes } from '@everdeed/rules';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { instant, optionalText, text, uuidText, word } from '../core/fields.ts';

const common = {
  area: 'admin',
  versions: ['v4'],
  auth: { privilege: 'accessControl' },
  spec: 'wire-groups-and-admin 6.5',
} as const;

const listed = {
  _id: uuidText,
  disabled: Type.Boolean(),
  type: word(blockerTypes),
  area: word(blockerAreas, 'Nothing is kept from `payments` yet.'),
  value: text,
  blockSource: word(blockerSources),
  reason: optionalText,
  createdAt: instant(),
  updatedAt: instant(),
};
const blockerSchema = Type.Object({ ...listed, id: uuidText }, { $id: 'Blocker' });
const sent = Type.Object({
  type: Type.Optional(Type.Unknown({ description: blockerTypes.join(', ') })),
  area: Type.Optional(Type.Unknown({ description: blockerAreas.join(', ') })),
  value: Type.Optional(Type.Unknown({ description: 'An address, a client, or a part of an email address.' })),
  blockSource: Type.Optional(Type.Unknown({ description: blockerSources.join(', ') })),
  disabled: Type.Optional(Type.Unknown()),
  reason: Type.Optional(Type.Unknown()),
});
const byId = {
  params: Type.Object({ blockerId: text }),
  checks: [uuid('params', 'blockerId', 'blockerIdRequired')],
} as const;

/** Who is kept out, by address, client or email. */
export const blockerCalls = {
  getBlockers: defineCall({
    ...common,
    id: 'getBlockers',
    method: 'GET',
    path: '/admin/blockers',
    summary: 'List what is blocked',
    answer: Type.Array(Type.Object(listed)),
    refusals: [],
  }),
  createBlocker: defineCall({
    ...common,
    id: 'createBlocker',
    method: 'POST',
    path: '/admin/blockers',
    summary: 'Block an address, a client or email addresses',
    body: sent,
    bodyReading: 'lenient',
    answer: blockerSchema,
    refusals: ['validationFailed'],
  }),
  updateBlocker: defineCall({
    ...common,
    ...byId,
    id: 'updateBlocker',
    method: 'PUT',
    path: '/admin/blockers/{blockerId}',
    summary: 'Change a block',
    body: sent,
    bodyReading: 'lenient',
    answer: blockerSchema,
    refusals: ['blockerNotFound', 'validationFailed'],
  }),
  deleteBlocker: defineCall({
    ...common,
    ...byId,
    id: 'deleteBlocker',
    method: 'DELETE',
    path: '/admin/blockers/{blockerId}',
    summary: 'Lift a block',
    details: 'It is kept, disabled.',
    answer: blockerSchema,
    refusals: ['blockerNotFound'],
  }),
};
