import { findSubscriptionBlock } from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import type { RuleContext } from '../command.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { giftPaidGems } from '../gifts/gems.ts';
import { giveSubscription } from '../gifts/subscription.ts';
import { groupAfter, type Outcome, outcomeOf, playerAfter } from '../outcome.ts';
import { accept, type AnyResult } from '../result.ts';
import type { PairScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Goods, Grant, Payment } from '../state/payment.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import { noPlan } from '../character/index.ts';
import { creditGemPack } from '../subscriptions/gem-packs.ts';
import { isGroupRenewedBy, startGroupPlan } from '../subscriptions/group-upgrade.ts';
import { monthsBetween } from '../subscriptions/months.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import type { ProviderSubscription } from './transitions.ts';

/** What is granted for, and how its subscription is known. */
export interface PaidOrder {
  readonly payment: Payment;
  /** How the wire calls the provider (`plan.paymentMethod`). */
  readonly paymentMethod: string;
  readonly subscription?: ProviderSubscription | undefined;
  /** The group whose plan is paid for, if it is still there. */
  readonly group?: Group | undefined;
}

/** Whether a plan renews itself by this subscription of a provider. */
export const isRenewedBy = (plan: Plan, subscriptionId: string | undefined): boolean =>
  subscriptionId !== undefined && plan.subscriptionId === subscriptionId && !plan.dateTerminated;

function noteBill(plan: Plan, now: number, { nextBill }: ProviderSubscription): void {
  plan.lastBillingDate = new Date(now).toISOString();
  plan.nextBillingDate = nextBill === undefined ? null : new Date(nextBill).toISOString();
}

const billed = (player: Player, now: number, subscription: ProviderSubscription): Player =>
  produce(player, ({ purchased }) => noteBill(purchased.plan, now, subscription));

/** The time of a running plan that was paid for is kept when another plan takes its place. */
const withTimeLeft = (player: Player, now: number): Player =>
  produce(player, ({ purchased: { plan } }) => {
    if (!plan.customerId || plan.dateTerminated) return;
    plan.extraMonths += monthsBetween(now, Date.parse(plan.nextBillingDate ?? '') || now);
  });

type Granted = AnyResult<Outcome<unknown>> | undefined;

function start(ctx: RuleContext, player: Player, block: string, order: PaidOrder): Granted {
  const { subscription, paymentMethod } = order;
  if (!subscription) return undefined;
  const { planId, customerId, dateTerminated } = player.purchased.plan;
  const running = customerId && !dateTerminated ? findSubscriptionBlock(planId ?? '') : undefined;
  const begun = subscribe(
    ctx,
    { player: withTimeLeft(player, ctx.now) },
    {
      block,
      kind: 'recurring',
      customerId: subscription.customerId,
      subscriptionId: subscription.id,
      paymentMethod,
      owner: player._id,
      ...(running ? { change: { fromMonths: running.months, logic: 'payFull' } } : {}),
    },
  );
  if (!begun.ok) return begun;
  const after = billed(playerAfter(begun.value, player), ctx.now, subscription);
  return accept({ ...begun.value, changed: { ...begun.value.changed, players: [after] } });
}

/** A pet; undefined if the buyer has got one meanwhile. */
function givePet(player: Player, pet: string): Granted {
  if (player.items.pets[pet]) return undefined;
  const after = produce(player, (draft) => {
    draft.items.pets[pet] = NEW_PET;
    draft.purchased.txnCount += 1;
  });
  return accept(outcomeOf(undefined, { players: [after] }));
}

/** The next bill of a plan. Undefined if it is not the player's any more: they were charged too much. */
function renew(ctx: RuleContext, player: Player, { subscription }: PaidOrder): Granted {
  if (!subscription || !isRenewedBy(player.purchased.plan, subscription.id)) return undefined;
  return accept(outcomeOf(undefined, { players: [billed(player, ctx.now, subscription)] }));
}

/** Begins the plan of a group. Undefined if it has one already: of two payments the second goes back. */
function upgradeGroup(ctx: RuleContext, player: Player, order: PaidOrder): Granted {
  const { group, subscription, paymentMethod } = order;
  if (!group || !subscription) return undefined;
  const { id: subscriptionId, customerId } = subscription;
  const begun = startGroupPlan(ctx, { player, group }, { subscriptionId, customerId, paymentMethod });
  if (!begun.ok) return begun;
  return begun.value.data.isNew
    ? accept(withBill(ctx, groupAfter(begun.value, group), subscription, begun.value))
    : undefined;
}

/** The same outcome, with the bill in the group's plan. */
function withBill(
  { now }: RuleContext,
  group: Group,
  subscription: ProviderSubscription,
  outcome: Outcome<unknown>,
): Outcome<unknown> {
  const plan = produce(group.purchased.plan ?? noPlan(), (draft) => noteBill(draft, now, subscription));
  const change = { _id: group._id, purchased: { plan } };
  return { ...outcome, changed: { ...outcome.changed, groups: [change] } };
}

/** The next bill of a group's plan. Undefined if it does not run by this subscription any more. */
function renewGroup(ctx: RuleContext, { group, subscription }: PaidOrder): Granted {
  if (!group || !subscription || !isGroupRenewedBy(group, subscription.id)) return undefined;
  return accept(withBill(ctx, group, subscription, outcomeOf(undefined)));
}

/** Gives what was paid for; undefined or a refusal if it cannot be given, and the money has to go back. */
export function giveGoods(ctx: RuleContext, pair: PairScene, order: PaidOrder): Granted {
  const { goods, createdAt } = order.payment;
  const soldAt = Date.parse(createdAt);
  switch (goods.kind) {
    case 'gems':
      return creditGemPack(ctx, pair, { key: goods.pack, soldAt });
    case 'giftGems':
      return giftPaidGems(ctx, pair, goods);
    case 'pet':
      return givePet(pair.player, goods.pet);
    case 'subscription':
      return start(ctx, pair.player, goods.block, order);
    case 'giftSubscription':
      return giveSubscription(ctx, pair, { ...goods, soldAt });
    case 'groupPlan':
      return upgradeGroup(ctx, pair.player, order);
    case 'renewal':
      return goods.groupId === undefined ? renew(ctx, pair.player, order) : renewGroup(ctx, order);
    default:
      return assertNever(goods);
  }
}

const monthsOf = (block: string): number => findSubscriptionBlock(block)?.months ?? 0;

function monthsGranted(goods: Goods, payerId: string, { events }: Outcome<unknown>): Grant['months'] {
  if (goods.kind === 'subscription' || (goods.kind === 'renewal' && goods.groupId === undefined))
    return [{ userId: payerId, months: monthsOf(goods.block) }];
  return events.flatMap((event) => {
    if (event.kind === 'subscriptionGiven') return [{ userId: event.receiverId, months: event.months }];
    if (event.kind === 'subscriptionReturned') return [{ userId: event.senderId, months: event.months }];
    return [];
  });
}

/** What an outcome gave, for the record of the payment. */
export const grantIn = (goods: Goods, payerId: string, outcome: Outcome<unknown>): Grant => ({
  amounts: outcome.ledger.map(({ userId, currency, kind, amount }) => ({ userId, currency, kind, amount })),
  months: monthsGranted(goods, payerId, outcome),
});
