import { adminCalls } from '@everdeed/contract';
import { textIn, valueIn } from '@everdeed/content/values';
import { route } from '../http/route.ts';
import { findPlayerIds } from '../storage/admin/find-players.ts';
import type { HistoryEntry, Stores } from '../storage/stores.ts';
import { audit, playerTarget } from '../work/audit.ts';
import type { Refuser } from '../work/refusal.ts';
import { requirePlayer } from '../work/scenes.ts';
import { paymentDetails } from './payment-details.ts';

const timeOf = (entry: HistoryEntry): string => textIn(entry, 'timestamp');

/** What is noted with every entry. */
const seen = (entry: HistoryEntry) => {
  const client = valueIn(entry, 'client');
  return { timestamp: timeOf(entry), ...(typeof client === 'string' ? { client } : {}) };
};

/** What a player did last, which is noted from the start of an account on (wire-groups-and-admin 6.5). Each list newest first. */
async function historyOf(work: Refuser<'userWithIDNotFound'>, stores: Stores, asked: string) {
  const userId = asked.toLowerCase();
  const { created } = (await requirePlayer(work, stores, userId)).auth.timestamps;
  const entries = (await stores.history.list(userId)).toReversed();
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
  return {
    _id: userId,
    userId,
    armoire: ofKind('armoire').map((entry) => ({ ...seen(entry), reward: textIn(entry, 'reward') })),
    questInviteResponses: ofKind('questInviteResponse').map((entry) => ({
      ...seen(entry),
      quest: textIn(entry, 'quest'),
      response: textIn(entry, 'response'),
    })),
    cron: ofKind('cron').map((entry) => ({
      ...seen(entry),
      checkinCount: Number(valueIn(entry, 'checkinCount')),
    })),
    createdAt: created,
    updatedAt: entries[0] ? timeOf(entries[0]) : created,
  };
}

/** What support looks up (wire-groups-and-admin 6.5). */
export const lookupRoutes = [
  route(adminCalls.searchPlayers, async (work, { params }) => {
    const ids = await findPlayerIds(work.read.db, params.userIdentifier);
    const found = await work.read.players.many(ids);
    return found.map(({ _id, contributor, backer, profile, auth }) => ({
      _id,
      contributor,
      backer,
      profile,
      auth,
    }));
  }),
  route(adminCalls.getUserHistory, (work, { params }) => historyOf(work, work.read, params.userId)),
  route(adminCalls.getPaymentDetails, async (work, { actor, params }) => {
    const player = await requirePlayer(work, work.read, params.userId.toLowerCase());
    const details = await paymentDetails(work, player);
    const target = playerTarget(player);
    await work.transaction((tx) =>
      audit(work, tx, actor, { act: 'readPayment', target, playerId: player._id }),
    );
    return details;
  }),
  route(adminCalls.getGroupForAdmin, async (work, { params: { groupId } }) => {
    const group = await work.read.groups.get(groupId.toLowerCase());
    if (!group) throw work.refuse('NotFound', 'groupNotFound');
    const { plan } = group.purchased;
    return { ...group, purchased: plan ? { plan: { ...plan } } : {} };
  }),
];
