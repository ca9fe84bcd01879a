import { findSubscriptionBlock, type SubscriptionBlock } from '@everdeed/content';
import { GROUP_CUSTOMER, isSubscribed, planContext, type Player } from '@everdeed/rules';

type Plan = Player['purchased']['plan'];

/** The plan that everybody has where nothing costs money (design, "Running it"). */
const SITE_PLAN = 'site';
/** Customers of plans that were given, and of those without an end (rules-play-and-shops 8.1). */
const GIFT_CUSTOMER = 'Gift';
const UNLIMITED_CUSTOMER = 'habitrpg';

/** What kind of plan a player has, and until when. Instants are ISO strings. */
export type PlanState =
  | { readonly kind: 'none' | 'site' | 'unlimited' }
  | { readonly kind: 'group'; readonly ends: string | undefined }
  | { readonly kind: 'gift' | 'cancelled'; readonly ends: string }
  | {
      readonly kind: 'running';
      readonly block: SubscriptionBlock | undefined;
      readonly nextBill: string | undefined;
    };

/** The state of a plan at `now`. */
export function planStateOf(plan: Plan, now: number): PlanState {
  const { planId, customerId, dateTerminated, nextBillingDate } = plan;
  if (planId === SITE_PLAN) return { kind: 'site' };
  if (!isSubscribed(plan, now)) return { kind: 'none' };
  if (customerId === UNLIMITED_CUSTOMER) return { kind: 'unlimited' };
  if (customerId === GROUP_CUSTOMER) return { kind: 'group', ends: dateTerminated ?? undefined };
  if (dateTerminated)
    return { kind: customerId === GIFT_CUSTOMER ? 'gift' : 'cancelled', ends: dateTerminated };
  return {
    kind: 'running',
    block: findSubscriptionBlock(planId ?? ''),
    nextBill: nextBillingDate ?? undefined,
  };
}

/** When the next hourglass comes; undefined without a plan, and where the plan ends before. */
export const nextHourglass = (plan: Plan, now: number): string | undefined =>
  isSubscribed(plan, now) ? (planContext(plan, now).nextHourglassDate ?? undefined) : undefined;
