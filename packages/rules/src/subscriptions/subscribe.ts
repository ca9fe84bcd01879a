import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findSubscriptionBlock, type SubscriptionBlock } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { isSubscribed } from '../day/plan-months.ts';
import { DAY_MS } from '../due/calendar.ts';
import type { Outcome } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { Plan } from '../state/purchased.ts';
import { addMonths, monthsBetween } from './months.ts';
import { grantPurchasePerks, giveWelcomeItems } from './plan-perks.ts';
import { dropSitePlan } from './site-plan.ts';

/**
 * How a change from one plan to another is charged, which determines for how many months perks are given
 * (8.3, step 1).
 */
export type ChangeLogic = 'payDifference' | 'payFull' | 'refundAndRepay';

/** A paid or given subscription. */
export interface SubscriptionOrder {
  /** Key of the block. */
  readonly block: string;
  /** Whether the plan renews itself, lasts for its months only, or is a gift. */
  readonly kind: 'recurring' | 'once' | 'gift';
  readonly customerId?: string;
  readonly paymentMethod?: string;
  readonly subscriptionId?: string;
  readonly owner?: string;
  /** For a change of a running plan: the months of the previous plan. */
  readonly change?: { readonly fromMonths: number; readonly logic?: ChangeLogic };
}

/** Half a month in days, for changes of plan (rules-play-and-shops 8.3, step 1). */
const HALF_MONTH_DAYS = 15;

/** Whether more than half of the current cycle of `months` is over. */
function isPastHalfCycle({ dateCurrentTypeCreated }: Plan, months: number, now: number): boolean {
  let start = Date.parse(dateCurrentTypeCreated ?? '');
  if (Number.isNaN(start)) return false;
  while (addMonths(start, months) <= now) start = addMonths(start, months);
  return (now - start) / DAY_MS > months * HALF_MONTH_DAYS;
}

/** Months for which perks are given (rules-play-and-shops 8.3, step 1). */
export function perkMonths(
  plan: Plan,
  months: number,
  change: SubscriptionOrder['change'],
  now: number,
): number {
  if (!change || change.fromMonths <= 1) return months;
  const { fromMonths, logic } = change;
  if (months < fromMonths) return 0;
  if (logic === 'payDifference') return Math.max(0, months - fromMonths);
  if (logic !== 'refundAndRepay' || isPastHalfCycle(plan, fromMonths, now)) return months;
  return Math.max(0, months - fromMonths);
}

/** Adds a fixed time: extends a recurring plan, or adds to the time left (8.3, step 2). */
function addFixedTime(plan: Plan, months: number, now: number): void {
  const iso = new Date(now).toISOString();
  if (plan.customerId && !plan.dateTerminated) {
    plan.extraMonths += months;
    return;
  }
  if (!isSubscribed(plan, now) || !plan.dateUpdated) plan.dateUpdated = iso;
  const end = Date.parse(plan.dateTerminated ?? '');
  const isRunning = end > now;
  if (!isRunning) plan.dateCreated = iso;
  plan.dateTerminated = new Date(addMonths(isRunning ? end : now, months)).toISOString();
  plan.dateCurrentTypeCreated = iso;
}

/** Starts a recurring plan: the time left of a fixed one is kept as extra months (8.3, step 3). */
export function renewByItself(plan: Plan, order: SubscriptionOrder, now: number): void {
  const iso = new Date(now).toISOString();
  plan.planId = order.block;
  if (order.customerId !== undefined) plan.customerId = order.customerId;
  if (order.paymentMethod !== undefined) plan.paymentMethod = order.paymentMethod;
  if (order.subscriptionId !== undefined) plan.subscriptionId = order.subscriptionId;
  if (order.owner !== undefined) plan.owner = order.owner;
  plan.extraMonths = Math.max(
    0,
    plan.extraMonths + monthsBetween(now, Date.parse(plan.dateTerminated ?? '') || now),
  );
  plan.dateTerminated = null;
  plan.dateUpdated = iso;
  plan.dateCurrentTypeCreated = iso;
  plan.dateCreated ??= iso;
}

/** The plan of an order, if the player can have it (rules-play-and-shops 8.7). */
export function checkBlock(
  key: string,
  target: SubscriptionBlock['target'],
): Result<SubscriptionBlock, 'missingSubscriptionCode'> {
  const block = findSubscriptionBlock(key);
  const isForSale = block?.canSubscribe && block.target === target;
  return isForSale ? accept(block) : refuse('badRequest', 'missingSubscriptionCode');
}

/** Starts or extends a player's subscription once it is paid or given (rules-play-and-shops 8.3). */
export function subscribe(
  ctx: RuleContext,
  { player }: PlayerScene,
  order: SubscriptionOrder,
): Result<Outcome<Plan>, 'missingSubscriptionCode'> {
  const block = checkBlock(order.block, 'user');
  if (!block.ok) return block;
  const { months } = block.value;
  return attempt(
    player,
    (draft, journal) => {
      const { plan } = draft.purchased;
      // What is paid for takes the place of what the site gave.
      dropSitePlan(plan);
      const wasSubscribed = isSubscribed(plan, ctx.now);
      const perks = perkMonths(plan, months, order.change, ctx.now);
      if (order.kind === 'recurring') renewByItself(plan, order, ctx.now);
      else addFixedTime(plan, months, ctx.now);
      plan.customerId ||= order.customerId ?? 'Gift';
      giveWelcomeItems(ctx, draft);
      const isOwnRecurring = order.kind === 'recurring';
      grantPurchasePerks(ctx, draft, journal, { months: perks, isOwnRecurring, wasSubscribed });
      if (order.kind !== 'gift') draft.purchased.txnCount += 1;
      return done;
    },
    ({ purchased }) => purchased.plan,
  );
}
