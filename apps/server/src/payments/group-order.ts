import type { ShownCoupon } from '@everdeed/rules';
import type { ActorId } from '../work/actor.ts';
import { type GroupWanted, readGroup } from '../work/groups.ts';
import type { Refuser } from '../work/refusal.ts';
import type { Stores } from '../storage/stores.ts';
import type { Order } from './checkout.ts';

/** Which group is to be upgraded, and how. */
export interface Upgrading extends Omit<GroupWanted, 'access'> {
  /** The payer's language. */
  readonly language: string;
  readonly coupon?: ShownCoupon;
}

/**
 * The order of a plan for a party or a guild that is there, as `POST /stripe/checkout-session` with `groupId` begins it.
 * Refuses if the payer does not get the group; whether it can have a plan is the price's to say (wire-groups-and-admin
 * 5.2, 7.9). No locks: it is looked at again when it is paid for.
 */
export async function groupPlanOrder(
  work: Refuser<'groupNotFound'> & { readonly read: Stores },
  actor: ActorId,
  { language, coupon, ...wanted }: Upgrading,
): Promise<Order> {
  const upgrade = await readGroup(work, actor, { ...wanted, access: 'visible' });
  return {
    payerId: actor.id,
    receiverId: actor.id,
    goods: { kind: 'groupPlan', groupId: upgrade.group._id },
    facts: { upgrade, ...(coupon ? { coupon } : {}) },
    language,
  };
}
