import {
  type Group,
  hasUncancelledPlan,
  holdsGroupPlan,
  isSitePlan,
  joinGroupPlan,
  leaveGroupPlan,
  type Player,
  playerAfter,
} from '@everdeed/rules';
import { endSubscriptionJob } from '../payments/payment-jobs.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import { unwrap } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { planMailJob } from './group-plan-jobs.ts';

/** Has the provider end a subscription that another plan replaces. */
export async function endAtProvider(tx: Tx, subscriptionId: string | null | undefined): Promise<void> {
  const provider = subscriptionId ? await tx.payments.providerOf(subscriptionId) : undefined;
  if (provider && subscriptionId)
    await tx.enqueue(endSubscriptionJob, { provider, subscriptionId }, { key: subscriptionId });
}

/**
 * Gives a member the plan that their group pays for, and tells them (wire-groups-and-admin 5.4). Who has the site's own
 * plan keeps it, and is told nothing: nothing changes for them. The transaction holds the player.
 */
export async function givePlan(
  work: Work,
  tx: Tx,
  { _id: groupId, name }: Group,
  player: Player,
): Promise<void> {
  const outcome = unwrap(work, joinGroupPlan(work.rules, { player }));
  const { previous, endedSubscriptionId } = outcome.data;
  if (playerAfter(outcome, player) !== player) await saveOutcome(work, tx, outcome, { actorId: player._id });
  await endAtProvider(tx, endedSubscriptionId);
  if (isSitePlan(player.purchased.plan)) return;
  const mail = { userId: player._id, template: 'group-member-join', groupId, group: name, previous } as const;
  await tx.enqueue(planMailJob, mail);
}

/** Whether another group of the player pays for them; looked up once the player is held, so that two ends agree. */
async function hasOtherPlan({ now }: Work, tx: Tx, { _id }: Player, groupId: string): Promise<boolean> {
  const groups = await tx.groups.planned(_id);
  return groups.some((group) => group._id !== groupId && hasUncancelledPlan(group.purchased.plan, now));
}

/**
 * Ends the plan of a member who has left, or whose group's plan has ended, unless another group pays for them, and tells
 * them (wire-groups-and-admin 5.4). The transaction holds the player.
 */
export async function takePlan(
  work: Work,
  tx: Tx,
  { _id: groupId, name }: Pick<Group, '_id' | 'name'>,
  player: Player,
  template: 'group-member-cancel' | 'group-member-removed',
): Promise<void> {
  if (!holdsGroupPlan(player.purchased.plan) || (await hasOtherPlan(work, tx, player, groupId))) return;
  const outcome = unwrap(work, leaveGroupPlan(work.rules, { player }, { hasOtherPlan: false }));
  await saveOutcome(work, tx, outcome, { actorId: player._id });
  const ends = outcome.data.dateTerminated ?? undefined;
  await tx.enqueue(planMailJob, {
    userId: player._id,
    template,
    groupId,
    group: name,
    ...(ends ? { ends } : {}),
  });
}
