import { memberCalls } from '@everdeed/contract';
import { canLoad, type Player } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { idsByUsername, recentAuthors } from '../storage/members/find-names.ts';
import type { Stores } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { findGroupId } from '../work/groups.ts';
import { requireActor } from '../work/scenes.ts';
import type { MemberParts } from './parts.ts';

const MAX_FOUND = 5;
/** Accounts that are looked at, since some of them may not be mentioned. */
const MAX_LOOKED_AT = 30;
/** Lines of a chat whose authors come first. */
const RECENT_LINES = 200;

const presentFound = ({ _id, profile, auth, contributor }: Player) => ({
  _id,
  id: _id,
  profile: { name: profile.name },
  auth: { local: { username: auth.local.username ?? '' } },
  contributor,
});

/** Whether somebody can be mentioned by a name that begins like this (wire-user-and-tasks 5.5). */
const isMeant = ({ auth, flags }: Player, start: string): boolean =>
  flags.verifiedUsername &&
  auth.blocked !== true &&
  flags.chatRevoked !== true &&
  (auth.local.username ?? '').toLowerCase().startsWith(start);

/** Who has written to the group lately; nobody if the caller cannot read it. */
async function authorsFor(
  stores: Stores,
  actor: Actor,
  groupId: string | undefined,
  publicGroups: boolean,
): Promise<string[]> {
  const id = groupId ? await findGroupId(stores, actor, groupId) : undefined;
  const group = id === undefined ? undefined : await stores.groups.get(id);
  const player = await requireActor(stores, actor);
  if (!group || !canLoad(player, group, 'visible', publicGroups)) return [];
  return recentAuthors(stores.db, group._id, RECENT_LINES);
}

/** Finding players by the beginning of their names (5.5). */
export const findRoutes = ({ settings: { publicGroups } }: MemberParts) => [
  route(memberCalls.findMembers, async (work, { actor, params, query }) => {
    const start = params.username.replace(/^@/, '').toLowerCase();
    if (!/^[\w-]{1,40}$/.test(start)) return [];
    const authors = await authorsFor(work.read, actor, query.id, publicGroups);
    const named = await idsByUsername(work.read.db, start, MAX_LOOKED_AT);
    const found: Player[] = [];
    for (const id of new Set([...authors.slice(0, MAX_LOOKED_AT), ...named])) {
      const player = found.length < MAX_FOUND ? await work.read.players.get(id) : undefined;
      if (player && isMeant(player, start)) found.push(player);
    }
    return found.map(presentFound);
  }),
];
