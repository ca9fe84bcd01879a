import type { RuleContext } from '../command.ts';
import { isSubscribed } from '../day/plan-months.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import { giveWelcomeItems } from './plan-perks.ts';

/**
 * Id of the plan that a site without payments gives: to every player, and to groups for the asking (design.md, "Running
 * it"). It stands in `planId`, and in `customerId`, by which all perks are told.
 */
export const SITE_PLAN = 'site';
const PAYMENT_METHOD = 'Site';

/** Whether it is the site's own plan. */
export const isSitePlan = ({ customerId }: Plan): boolean => customerId === SITE_PLAN;

/** The fields of the site's own plan that begins now. */
export const sitePlanFields = (plan: Plan, now: number): Partial<Plan> => {
  const iso = new Date(now).toISOString();
  return {
    planId: SITE_PLAN,
    customerId: SITE_PLAN,
    paymentMethod: PAYMENT_METHOD,
    subscriptionId: null,
    dateTerminated: null,
    dateUpdated: iso,
    dateCurrentTypeCreated: iso,
    dateCreated: plan.dateCreated ?? iso,
  };
};

/** Takes the site's own plan from a draft of a plan; hourglasses, gem cap and mystery items stay, as with any end (8.2). */
export function dropSitePlan(plan: Plan): void {
  if (!isSitePlan(plan)) return;
  plan.planId = null;
  plan.customerId = null;
  plan.paymentMethod = null;
  plan.consecutive.count = 0;
}

/**
 * A player of a site without payments: with the site's own plan, unless they have another that runs, which is never
 * overwritten.
 *
 * It is a plan without an end, and rules-play-and-shops 8 is read like this: it begins like the free plan of a group's
 * member, whose months are 0, so that it gives the pet and this month's mystery items at once (8.3, step 4), but no
 * hourglass and no gem cap; from then on each new month gives what any month of a plan gives (8.4): its mystery items, an
 * hourglass, and 2 gems more up to the full cap of 50.
 */
const withSitePlan = (ctx: RuleContext, player: Player): Player =>
  isSubscribed(player.purchased.plan, ctx.now)
    ? player
    : produce(player, (draft) => {
        const { plan } = draft.purchased;
        Object.assign(plan, sitePlanFields(plan, ctx.now));
        plan.extraMonths = 0;
        plan.consecutive.count = 0;
        giveWelcomeItems(ctx, draft);
      });

/** A player of a site where plans are sold: without the site's own plan. */
const withoutSitePlan = (player: Player): Player =>
  isSitePlan(player.purchased.plan)
    ? produce(player, ({ purchased }) => dropSitePlan(purchased.plan))
    : player;

/** A player as the site has them: with its own plan if everything is free there, without it otherwise. */
export const settleSitePlan = (ctx: RuleContext, player: Player, isFree: boolean): Player =>
  isFree ? withSitePlan(ctx, player) : withoutSitePlan(player);
