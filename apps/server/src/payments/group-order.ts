import { asText, cancelGroupPlan, checkGroupBlock, checkManagingPlan } from '@everdeed/rules';
import { findCoupon } from '../storage/coupons.ts';
import { groupScene, readGroup } from '../work/groups.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { orAway } from './away.ts';
import type { Order } from './checkout.ts';
import { requireProvider } from './manage.ts';
import type { PaymentParts } from './parts.ts';
import type { Checkout } from './provider.ts';
import { providerFor } from './providers.ts';
import type { Buyer, Wish } from './read-order.ts';

/** A wish for a group. */
interface GroupWish extends Pick<Wish, 'coupon' | 'sub'> {
  readonly groupId: string;
}

type Parts = Pick<PaymentParts, 'settings'>;
type OrderKey = 'groupNotFound' | 'invalidGemsBlock' | 'missingSubscriptionCode';
type ManageKey = 'groupNotFound' | 'missingSubscription' | 'onlyGroupLeaderCanManageSubscription';

const wantedOf = (groupId: string, { settings }: Parts) =>
  ({ groupId, access: 'visible', publicGroups: settings.publicGroups }) as const;

/**
 * The order of a plan for a party or a guild that is there. Refuses if the payer does not get the group, then what is no
 * plan for groups; whether it can have a plan is the price's to say (wire-groups-and-admin 5.2, 7.9). No locks: it is
 * looked at again when it is paid for.
 */
export async function readGroupOrder(
  work: Work<OrderKey>,
  parts: Parts,
  { groupId, sub, coupon }: GroupWish,
  { actor, language }: Buyer,
): Promise<Order> {
  const upgrade = await readGroup(work, actor, wantedOf(groupId, parts));
  unwrap(work, checkGroupBlock(asText(sub)));
  const code = asText(coupon);
  const shown = code ? { code, coupon: await findCoupon(work.read, code) } : {};
  return {
    payerId: actor.id,
    receiverId: actor.id,
    goods: { kind: 'groupPlan', groupId: upgrade.group._id },
    facts: { upgrade, coupon: shown },
    language,
  };
}

/** Which group's plan is managed, and by whom. */
interface Managing extends Buyer {
  readonly groupId: string;
}

/** Cancels a group's plan as of the next bill (wire-groups-and-admin 5.5); the provider hears of it by a job. */
export async function cancelPlanOfGroup(
  work: Work<ManageKey>,
  parts: Parts,
  { actor, groupId }: Omit<Managing, 'language'>,
): Promise<void> {
  await perform(work, actor, groupScene(wantedOf(groupId, parts)), cancelGroupPlan);
}

/** Begins to change the card that pays for a group's plan (wire-groups-and-admin 5.5). */
export async function changeCardOfGroup(
  work: Work<ManageKey | 'paymentMethodNotAvailable'>,
  { parts, paymentMethod }: { readonly parts: PaymentParts; readonly paymentMethod: string },
  { actor, groupId, language }: Managing,
): Promise<Checkout> {
  const scene = await readGroup(work, actor, wantedOf(groupId, parts));
  const { subscriptionId, paymentMethod: method } = unwrap(work, checkManagingPlan(work.rules, scene));
  if (!subscriptionId || method !== paymentMethod) throw work.refuse('NotAuthorized', 'missingSubscription');
  const provider = requireProvider(work, { provider: providerFor(parts, paymentMethod) });
  return orAway(parts, () => provider.changeCard({ subscriptionId, language }));
}
