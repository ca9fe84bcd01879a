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
import { greetSubscriber, SUBSCRIBER_PET } from './plan-perks.ts';

/** Payment methods and customers whose plan a group plan does not replace (rules-play-and-shops 8.9). */
const STORE_METHODS = new Set(['Google', 'Apple']);
const UNLIMITED_CUSTOMER = 'habitrpg';

/** The kind of plan a member had, as the letter to them names it (wire-groups-and-admin 5.4). */
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

/** What became of a member's own plan. */
export interface GroupPlanAnswer {
  readonly previous: PreviousPlan;
  /** The member keeps their own plan. */
  readonly isKept: boolean;
}

/**
 * Gives a member the plan their group pays for (rules-play-and-shops 8.9; wire-groups-and-admin 5.4). A plan of their
 * own that renews itself is to be cancelled at the provider first, which leaves its time as extra months here.
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
      greetSubscriber(ctx, draft);
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

/** Units billed for a group: its members and 2 more (rules-play-and-shops 8.9). */
export const billedUnits = (members: number): number => members + 2;
/** Dollars a month for a group: 9 for one member, 3 for each more (wire-groups-and-admin 5.3). */
export const monthlyGroupPrice = (members: number): number => 3 * billedUnits(members);
