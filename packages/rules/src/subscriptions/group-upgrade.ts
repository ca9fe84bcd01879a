import { findSubscriptionBlock, type SubscriptionBlock } from '@everdeed/content';
import { noPlan } from '../character/index.ts';
import type { RuleContext } from '../command.ts';
import { canLoad, hasActivePlan, hasUncancelledPlan, isLeader } from '../groups/policy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Group, GroupChange } from '../state/group.ts';
import type { Plan } from '../state/purchased.ts';
import { terminatePlan } from './cancel.ts';
import { isSitePlan, SITE_PLAN, sitePlanFields } from './site-plan.ts';
import { checkBlock, renewByItself } from './subscribe.ts';

/** The block that groups buy (rules-play-and-shops 8.1). */
export const GROUP_BLOCK = 'group_monthly';
/** Units that a plan begins with; seats follow (wire-groups-and-admin 5.2). */
const FIRST_UNITS = 3;

/** Whether what somebody wants to buy for a group is a plan for groups (wire-groups-and-admin 7.9). */
export const checkGroupBlock = (
  key: string,
): Result<SubscriptionBlock, 'invalidGemsBlock' | 'missingSubscriptionCode'> =>
  findSubscriptionBlock(key) ? checkBlock(key, 'group') : refuse('badRequest', 'invalidGemsBlock');

/** How a provider knows the subscription of a group. */
export interface GroupSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly paymentMethod: string;
}

/** Why a group gets no plan. */
export type UpgradeRefusal = 'groupNotFound' | 'onlyPrivateGuildsCanUpgrade';

/** Whether a player may have a group upgraded; they need not lead it (wire-groups-and-admin 5.2). */
export function checkUpgrade({ player, group }: GroupScene): Result<undefined, UpgradeRefusal> {
  if (!canLoad(player, group, 'visible', true)) return refuse('notFound', 'groupNotFound');
  return group.privacy === 'private' ? done : refuse('notAuthorized', 'onlyPrivateGuildsCanUpgrade');
}

function begun(plan: Plan, owner: string, subscription: GroupSubscription | undefined, now: number): void {
  const site = { customerId: SITE_PLAN, paymentMethod: sitePlanFields(plan, now).paymentMethod ?? '' };
  const block = subscription ? GROUP_BLOCK : SITE_PLAN;
  renewByItself(plan, { block, kind: 'recurring', owner, ...(subscription ?? site) }, now);
  if (!subscription) plan.subscriptionId = null;
  plan.quantity = FIRST_UNITS;
}

/** The site's own plan for a group that is just founded. */
export const freshSitePlan = (owner: string, now: number): Plan =>
  produce(noPlan(), (draft) => begun(draft, owner, undefined, now));

/**
 * Begins the plan of a party or a private guild once it is paid for; without a subscription it is the site's own, which
 * costs nothing (wire-groups-and-admin 5.2). A plan that runs already is left alone: the answer says so. What members
 * get, and that a party loses its invitations, follows from the event.
 */
export function startGroupPlan(
  { now }: RuleContext,
  scene: GroupScene,
  subscription?: GroupSubscription,
): Result<Outcome<{ readonly isNew: boolean }>, UpgradeRefusal> {
  const { player, group } = scene;
  const allowed = checkUpgrade(scene);
  if (!allowed.ok) return allowed;
  if (hasUncancelledPlan(group.purchased.plan, now)) return accept(outcomeOf({ isNew: false }));
  const plan = produce(group.purchased.plan ?? noPlan(), (draft) =>
    begun(draft, player._id, subscription, now),
  );
  const event = { kind: 'groupPlanBegun', userId: player._id, groupId: group._id } as const;
  const change = { _id: group._id, purchased: { plan } };
  return accept(outcomeOf({ isNew: true }, { groups: [change] }, { events: [event] }));
}

/**
 * Begins the site's own plan for a group, as its leader wants: it costs nothing, so that nobody else could be said to buy
 * it. Our own.
 */
export function startFreePlan(
  ctx: RuleContext,
  scene: GroupScene,
): Result<Outcome<{ readonly isNew: boolean }>, UpgradeRefusal | 'onlyGroupLeaderCanManageSubscription'> {
  const allowed = checkUpgrade(scene);
  if (!allowed.ok) return allowed;
  return isLeader(scene.player, scene.group)
    ? startGroupPlan(ctx, scene)
    : refuse('notAuthorized', 'onlyGroupLeaderCanManageSubscription');
}

/** Whether a group's plan renews itself by this subscription of a provider. */
export const isGroupRenewedBy = (
  { purchased: { plan } }: Group,
  subscriptionId: string | undefined,
): boolean => subscriptionId !== undefined && plan?.subscriptionId === subscriptionId && !plan.dateTerminated;

function ended(plan: Plan, now: number, nextBill: number | undefined): void {
  if (!isSitePlan(plan) && nextBill !== now) return terminatePlan(plan, now, nextBill);
  // Nothing was paid for, or it went back: there is no time left to be kept.
  plan.dateTerminated = new Date(now).toISOString();
  plan.extraMonths = 0;
}

/**
 * Ends a group's plan with the next bill, in ms; unknown, after 30 days; one that costs nothing, or whose next bill is
 * now, at once (wire-groups-and-admin 5.5). The members' plans follow from the event. Nothing happens to a plan that ends
 * already: ending it again would lengthen it.
 */
export function endGroupPlan(
  { now }: RuleContext,
  group: Group,
  nextBill?: number,
): Outcome<GroupChange | undefined> {
  const { plan } = group.purchased;
  if (!plan || !hasUncancelledPlan(plan, now)) return outcomeOf(undefined);
  const change = {
    _id: group._id,
    purchased: { plan: produce(plan, (draft) => ended(draft, now, nextBill)) },
  };
  const event = { kind: 'groupPlanEnded', userId: plan.owner ?? group.leader, groupId: group._id } as const;
  return outcomeOf(change, { groups: [change] }, { events: [event] });
}

/** Why {@link cancelGroupPlan} refuses. */
export type CancelGroupPlanRefusal = 'missingSubscription' | 'onlyGroupLeaderCanManageSubscription';

/** Whether a player may change how a group's plan is paid, and end it (wire-groups-and-admin 5.5). */
export function checkManagingPlan(
  { now }: RuleContext,
  { player, group }: GroupScene,
): Result<Plan, CancelGroupPlanRefusal> {
  const { plan } = group.purchased;
  if (!isLeader(player, group) && plan?.owner !== player._id)
    return refuse('notAuthorized', 'onlyGroupLeaderCanManageSubscription');
  return plan && hasActivePlan(plan, now) ? accept(plan) : refuse('notAuthorized', 'missingSubscription');
}

/** Cancels a group's plan for its leader, or for who pays for it (wire-groups-and-admin 5.5). */
export function cancelGroupPlan(
  ctx: RuleContext,
  scene: GroupScene,
): Result<Outcome<GroupChange | undefined>, CancelGroupPlanRefusal> {
  const managed = checkManagingPlan(ctx, scene);
  if (!managed.ok) return managed;
  const nextBill = Date.parse(managed.value.nextBillingDate ?? '');
  return accept(endGroupPlan(ctx, scene.group, Number.isNaN(nextBill) ? undefined : nextBill));
}
