import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, oneOf, present } from '../core/check.ts';
import { optionalText } from '../core/fields.ts';
import { pageQuery } from '../core/page.ts';
import { tallySchema } from '../core/tally.ts';
import { common, ofGroup } from './common.ts';
import { groupSchema, listedGroupSchema } from './group-schema.ts';
import { seekerSchema } from './seeker-schema.ts';

const pages = pageQuery();
const guildFilters = {
  categories: Type.Optional(Type.String({ description: 'Slugs, separated by commas.' })),
  minMemberCount: optionalText,
  maxMemberCount: optionalText,
  leader: Type.Optional(Type.String({ description: 'Any value: those that the caller leads.' })),
  member: Type.Optional(Type.String({ description: 'Any value: those that the caller is in.' })),
  search: Type.Optional(Type.String({ description: 'Words of name, summary or description.' })),
};

/** Finding and reading groups. */
export const readingCalls = {
  listGroups: defineCall({
    ...common,
    id: 'listGroups',
    method: 'GET',
    path: '/groups',
    summary: 'List groups by type',
    details:
      '`type` is a comma-separated list of party, guilds, privateGuilds, publicGuilds and tavern. The filters are for guilds. Guilds with most members come first, in pages of 30 with `paginate`.',
    query: Type.Object({
      type: optionalText,
      paginate: optionalText,
      ...pages.fields,
      ...guildFilters,
      includeExpiredPlans: optionalText,
    }),
    checks: [
      present('query', 'type', 'groupTypesRequired'),
      ifSent(oneOf('query', 'paginate', 'guildsPaginateBooleanString', ['true', 'false'])),
      ...pages.checks,
    ],
    answer: Type.Array(listedGroupSchema),
    refusals: ['guildsOnlyPaginate', 'groupTypesRequired'],
    spec: 'wire-groups-and-admin 1.3',
  }),
  countGuilds: defineCall({
    ...common,
    id: 'countGuilds',
    method: 'GET',
    versions: ['v4'],
    path: '/groups/count',
    summary: 'Count the public guilds of a search, and those of each category',
    details: 'The filters are those of the list. On a server without public guilds there are none.',
    query: Type.Object(guildFilters),
    answer: tallySchema,
    refusals: [],
    spec: 'own',
  }),
  getGroup: defineCall({
    ...common,
    ...ofGroup,
    id: 'getGroup',
    method: 'GET',
    path: '/groups/{groupId}',
    summary: 'Get a group',
    details: '`habitrpg` is the tavern, `party` the party of the caller.',
    answer: groupSchema,
    refusals: ['groupNotFound'],
    spec: 'wire-groups-and-admin 1.4',
  }),
  lookingForParty: defineCall({
    ...common,
    id: 'lookingForParty',
    method: 'GET',
    path: '/looking-for-party',
    summary: 'List players who are looking for a party',
    details:
      'For leaders of parties. Those who have signed in within 7 days, the latest first, in pages of 30.',
    query: Type.Object(pages.fields),
    checks: pages.checks,
    answer: Type.Array(seekerSchema),
    refusals: ['notPartyLeader'],
    spec: 'wire-groups-and-admin 1.13',
  }),
};
