import type { LedgerEntry } from '../ledger.ts';
import { findMysterySet } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';

const GEM_CAP_EXTRA_MAX = 26;
const GEM_CAP_EXTRA_PER_MONTH = 2;

const monthNumber = (instant: number): number => {
  const at = new Date(instant);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
};
const instantOf = (iso: string | null | undefined): number | undefined => (iso ? Date.parse(iso) : undefined);

/** Whether there is a plan that has not ended (rules-scoring-and-day 4.3). */
export const isSubscribed = ({ customerId, dateTerminated }: Plan, now: number): boolean =>
  Boolean(customerId) && (instantOf(dateTerminated) ?? Infinity) > now;

/** The state of a plan: whole calendar months since it was last updated, and when the next hourglass comes. */
export interface PlanContext {
  /** Counted up to the plan's end; negative if it was updated after its end. */
  readonly elapsedMonths: number;
  /** Start of the next month; null if the plan will have ended by then. */
  readonly nextHourglassDate: string | null;
}

/** Source: rules-play-and-shops 8.4. Months follow the server clock (UTC). */
export function planContext({ dateUpdated, dateTerminated }: Plan, now: number): PlanContext {
  const end = instantOf(dateTerminated) ?? Infinity;
  const today = new Date(now);
  const next = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1);
  return {
    elapsedMonths: monthNumber(Math.min(now, end)) - monthNumber(instantOf(dateUpdated) ?? now),
    nextHourglassDate: end < next ? null : new Date(next).toISOString(),
  };
}

/** Resets the count of gems bought with gold: daily, as the seeds say, not monthly as in the reference. */
export function clearGemCount(plan: Plan, now: number): void {
  if (plan.gemsBought !== 0) plan.gemsBought = 0;
  plan.dateUpdated ??= new Date(now).toISOString();
}

/**
 * Grants a subscriber the benefits of each new month: mystery items, a higher gem cap, an hourglass
 * (rules-scoring-and-day 4.5 step 4). Works on a draft and returns the hourglass ledger entry.
 */
export function grantPlanMonths(ctx: RuleContext, player: Player): LedgerEntry[] {
  const { plan } = player.purchased;
  if (!isSubscribed(plan, ctx.now)) return [];
  const { elapsedMonths } = planContext(plan, ctx.now);
  if (elapsedMonths <= 0) return [];
  const now = new Date(ctx.now).toISOString();
  plan.dateUpdated = now;
  queueMysteryItems(ctx, player, elapsedMonths);
  const { consecutive } = plan;
  consecutive.count += elapsedMonths;
  plan.cumulativeCount += elapsedMonths;
  consecutive.gemCapExtra = Math.min(
    GEM_CAP_EXTRA_MAX,
    consecutive.gemCapExtra + GEM_CAP_EXTRA_PER_MONTH * elapsedMonths,
  );
  consecutive.trinkets += elapsedMonths;
  consecutive.lastHourglassReceived = now;
  return [
    {
      userId: player._id,
      currency: 'hourglasses',
      kind: 'subscription_perks',
      amount: elapsedMonths,
      currentAmount: consecutive.trinkets,
    },
  ];
}

/** Queues the sets of the last `months` months, including this one, unless owned or queued already. */
export function queueMysteryItems(ctx: RuleContext, player: Player, months: number): void {
  const { mysteryItems } = player.purchased.plan;
  const added: string[] = [];
  for (let back = months - 1; back >= 0; back -= 1) {
    const month = monthNumber(ctx.now) - back;
    const set = `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`;
    for (const key of findMysterySet(set)?.items ?? []) {
      if (!player.items.gear.owned[key] && !mysteryItems.includes(key)) added.push(key);
    }
  }
  if (added.length === 0) return;
  mysteryItems.push(...added);
  notify(ctx, player, 'NEW_MYSTERY_ITEMS', { items: added });
}

/** Clears a paid plan once its end has passed (4.5 step 5). Returns whether there was one. */
export function endPlan(plan: Plan, now: number): boolean {
  if ((instantOf(plan.dateTerminated) ?? Infinity) >= now) return false;
  const wasOne = Boolean(plan.customerId);
  plan.planId = null;
  plan.customerId = null;
  plan.subscriptionId = null;
  plan.paymentMethod = null;
  plan.consecutive.count = 0;
  return wasOne;
}
