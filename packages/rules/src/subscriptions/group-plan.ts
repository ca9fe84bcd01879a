import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { isSubscribed } from '../day/plan-months.ts';
import type { Outcome } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import { GROUP_CUSTOMER, terminatePlan } from './cancel.ts';
import { monthsBetween } from './months.ts';
import { giveWelcomeItems, SUBSCRIBER_PET } from './plan-perks.ts';
import { isSitePlan } from './site-plan.ts';

/** Payment methods and customers whose plans are not replaced by a group plan (rules-play-and-shops 8.9). */
const STORE_METHODS = new Set(['Google', 'Apple']);
/** Methods whose subscriptions are ended for their owner (wire-groups-and-admin 5.4). */
const ENDED_METHODS = new Set(['Stripe', 'Paypal', 'Amazon Payments']);
const UNLIMITED_CUSTOMER = 'habitrpg';

/** The kind of plan that a member had, as named in the email to them (wire-groups-and-admin 5.4). */
export type PreviousPlan =
  | 'no_subscription'
  | 'Google_subscription'
  | 'iOS_subscription'
  | 'group_plan_free_subscription'
  | 'lifetime_free_subscription'
  | 'normal_subscription';

/** The kind of plan a player has now; the site's own is free for life. */
export function kindOfPlan(plan: Plan, now: number): PreviousPlan {
  if (!isSubscribed(plan, now)) return 'no_subscription';
  if (plan.paymentMethod === 'Google') return 'Google_subscription';
  if (plan.paymentMethod === 'Apple') return 'iOS_subscription';
  if (plan.customerId === GROUP_CUSTOMER) return 'group_plan_free_subscription';
  return isUnlimited(plan) ? 'lifetime_free_subscription' : 'normal_subscription';
}

const isUnlimited = (plan: Plan): boolean => plan.customerId === UNLIMITED_CUSTOMER || isSitePlan(plan);

/** Whether a member keeps the plan they have (rules-play-and-shops 8.9). */
function keepsOwnPlan(plan: Plan, now: number): boolean {
  if (!isSubscribed(plan, now)) return false;
  if (isUnlimited(plan) || STORE_METHODS.has(plan.paymentMethod ?? '')) return true;
  return plan.customerId === GROUP_CUSTOMER && !plan.dateTerminated;
}

function takeOver(plan: Plan, player: Player, now: number): void {
  const iso = new Date(now).toISOString();
  if (isSubscribed(plan, now)) {
    plan.extraMonths += monthsBetween(now, Date.parse(plan.dateTerminated ?? '') || now);
  } else {
    plan.gemsBought = 0;
    plan.extraMonths = 0;
    plan.consecutive.gemCapExtra = 0;
  }
  Object.assign(plan, {
    planId: 'group_plan_auto',
    customerId: GROUP_CUSTOMER,
    paymentMethod: 'Group Plan',
    owner: player._id,
    dateTerminated: null,
    dateUpdated: iso,
    dateCurrentTypeCreated: iso,
    dateCreated: plan.dateCreated ?? iso,
    // What an earlier provider tells of its subscription is not about this plan.
    subscriptionId: null,
    lastBillingDate: null,
    nextBillingDate: null,
  });
}

/** The running subscription that a provider has to end, since the group pays from now on. */
function endedBy({ customerId, dateTerminated, paymentMethod, subscriptionId }: Plan): string | undefined {
  const isRunning = Boolean(customerId) && !dateTerminated;
  return isRunning && ENDED_METHODS.has(paymentMethod ?? '') ? (subscriptionId ?? undefined) : undefined;
}

function billOf({ nextBillingDate }: Plan): number | undefined {
  const at = Date.parse(nextBillingDate ?? '');
  return Number.isNaN(at) ? undefined : at;
}

/** What happened to a member's own plan. */
export interface GroupPlanAnswer {
  readonly previous: PreviousPlan;
  /** Whether the member keeps their own plan. */
  readonly isKept: boolean;
  /** Their own subscription, which the provider has to end now. */
  readonly endedSubscriptionId?: string;
}

/**
 * Gives a member the plan that their group pays for (rules-play-and-shops 8.9; wire-groups-and-admin 5.4). The caller has
 * the provider end a recurring plan of theirs; its remaining time becomes extra months here. The mount of group plans
 * goes to those who keep the site's own plan, too: it is what else a group's plan gives, and nobody pays.
 */
export function joinGroupPlan(ctx: RuleContext, { player }: PlayerScene): Result<Outcome<GroupPlanAnswer>> {
  const previous = kindOfPlan(player.purchased.plan, ctx.now);
  return attempt(
    player,
    (draft) => {
      const { plan } = draft.purchased;
      if (isSitePlan(plan)) draft.items.mounts[SUBSCRIBER_PET] = true;
      if (keepsOwnPlan(plan, ctx.now)) return accept({ previous, isKept: true });
      const endedSubscriptionId = endedBy(plan);
      if (plan.customerId && !plan.dateTerminated) terminatePlan(plan, ctx.now, billOf(plan));
      takeOver(plan, draft, ctx.now);
      draft.items.mounts[SUBSCRIBER_PET] = true;
      giveWelcomeItems(ctx, draft);
      draft.purchased.txnCount += 1;
      return accept({ previous, isKept: false, ...(endedSubscriptionId ? { endedSubscriptionId } : {}) });
    },
    (_after, answer) => answer,
  );
}

/** Whether a player's plan is one that their group pays for, and goes on. */
export const holdsGroupPlan = ({ customerId, dateTerminated }: Plan): boolean =>
  customerId === GROUP_CUSTOMER && !dateTerminated;

/** Ends a member's free plan when they leave or the plan ends, unless another of their groups has one (8.9). */
export function leaveGroupPlan(
  ctx: RuleContext,
  { player }: PlayerScene,
  { hasOtherPlan }: { readonly hasOtherPlan: boolean },
): Result<Outcome<Plan>> {
  return attempt(
    player,
    ({ purchased: { plan } }) => {
      if (holdsGroupPlan(plan) && !hasOtherPlan) terminatePlan(plan, ctx.now);
      return accept(undefined);
    },
    ({ purchased }) => purchased.plan,
  );
}

/** Units billed for a group: its members plus 2 (rules-play-and-shops 8.9). */
export const billedUnits = (members: number): number => members + 2;
/** Price of a unit in dollars per month (wire-groups-and-admin 5.3). */
export const GROUP_UNIT_PRICE = 3;
/**
 * Price of a group plan in dollars per month: 9 for one member, plus 3 for each further one
 * (wire-groups-and-admin 5.3).
 */
export const monthlyGroupPrice = (members: number): number => GROUP_UNIT_PRICE * billedUnits(members);
