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

/** Payment methods and customers whose plans are not replaced by a group plan (rules-play-and-shops 8.9). */
const STORE_METHODS = new Set(['Google', 'Apple']);
const UNLIMITED_CUSTOMER = 'habitrpg';

/** The kind of plan that a member had, as named in the email to them (wire-groups-and-admin 5.4). */
export type PreviousPlan =
  | 'no_subscription'
  | 'Google_subscription'
  | 'iOS_subscription'
  | 'group_plan_free_subscription'
  | 'lifetime_free_subscription'
  | 'normal_subscription';

/** The kind of plan a player has now. */
export function kindOfPlan(plan: Plan, now: number): PreviousPlan {
  if (!isSubscribed(plan, now)) return 'no_subscription';
  if (plan.paymentMethod === 'Google') return 'Google_subscription';
  if (plan.paymentMethod === 'Apple') return 'iOS_subscription';
  if (plan.customerId === GROUP_CUSTOMER) return 'group_plan_free_subscription';
  return plan.customerId === UNLIMITED_CUSTOMER ? 'lifetime_free_subscription' : 'normal_subscription';
}

/** Whether a member keeps the plan they have (rules-play-and-shops 8.9). */
function keepsOwnPlan(plan: Plan, now: number): boolean {
  if (!isSubscribed(plan, now)) return false;
  if (plan.customerId === UNLIMITED_CUSTOMER || STORE_METHODS.has(plan.paymentMethod ?? '')) return true;
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
  });
}

/** What happened to a member's own plan. */
export interface GroupPlanAnswer {
  readonly previous: PreviousPlan;
  /** Whether the member keeps their own plan. */
  readonly isKept: boolean;
}

/**
 * Gives a member the plan that their group pays for (rules-play-and-shops 8.9; wire-groups-and-admin 5.4). The caller
 * cancels a recurring plan of theirs at the provider first; its remaining time becomes extra months here.
 */
export function joinGroupPlan(ctx: RuleContext, { player }: PlayerScene): Result<Outcome<GroupPlanAnswer>> {
  const previous = kindOfPlan(player.purchased.plan, ctx.now);
  return attempt(
    player,
    (draft) => {
      const { plan } = draft.purchased;
      if (keepsOwnPlan(plan, ctx.now)) return accept({ previous, isKept: true });
      if (plan.customerId && !plan.dateTerminated) terminatePlan(plan, ctx.now);
      takeOver(plan, draft, ctx.now);
      draft.items.mounts[SUBSCRIBER_PET] = true;
      giveWelcomeItems(ctx, draft);
      draft.purchased.txnCount += 1;
      return accept({ previous, isKept: false });
    },
    (_after, answer) => answer,
  );
}

/** Ends a member's free plan when they leave or the plan ends, unless another of their groups has one (8.9). */
export function leaveGroupPlan(
  ctx: RuleContext,
  { player }: PlayerScene,
  { hasOtherPlan }: { readonly hasOtherPlan: boolean },
): Result<Outcome<Plan>> {
  return attempt(
    player,
    ({ purchased: { plan } }) => {
      if (plan.customerId === GROUP_CUSTOMER && !hasOtherPlan) terminatePlan(plan, ctx.now);
      return accept(undefined);
    },
    ({ purchased }) => purchased.plan,
  );
}

/** Units billed for a group: its members plus 2 (rules-play-and-shops 8.9). */
export const billedUnits = (members: number): number => members + 2;
/**
 * Price of a group plan in dollars per month: 9 for one member, plus 3 for each further one
 * (wire-groups-and-admin 5.3).
 */
export const monthlyGroupPrice = (members: number): number => 3 * billedUnits(members);
