import { challengeCategories } from '@everdeed/content';
import { challengeCalls, type QueryOf } from '@everdeed/contract';
import {
  canLoad,
  CHALLENGES_PER_PAGE,
  hasActivePlan,
  isChallengeHidden,
  isModerator,
  isParticipant,
  leadsChallenge,
  TAVERN_ID,
} from '@everdeed/rules';
import { categoriesIn, searchWords } from '../http/query-terms.ts';
import { route } from '../http/route.ts';
import {
  findChallengeLeader,
  presentChallenge,
  presentHost,
  presentListed,
  presentOfGroup,
} from '../presenters/challenge.ts';
import type { ChallengeFilter } from '../storage/challenges/challenge-reader.ts';
import type { Stores } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { readHosted } from '../work/challenges.ts';
import { findPartyId, readGroup } from '../work/groups.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import type { ChallengeParts } from './parts.ts';

type Query = QueryOf<typeof challengeCalls.countChallenges>;

/** Who asks, and by which rules of the house. */
interface Asking {
  readonly playerId: string;
  readonly publicGroups: boolean;
  readonly now: number;
}

/** Ids of the groups whose challenges are listed: the party, the guilds that the player's list shows, the tavern. */
async function groupsAround(stores: Stores, { playerId, publicGroups, now }: Asking): Promise<string[]> {
  const partyId = await findPartyId(stores, playerId);
  const privacy = publicGroups ? undefined : ('private' as const);
  const guilds = await stores.groups.guilds({ memberId: playerId, privacy });
  const shown = guilds.filter(({ purchased }) => publicGroups || hasActivePlan(purchased.plan, now));
  return [TAVERN_ID, ...(partyId === undefined ? [] : [partyId]), ...shown.map(({ _id }) => _id)];
}

/** The filters of a query (wire-groups-and-admin 4.3). Any text switches `member` on. */
const filtersOf = ({ owned, search, categories }: Query): Partial<ChallengeFilter> => ({
  isLed: owned === 'owned' ? true : owned === 'not_owned' ? false : undefined,
  words: search ? searchWords(search) : undefined,
  slugs: categories ? categoriesIn(categories) : undefined,
});

/** Which challenges a list of theirs has. */
async function filterOf(
  { read, now }: Pick<Work, 'read' | 'now'>,
  actor: ActorId,
  query: Query,
  publicGroups: boolean,
): Promise<ChallengeFilter> {
  const showsHidden = isModerator(await requireActor(read, actor));
  const asking = { playerId: actor.id, publicGroups, now };
  const groupIds = query.member ? [] : await groupsAround(read, asking);
  return { playerId: actor.id, groupIds, showsHidden, ...filtersOf(query) };
}

/** Finding and reading challenges (wire-groups-and-admin 4.3 to 4.5). */
export const readingRoutes = ({ settings: { publicGroups } }: ChallengeParts) => [
  route(challengeCalls.listChallenges, async (work, { actor, query }) => {
    const filter = await filterOf(work, actor, query, publicGroups);
    const page = { page: query.page ?? 0, size: CHALLENGES_PER_PAGE };
    return presentListed(work.read, await work.read.challenges.list(filter, page));
  }),
  route(challengeCalls.countChallenges, async (work, { actor, query }) =>
    work.read.challenges.tally(await filterOf(work, actor, query, publicGroups), challengeCategories),
  ),
  route(challengeCalls.listGroupChallenges, async (work, { actor, params: { groupId } }) => {
    const { player, group } = await readGroup(work, actor, { groupId, access: 'visible', publicGroups });
    const found = await work.read.challenges.ofGroup(group._id);
    return presentOfGroup(
      work.read,
      found.filter((challenge) => !isChallengeHidden(player, challenge)),
    );
  }),
  route(challengeCalls.getChallenge, async (work, { actor, params: { challengeId } }) => {
    const { player, challenge, group } = await readHosted(work, actor, challengeId);
    const isOwn = isParticipant(player, challenge) || leadsChallenge(player, challenge);
    const isLoaded = canLoad(player, group, 'visible', publicGroups);
    if (!(isOwn || isLoaded) || isChallengeHidden(player, challenge))
      throw work.refuse('NotFound', 'challengeNotFound');
    const leader = await findChallengeLeader(work.read, challenge);
    return presentChallenge(challenge, leader, isLoaded ? presentHost(group) : group._id);
  }),
];
