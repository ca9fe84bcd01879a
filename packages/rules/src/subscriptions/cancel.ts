import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { DAY_MS } from '../due/calendar.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Plan } from '../state/purchased.ts';
import { isSitePlan } from './site-plan.ts';

/** Days that a cancelled plan continues: paid ones without a known bill, and those of group members (8.6). */
const DAYS_LEFT = 30;
const GROUP_DAYS_LEFT = 2;
const DAYS_PER_EXTRA_MONTH = 30.5;

/** The customer id of plans paid for by a group (rules-play-and-shops 8.1). */
export const GROUP_CUSTOMER = 'group-plan';

function daysLeft({ customerId }: Plan, nextBill: number | undefined, now: number): number {
  if (nextBill !== undefined) return Math.max(0, Math.floor((nextBill - now) / DAY_MS));
  return customerId === GROUP_CUSTOMER ? GROUP_DAYS_LEFT : DAYS_LEFT;
}

/** Ends a plan at the end of the paid period, never earlier than it already ends (rules-play-and-shops 8.6). */
export function terminatePlan(plan: Plan, now: number, nextBill?: number): void {
  const extraDays = Math.ceil(DAYS_PER_EXTRA_MONTH * Math.max(0, plan.extraMonths));
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const end = today + (daysLeft(plan, nextBill, now) + extraDays) * DAY_MS;
  const before = Date.parse(plan.dateTerminated ?? '') || 0;
  plan.dateTerminated = new Date(Math.max(end, before)).toISOString();
  plan.extraMonths = 0;
}

/**
 * Cancels a player's subscription. `nextBill` is the instant of the next payment, if the provider reports it
 * (8.6).
 */
export function cancelSubscription(
  ctx: RuleContext,
  { player }: PlayerScene,
  { nextBill }: { readonly nextBill?: number | undefined } = {},
): Result<Outcome<Plan>, 'missingSubscription'> {
  const { plan: before } = player.purchased;
  if (!before.customerId || isSitePlan(before)) return refuse('notAuthorized', 'missingSubscription');
  return attempt(
    player,
    ({ purchased }) => {
      terminatePlan(purchased.plan, ctx.now, nextBill);
      return done;
    },
    ({ purchased }) => purchased.plan,
  );
}
