import { type Journal, openJournal } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Grant, GrantedAmount, Payment } from '../state/payment.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import { terminatePlan } from '../subscriptions/cancel.ts';
import { addMonths } from '../subscriptions/months.ts';
import { moveBalance, moveHourglasses } from '../wallet.ts';
import { isRenewedBy } from './grant.ts';

/** Takes back what is still there; what was spent stays spent, and nobody is left with less than nothing. */
function takeAmount(ctx: RuleContext, player: Player, journal: Journal, given: GrantedAmount): void {
  const { balance, purchased } = player;
  const left = given.currency === 'gems' ? balance : purchased.plan.consecutive.trinkets;
  const amount = Math.min(given.amount, Math.max(0, left));
  if (amount <= 0) return;
  if (given.currency === 'gems') moveBalance(player, journal, -amount, given.kind);
  else moveHourglasses(ctx, player, journal, -amount, given.kind);
}

/** Takes given time off: from what waits behind a running plan, or from the end of one that ends. */
function takeMonths(plan: Plan, months: number, now: number): void {
  if (plan.customerId && !plan.dateTerminated) {
    plan.extraMonths = Math.max(0, plan.extraMonths - months);
    return;
  }
  const end = Date.parse(plan.dateTerminated ?? '');
  if (end > now) plan.dateTerminated = new Date(Math.max(now, addMonths(end, -months))).toISOString();
}

function takeTime(plan: Plan, months: number, { subscriptionId }: Payment, now: number): void {
  if (isRenewedBy(plan, subscriptionId)) terminatePlan(plan, now, now);
  else takeMonths(plan, months, now);
}

const sumFor = (grant: Grant, userId: string): number =>
  grant.months.reduce((sum, given) => sum + (given.userId === userId ? given.months : 0), 0);

/** Takes the pet that was sold. */
function takePet({ items }: Player, { goods, payerId }: Payment, playerId: string): void {
  if (goods.kind === 'pet' && payerId === playerId) delete items.pets[goods.pet];
}

/**
 * Takes back what a payment gave, after a refund or a chargeback: gems and hourglasses as far as they are still there,
 * a pet that was sold, and subscribed time; a plan that renews itself by the payment's subscription ends at once, but for
 * gifts that wait behind it. Other pets, mystery items and the gem cap stay. The documents are silent on it: these are our own rules.
 */
export function takeBack(ctx: RuleContext, payment: Payment, players: readonly Player[]): Outcome<undefined> {
  const journal = openJournal();
  const { grant = { amounts: [], months: [] } } = payment;
  const after = players.map((player) => {
    const draft = draftOf(player);
    const months = sumFor(grant, player._id);
    if (months > 0) takeTime(draft.purchased.plan, months, payment, ctx.now);
    takePet(draft, payment, player._id);
    for (const given of grant.amounts)
      if (given.userId === player._id) takeAmount(ctx, draft, journal, given);
    return finish(draft);
  });
  return outcomeOf(undefined, { players: after }, journal);
}
