import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PairScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';
import type { Goods, Payment, PaymentChange } from '../state/payment.ts';
import type { Player } from '../state/player.ts';
import { giveGoods, grantIn, isRenewedBy } from './grant.ts';
import { endGroupPlan, isGroupRenewedBy } from '../subscriptions/group-upgrade.ts';
import { takeBack } from './take-back.ts';
import { type PaymentReport, stateAfter } from './transitions.ts';

/** A payment with those whom it concerns, as far as their accounts are still there. */
export interface PaymentScene {
  readonly payment: Payment;
  readonly payer?: Player | undefined;
  readonly receiver?: Player | undefined;
  /** The group whose plan is paid for. */
  readonly group?: Group | undefined;
}

/** What a provider says, and how the wire calls the provider (`plan.paymentMethod`). */
export interface HeardReport {
  readonly report: PaymentReport;
  readonly paymentMethod: string;
}

/** A payment after a report. */
export interface HeardPayment {
  readonly payment: Payment;
  /** Whether the report said anything new. */
  readonly isNews: boolean;
  /** A subscription that the provider has to end, since another one took its place or its money went back. */
  readonly endedSubscriptionId?: string;
}

type Heard = Outcome<HeardPayment>;
type Paid = Extract<PaymentReport, { readonly status: 'paid' }>;

function heard(
  { now }: RuleContext,
  payment: Payment,
  change: Omit<PaymentChange, '_id'>,
  { outcome = outcomeOf(undefined), ended }: { outcome?: Outcome<unknown>; ended?: string | undefined } = {},
): Heard {
  const changes = { _id: payment._id, ...change, updatedAt: new Date(now).toISOString() };
  return {
    ...outcome,
    changed: { ...outcome.changed, payments: [changes] },
    data: {
      payment: { ...payment, ...changes },
      isNews: true,
      ...(ended === undefined ? {} : { endedSubscriptionId: ended }),
    },
  };
}

/**
 * The money goes back: it was another sum, or there is nobody, or nothing, to give for it. A subscription that nobody
 * has goes with it.
 */
function owe(ctx: RuleContext, { payment, payer, group }: PaymentScene, { subscription }: Paid): Heard {
  const isTheirs =
    (payer && isRenewedBy(payer.purchased.plan, subscription?.id)) ||
    (group && isGroupRenewedBy(group, subscription?.id));
  const about = subscription ? { subscriptionId: subscription.id } : {};
  const ended = isTheirs ? undefined : subscription?.id;
  return heard(ctx, payment, { state: 'failed', isOwed: true, ...about }, { ended });
}

const isPrice = ({ amount, currency }: Payment, paid: Paid): boolean =>
  paid.amount === amount && paid.currency.toUpperCase() === currency;

/** Both, if both are there. */
const pairOf = ({ payer, receiver }: PaymentScene): PairScene | undefined =>
  payer && receiver ? { player: payer, receiver } : undefined;

/** The subscription that a new one replaces. */
function replacedBy(payer: Player, { subscription }: Paid): string | undefined {
  const { plan } = payer.purchased;
  const before = plan.subscriptionId ?? undefined;
  return subscription && isRenewedBy(plan, before) && before !== subscription.id ? before : undefined;
}

/** What the books need of goods: not what one player wrote to another. */
function withoutMessage(goods: Goods): Goods {
  if (!('message' in goods)) return goods;
  const { message: _, ...kept } = goods;
  return kept;
}

function settle(ctx: RuleContext, scene: PaymentScene, paid: Paid, paymentMethod: string): Heard {
  const { payment } = scene;
  const pair = pairOf(scene);
  if (!pair || !isPrice(payment, paid)) return owe(ctx, scene, paid);
  const { subscription } = paid;
  const { group } = scene;
  const given = giveGoods(ctx, pair, { payment, paymentMethod, subscription, group });
  if (!given?.ok) return owe(ctx, scene, paid);
  const grant = grantIn(payment.goods, pair.player._id, given.value);
  const change = {
    state: 'settled',
    grant,
    goods: withoutMessage(payment.goods),
    ...(subscription ? { subscriptionId: subscription.id } : {}),
  } as const;
  const isNew = payment.goods.kind === 'subscription';
  return heard(ctx, payment, change, {
    outcome: given.value,
    ended: isNew ? replacedBy(pair.player, paid) : undefined,
  });
}

/** The subscription of a payment whose money went back, if it still runs. */
const runningOf = ({ payment: { subscriptionId }, payer, group }: PaymentScene): string | undefined =>
  (payer && isRenewedBy(payer.purchased.plan, subscriptionId)) ||
  (group && isGroupRenewedBy(group, subscriptionId))
    ? subscriptionId
    : undefined;

/** Takes back what was given; the plan of a group, which gave time to many, ends at once. */
function takenBack(ctx: RuleContext, scene: PaymentScene, players: readonly Player[]): Outcome<unknown> {
  const { payment, group } = scene;
  if (!payment.grant) return outcomeOf(undefined);
  if (group && isGroupRenewedBy(group, payment.subscriptionId)) return endGroupPlan(ctx, group, ctx.now);
  return takeBack(ctx, payment, players);
}

/** `begun`: the subscription of the payment by its provider, which nobody has if nothing was granted. */
function giveBack(
  ctx: RuleContext,
  scene: PaymentScene,
  state: Payment['state'],
  begun: string | undefined,
): Heard {
  const { payment, payer, receiver } = scene;
  const all = [payer, receiver?._id === payer?._id ? undefined : receiver].filter(
    (player) => player !== undefined,
  );
  const outcome = takenBack(ctx, scene, all);
  const unheld = payment.grant ? undefined : begun;
  const about = unheld === undefined ? {} : { subscriptionId: unheld };
  const ended = runningOf(scene) ?? unheld;
  return heard(ctx, payment, { state, isOwed: false, ...about }, { outcome, ended });
}

/**
 * Hears what a provider says of a payment: grants once what was paid for, takes back what was given when the money went
 * back, and keeps the rest in mind. Any report may come again, late, or after a later one. Money that came for which
 * nothing can be given is owed: it has to go back.
 */
export function hearOfPayment(
  ctx: RuleContext,
  scene: PaymentScene,
  { report, paymentMethod }: HeardReport,
): Result<Heard> {
  const { payment } = scene;
  const state = stateAfter(payment, report.status);
  if (state === payment.state) return accept(outcomeOf({ payment, isNews: false }));
  if (report.status === 'paid') return accept(settle(ctx, scene, report, paymentMethod));
  if (report.status === 'refunded' || report.status === 'chargedBack')
    return accept(giveBack(ctx, scene, state, report.subscriptionId));
  return accept(heard(ctx, payment, { state }));
}
