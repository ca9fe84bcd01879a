import { hallCalls } from '@everdeed/contract';
import { type Group, hasActivePlan } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { basicFields, planState } from '../presenters/group.ts';
import { listReports } from '../storage/members/reports.ts';
import type { Stores } from '../storage/stores.ts';
import { findHero } from './find-hero.ts';
import { presentHero } from './present-hero.ts';

const stateOf = (group: Group, now: number) => ({
  _id: group._id,
  id: group._id,
  leader: group.leader,
  leaderOnly: group.leaderOnly,
  memberCount: group.memberCount,
  purchased: planState(group, now),
});

/** The groups of a player. */
async function groupsOf({ groups }: Pick<Stores, 'groups'>, playerId: string): Promise<Group[]> {
  const found: Group[] = [];
  for (const { id } of await groups.idsOf(playerId)) {
    const group = await groups.get(id);
    if (group) found.push(group);
  }
  return found;
}

/** What support looks at (wire-groups-and-admin 6.2, 6.5). */
export const supportRoutes = [
  route(hallCalls.getHero, async (work, { params }) => {
    const hero = await findHero(work, work.read, params.heroId);
    return presentHero(work.read, hero, await listReports(work.read.db, hero._id));
  }),
  route(hallCalls.getHeroParty, async (work, { params: { groupId } }) => {
    const party = await work.read.groups.get(groupId.toLowerCase());
    if (party?.type !== 'party')
      throw work.refuse('NotFound', 'groupWithIDNotFound', { params: { groupId } });
    const { balance, challengeCount, quest } = party;
    return { ...stateOf(party, work.now), summary: ' ', balance, challengeCount, quest };
  }),
  route(hallCalls.getHeroGroupPlans, async (work, { params }) => {
    const hero = await findHero(work, work.read, params.heroId);
    const paying = (await groupsOf(work.read, hero._id)).filter(({ purchased }) =>
      hasActivePlan(purchased.plan, work.now),
    );
    return paying.map((group) => ({
      ...stateOf(group, work.now),
      name: group.name,
      summary: basicFields(group).summary,
      managers: group.managers,
    }));
  }),
];
