import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present, uuid } from '../core/check.ts';
import { nothing, optionalText, uuidText } from '../core/fields.ts';

/** A tag of a player (wire-user-and-tasks 5.1). */
export const tagSchema = Type.Object(
  {
    id: uuidText,
    name: Type.String(),
    challenge: Type.Optional(Type.Boolean({ description: 'Set by a challenge; not settable.' })),
    group: Type.Optional(Type.String({ description: 'Id of the group it belongs to; not settable.' })),
  },
  { $id: 'Tag' },
);

const params = Type.Object({ tagId: Type.String() });
const body = Type.Object({ id: Type.Optional(uuidText), name: optionalText });
const known = [uuid('params', 'tagId', 'tagIdRequired')];
const common = {
  versions: ['v3', 'v4'],
  area: 'tags',
  auth: 'user',
  spec: 'wire-user-and-tasks 5.1',
} as const;

/** Tags and their order. */
export const tagCalls = {
  getTags: defineCall({
    ...common,
    id: 'getTags',
    method: 'GET',
    path: '/tags',
    summary: 'List the tags in order',
    answer: Type.Array(tagSchema),
    refusals: [],
  }),
  createTag: defineCall({
    ...common,
    id: 'createTag',
    successStatus: 201,
    method: 'POST',
    path: '/tags',
    summary: 'Create a tag',
    details: 'It goes to the end of the list. You may choose its `id`, a UUID.',
    body,
    bodyReading: 'lenient',
    answer: tagSchema,
    refusals: ['validationFailed'],
  }),
  getTag: defineCall({
    ...common,
    id: 'getTag',
    method: 'GET',
    path: '/tags/{tagId}',
    summary: 'Get a tag',
    params,
    checks: known,
    answer: tagSchema,
    refusals: ['tagNotFound'],
  }),
  updateTag: defineCall({
    ...common,
    id: 'updateTag',
    method: 'PUT',
    path: '/tags/{tagId}',
    summary: 'Rename a tag',
    params,
    body,
    bodyReading: 'lenient',
    checks: known,
    answer: tagSchema,
    refusals: ['tagNotFound', 'validationFailed'],
  }),
  deleteTag: defineCall({
    ...common,
    id: 'deleteTag',
    method: 'DELETE',
    path: '/tags/{tagId}',
    summary: 'Delete a tag',
    details: 'Removes it from all tasks too.',
    params,
    checks: known,
    answer: nothing,
    refusals: ['tagNotFound'],
  }),
  reorderTags: defineCall({
    ...common,
    id: 'reorderTags',
    method: 'POST',
    path: '/reorder-tags',
    summary: 'Move a tag within the list',
    body: Type.Object({
      tagId: optionalText,
      to: Type.Optional(Type.Number({ description: '0 is the top.' })),
    }),
    bodyReading: 'lenient',
    checks: [present('body', 'to', 'toRequired'), present('body', 'tagId', 'tagIdRequired')],
    answer: nothing,
    refusals: ['tagNotFound'],
  }),
};
