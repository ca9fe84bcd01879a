import { adminCalls } from '@everdeed/contract';
import { type Group, hasActivePlan, outranks, type Player } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { listTokens, revokeToken } from '../security/token-store.ts';
import type { Services } from '../services.ts';
import { countOpenOf } from '../storage/admin/report-cases.ts';
import { mailsTo, servicesOf } from '../storage/admin/player-facts.ts';
import type { Stores } from '../storage/stores.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { lockPlayers, requirePlayer } from '../work/scenes.ts';

/** The quest of a group as it concerns a member. */
function questOf({ quest }: Group, { _id, party }: Player) {
  if (!quest.key) return null;
  const { hp } = quest.progress;
  return {
    key: quest.key,
    active: quest.active,
    leader: quest.leader ?? null,
    takesPart: quest.members[_id] ?? null,
    ...(hp === undefined ? {} : { hp }),
    pendingDamage: party.quest.progress.up,
  };
}

async function groupsOf({ groups }: Pick<Stores, 'groups'>, player: Player, now: number) {
  const found: Group[] = [];
  for (const { id } of await groups.idsOf(player._id)) {
    const group = await groups.get(id);
    if (group) found.push(group);
  }
  return found.map((group) => ({
    _id: group._id,
    name: group.name,
    type: group.type,
    memberCount: group.memberCount,
    leader: group.leader,
    hasPlan: hasActivePlan(group.purchased.plan, now),
    quest: questOf(group, player),
  }));
}

async function signInsOf({ db }: Stores, { _id, auth }: Player) {
  const { issuers, confirmed } = await servicesOf(db, _id);
  const known = (['google', 'apple', 'facebook'] as const).filter((name) => auth[name].id);
  return {
    password: auth.local.has_password === true,
    services: [...known, ...issuers],
    confirmedEmail: confirmed ?? null,
  };
}

/** What the panel of a player shows besides the hero call. */
export const playerRoutes = ({ events }: Pick<Services, 'events'>) => [
  route(adminCalls.getUserDetails, async (work, { params }) => {
    const stores = work.read;
    const player = await requirePlayer(work, stores, params.userId.toLowerCase());
    const { _id, pushDevices } = player;
    return {
      _id,
      signIns: await signInsOf(stores, player),
      devices: await listTokens(stores.db, _id),
      pushDevices: pushDevices.map(({ type, createdAt }) => ({ type, createdAt })),
      mails: await mailsTo(stores.db, _id),
      groups: await groupsOf(stores, player, work.now),
      openReports: await countOpenOf(stores.db, _id),
    };
  }),
  route(adminCalls.revokeUserDevice, (work, { actor, params, query }) =>
    work.transaction(async (tx) => {
      const userId = params.userId.toLowerCase();
      await lockPlayers(tx, [actor.id, userId]);
      const player = await requirePlayer(work, tx, userId);
      if (outranks(player.permissions, actor.permissions)) throw work.refuse('NotAuthorized', 'noPrivAccess');
      const devices = await listTokens(tx.db, player._id);
      const device = devices.find(({ id }) => id === params.deviceId.toLowerCase());
      if (!device || !(await revokeToken(tx.db, player._id, device.id)))
        throw work.refuse('NotFound', 'tokenNotFound');
      await audit(work, tx, actor, {
        act: 'revokeDevice',
        target: playerTarget(player),
        playerId: player._id,
        changes: [{ path: 'device', before: device.name }],
        reason: query.reason,
        canUndo: false,
      });
      tx.afterCommit(() => events.revoked(player._id));
      return {};
    }),
  ),
];
