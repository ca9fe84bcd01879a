import { challengeCategories } from '@everdeed/content';
import { isOneOf } from '@everdeed/content/values';
import { groupCalls, type QueryOf } from '@everdeed/contract';
import { type Group, hasActivePlan, TAVERN_ID } from '@everdeed/rules';
import { categoriesIn, searchWords } from '../http/query-terms.ts';
import { route } from '../http/route.ts';
import { groupChat } from '../presenters/chat.ts';
import { findLeader, presentGroup, presentListedGroup, presentWithPlan } from '../presenters/group.ts';
import type { GuildFilter } from '../storage/groups/group-reader.ts';
import type { Stores } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { findPartyId, readGroup } from '../work/groups.ts';
import type { GroupParts } from './parts.ts';

const groupTypes = ['party', 'guilds', 'privateGuilds', 'publicGuilds', 'tavern'] as const;
type ListType = (typeof groupTypes)[number];
/** Public guilds of a page (wire-groups-and-admin 0.3). */
const pageSize = 30;

type Query = QueryOf<typeof groupCalls.listGroups>;

const numberOf = (sent: string | undefined): number | undefined => {
  const value = sent === undefined || sent.trim() === '' ? Number.NaN : Number(sent);
  return Number.isFinite(value) ? value : undefined;
};

/** The filters of a query, which are for guilds alone. */
const filterOf = (query: QueryOf<typeof groupCalls.countGuilds>, { id }: ActorId): GuildFilter => ({
  leaderId: query.leader === undefined ? undefined : id,
  memberId: query.member === undefined ? undefined : id,
  slugs: query.categories ? categoriesIn(query.categories) : undefined,
  minMembers: numberOf(query.minMemberCount),
  maxMembers: numberOf(query.maxMemberCount),
  words: query.search === undefined ? undefined : searchWords(query.search),
});

/** What a list is made from. */
interface Listing {
  readonly stores: Stores;
  readonly actor: ActorId;
  readonly query: Query;
  readonly publicGroups: boolean;
  readonly now: number;
}

/** Without public groups a guild needs a plan to be seen (wire-groups-and-admin 1.3). */
const isShown = ({ query, publicGroups, now }: Listing, { purchased: { plan } }: Group): boolean =>
  publicGroups ||
  (Boolean(plan?.dateCreated) && (query.includeExpiredPlans === 'true' || hasActivePlan(plan, now)));

async function ownGuilds(listing: Listing, onlyPrivate: boolean): Promise<Group[]> {
  const { stores, actor, query, publicGroups } = listing;
  const privacy = onlyPrivate || !publicGroups ? ('private' as const) : undefined;
  const guilds = await stores.groups.guilds({ ...filterOf(query, actor), memberId: actor.id, privacy });
  return guilds.filter((guild) => isShown(listing, guild));
}

async function ownParty({ stores, actor }: Listing): Promise<Group[]> {
  const id = await findPartyId(stores, actor.id);
  const party = id === undefined ? undefined : await stores.groups.get(id);
  return party ? [party] : [];
}

function publicGuilds({ stores, actor, query }: Listing): Promise<Group[]> {
  const filter = { ...filterOf(query, actor), privacy: 'public' as const };
  const page = query.paginate === 'true' ? { page: query.page ?? 0, size: pageSize } : undefined;
  return stores.groups.guilds(filter, page);
}

/** The tavern, which is no entry of its own beside public guilds. */
async function tavernOf({ stores }: Listing, types: readonly ListType[]): Promise<Group[]> {
  const tavern = types.includes('publicGuilds') ? undefined : await stores.groups.get(TAVERN_ID);
  return tavern ? [tavern] : [];
}

const finders = {
  party: ownParty,
  guilds: (listing) => ownGuilds(listing, false),
  privateGuilds: (listing) => ownGuilds(listing, true),
  publicGuilds,
  tavern: tavernOf,
} satisfies Record<ListType, (listing: Listing, types: readonly ListType[]) => Promise<Group[]>>;

/** Reading groups (wire-groups-and-admin 1.3, 1.4). */
export const readingRoutes = ({ settings: { publicGroups } }: GroupParts) => [
  route(groupCalls.listGroups, async (work, { actor, query }) => {
    const asked = (query.type ?? '').split(',');
    if (query.paginate === 'true' && !asked.includes('publicGuilds'))
      throw work.refuse('BadRequest', 'guildsOnlyPaginate');
    const types = asked.filter((type) => isOneOf(groupTypes, type));
    if (types.length < asked.length || (types.includes('publicGuilds') && !publicGroups))
      throw work.refuse('BadRequest', 'groupTypesRequired');
    const listing = { stores: work.read, actor, query, publicGroups, now: work.now };
    const found: Group[] = [];
    for (const type of types) found.push(...(await finders[type](listing, types)));
    const withPlan = query.includeExpiredPlans === 'true';
    return found.map((group) => presentListedGroup(group, work.now, withPlan));
  }),
  route(groupCalls.countGuilds, async (work, { actor, query }) => {
    if (!publicGroups) return { total: 0, categories: {} };
    return work.read.groups.tally({ ...filterOf(query, actor), privacy: 'public' }, challengeCategories);
  }),
  route(groupCalls.getGroup, async (work, { actor, params: { groupId }, info }) => {
    const { player, group } = await readGroup(work, actor, { groupId, access: 'visible', publicGroups });
    const reader = { words: work.words, language: info.language, player };
    const chat = await groupChat(work.read, reader, group);
    const view = presentGroup(group, await findLeader(work.read, group), work.now, chat);
    const leader = group.purchased.plan?.planId ? await work.read.players.get(group.leader) : undefined;
    return presentWithPlan(view, group, leader);
  }),
];
