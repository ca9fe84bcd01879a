import type { RuleContext } from '../command.ts';
import { DAY_MS } from '../due/calendar.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';
import { cancelSubscription } from '../subscriptions/cancel.ts';
import { endGroupPlan, isGroupRenewedBy } from '../subscriptions/group-upgrade.ts';
import { isRenewedBy } from './grant.ts';

/** Days that a plan goes on whose subscription ended at the provider (wire-groups-and-admin 7.9). */
const DAYS_LEFT = 3;

/**
 * Cancels the plan of a player whose subscription ended at the provider, such as after bills that were not paid.
 * Nothing happens if the plan is another one by now, or was cancelled here. `data` says whether it was cancelled.
 */
export function endSubscription(
  ctx: RuleContext,
  { player }: PlayerScene,
  { subscriptionId }: { readonly subscriptionId: string },
): Result<Outcome<{ readonly isEnded: boolean }>> {
  if (!isRenewedBy(player.purchased.plan, subscriptionId)) return accept(outcomeOf({ isEnded: false }));
  const cancelled = cancelSubscription(ctx, { player }, { nextBill: ctx.now + DAYS_LEFT * DAY_MS });
  if (!cancelled.ok) return accept(outcomeOf({ isEnded: false }));
  return accept({ ...cancelled.value, data: { isEnded: true } });
}

/** Ends the plan of a group whose subscription ended at the provider, likewise. */
export function endGroupSubscription(
  ctx: RuleContext,
  { group }: { readonly group: Group },
  { subscriptionId }: { readonly subscriptionId: string },
): Outcome<{ readonly isEnded: boolean }> {
  if (!isGroupRenewedBy(group, subscriptionId)) return outcomeOf({ isEnded: false });
  return { ...endGroupPlan(ctx, group, ctx.now + DAYS_LEFT * DAY_MS), data: { isEnded: true } };
}
