import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, oneOf, present } from '../core/check.ts';
import { optionalText, text } from '../core/fields.ts';
import { pageQuery } from '../core/page.ts';
import { groupSchema, listedGroupSchema } from './group-schema.ts';

const common = { area: 'groups', auth: 'user', versions: ['v3', 'v4'], method: 'GET' } as const;
const pages = pageQuery();

/** Groups. So far there is the tavern; parties and guilds cannot be founded yet. */
export const groupCalls = {
  listGroups: defineCall({
    ...common,
    id: 'listGroups',
    path: '/groups',
    summary: 'List groups by type',
    details:
      '`type` is a comma-separated list of party, guilds, privateGuilds, publicGuilds and tavern. ' +
      'So far the tavern is the only group.',
    query: Type.Object({ type: optionalText, paginate: optionalText, ...pages.fields }),
    checks: [
      present('query', 'type', 'groupTypesRequired'),
      ifSent(oneOf('query', 'paginate', 'guildsPaginateBooleanString', ['true', 'false'])),
      ...pages.checks,
    ],
    answer: Type.Array(listedGroupSchema),
    refusals: ['guildsOnlyPaginate', 'groupTypesRequired'],
    spec: 'wire-groups-and-admin 1.3',
  }),
  getGroup: defineCall({
    ...common,
    id: 'getGroup',
    path: '/groups/{groupId}',
    summary: 'Get a group',
    details:
      '`habitrpg` is the tavern, `party` the party of the caller. So far the tavern is the only group.',
    params: Type.Object({ groupId: text }),
    answer: groupSchema,
    refusals: ['groupNotFound'],
    spec: 'wire-groups-and-admin 1.4',
  }),
};
