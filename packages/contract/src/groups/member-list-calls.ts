import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { optionalText } from '../core/fields.ts';
import { cursorQuery } from '../core/page.ts';
import { memberSchema } from '../members/member-schema.ts';
import { common, ofGroup } from './common.ts';
import { groupMemberSchema } from './group-schema.ts';

const pages = cursorQuery();
const listing = {
  ...common,
  ...ofGroup,
  method: 'GET',
  checks: pages.checks,
  answer: Type.Array(Type.Union([memberSchema, groupMemberSchema])),
  refusals: ['groupNotFound'],
  spec: 'wire-groups-and-admin 1.11',
} as const;
const shown = {
  ...pages.fields,
  includeAllPublicFields: Type.Optional(
    Type.String({ description: '`true`: whole public profiles instead of names.' }),
  ),
};

/** Who is in a group, and who is invited to it. */
export const memberListCalls = {
  getGroupMembers: defineCall({
    ...listing,
    id: 'getGroupMembers',
    path: '/groups/{groupId}/members',
    summary: 'List the members of a group',
    details: 'By id, 30 at once by default and 60 at most; `lastId` is the last one of the page before.',
    query: Type.Object({
      ...shown,
      search: Type.Optional(Type.String({ description: 'Part of a name, in any case.' })),
      includeTasks: optionalText,
    }),
  }),
  getGroupInvites: defineCall({
    ...listing,
    id: 'getGroupInvites',
    path: '/groups/{groupId}/invites',
    summary: 'List the players who are invited to a group',
    details: 'By id. Of parties, those whose latest invitation this is.',
    query: Type.Object(shown),
  }),
};
