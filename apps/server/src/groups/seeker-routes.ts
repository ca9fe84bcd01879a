import { type AnswerOf, type DeepReadonly, groupCalls } from '@everdeed/contract';
import { isLeader, objectionsTo, type Player } from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Stores } from '../storage/stores.ts';
import { findPartyId } from '../work/groups.ts';
import { requireActor } from '../work/scenes.ts';

type Seeker = DeepReadonly<AnswerOf<typeof groupCalls.lookingForParty>[number]>;

/** Players of a page, and how long ago they may have signed in (wire-groups-and-admin 1.13). */
const pageSize = 30;
const maxAwayMs = 7 * 86_400_000;
/** How many candidates are read at a time, of whom the leader may not reach some. */
const atOnce = 60;

/** What a leader sees of somebody who is looking for a party (1.13). */
const presentSeeker = (player: Player): Seeker => {
  const { _id, auth, backer, contributor, flags, items, loginIncentives, preferences, profile, stats } =
    player;
  const { background, chair, costume, hair, shirt, size, skin, language } = preferences;
  return {
    _id,
    auth: {
      local: auth.local.username === undefined ? {} : { username: auth.local.username },
      timestamps: auth.timestamps,
    },
    backer,
    contributor: contributor.level === undefined ? {} : { level: contributor.level },
    flags: {
      classSelected: flags.classSelected,
      ...(flags.chatRevoked === undefined ? {} : { chatRevoked: flags.chatRevoked }),
    },
    invited: false,
    items: { gear: { equipped: items.gear.equipped, costume: items.gear.costume } },
    loginIncentives,
    preferences: {
      chair,
      costume,
      hair,
      shirt,
      size,
      skin,
      ...(background === undefined ? {} : { background }),
      ...(language === undefined ? {} : { language }),
    },
    profile,
    stats: { buffs: stats.buffs, class: stats.class, lvl: stats.lvl },
  };
};

/** Whether a leader can reach somebody: neither blocks the other, and who looks may speak. */
const isReachable = (leader: Player, seeker: Player): boolean =>
  !seeker.flags.chatRevoked &&
  seeker._id !== leader._id &&
  objectionsTo('group-invitation', { ...leader, flags: { ...leader.flags, chatRevoked: false } }, seeker)
    .length === 0;

/** The page of those whom the leader can reach. */
async function findSeekers(stores: Stores, leader: Player, page: number, now: number): Promise<Player[]> {
  const found: Player[] = [];
  const wanted = (page + 1) * pageSize;
  for (let offset = 0; found.length < wanted; offset += atOnce) {
    const ids = await stores.groups.seekers(now - maxAwayMs, offset, atOnce);
    for (const id of ids) {
      const seeker = await stores.players.get(id);
      if (seeker && isReachable(leader, seeker)) found.push(seeker);
    }
    if (ids.length < atOnce) break;
  }
  return found.slice(page * pageSize, wanted);
}

/** Players who are looking for a party, for those who lead one (wire-groups-and-admin 1.13). */
export const seekerRoutes = [
  route(groupCalls.lookingForParty, async (work, { actor, query: { page = 0 } }) => {
    const { read } = work;
    const partyId = await findPartyId(read, actor.id);
    const party = partyId === undefined ? undefined : await read.groups.get(partyId);
    const leader = await requireActor(read, actor);
    if (!party || !isLeader(leader, party)) throw work.refuse('BadRequest', 'notPartyLeader');
    return (await findSeekers(read, leader, page, work.now)).map(presentSeeker);
  }),
];
