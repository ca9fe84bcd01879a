import { isOneOf } from '@everdeed/content/values';
import { groupCalls } from '@everdeed/contract';
import { TAVERN_ID } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { listedTavern, tavern } from './tavern.ts';

const groupTypes = ['party', 'guilds', 'privateGuilds', 'publicGuilds', 'tavern'] as const;
/** Names of the tavern; ids are read in either case. */
const tavernIds: ReadonlySet<string> = new Set(['habitrpg', TAVERN_ID.toLowerCase()]);

/** Reading groups (wire-groups-and-admin 1.3, 1.4): clients ask for them first, and some end without an answer. */
export const groupRoutes = [
  route(groupCalls.listGroups, (work, { query }) => {
    const types = (query.type ?? '').split(',');
    if (query.paginate === 'true' && !types.includes('publicGuilds'))
      throw work.refuse('BadRequest', 'guildsOnlyPaginate');
    if (!types.every((type) => isOneOf(groupTypes, type)))
      throw work.refuse('BadRequest', 'groupTypesRequired');
    return types.includes('tavern') && !types.includes('publicGuilds') ? [listedTavern] : [];
  }),
  route(groupCalls.getGroup, (work, { params }) => {
    if (!tavernIds.has(params.groupId.toLowerCase())) throw work.refuse('NotFound', 'groupNotFound');
    return tavern;
  }),
];
