import { type Group, hearOfPayment, outcomeOf, type Payment, type PaymentReport } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { mailSettled } from './mails.ts';
import { pushSettled } from './pushes.ts';
import type { PaymentParts, ProviderParts } from './parts.ts';
import { endSubscriptionJob, refundJob } from './payment-jobs.ts';

/** The group whose plan is paid for; locked, before the players. */
async function lockGroup(tx: Tx, { goods }: Payment): Promise<Group | undefined> {
  const groupId = 'groupId' in goods ? goods.groupId : undefined;
  return groupId === undefined ? undefined : tx.groups.get(groupId);
}

/** Stores what a report makes of a payment that the transaction holds, and what follows from it. */
export async function hearHeld(
  work: Work,
  tx: Tx,
  payment: Payment,
  { parts, provider, report }: ProviderParts & { readonly report: PaymentReport },
): Promise<Payment> {
  const group = await lockGroup(tx, payment);
  await lockPlayers(tx, [...new Set([payment.payerId, payment.receiverId])]);
  const payer = tx.players.held(payment.payerId);
  const receiver = tx.players.held(payment.receiverId);
  const { paymentMethod, name } = provider;
  const heard = hearOfPayment(work.rules, { payment, payer, receiver, group }, { report, paymentMethod });
  const outcome = unwrap(work, heard);
  const { payment: next, isNews, endedSubscriptionId: subscriptionId } = outcome.data;
  if (!isNews) return payment;
  await saveOutcome(work, tx, outcome, { actorId: payment.payerId });
  if (next.state === 'settled') {
    await mailSettled(tx, parts, { payment: next, outcome });
    await pushSettled(work, tx, { payment: next, outcome });
  }
  if (next.isOwed) await tx.enqueue(refundJob, { paymentId: next._id }, { key: next._id });
  if (subscriptionId !== undefined)
    await tx.enqueue(endSubscriptionJob, { provider: name, subscriptionId }, { key: subscriptionId });
  return next;
}

/**
 * Hears a report of a payment, as one transaction. Returns the payment as it stands then; undefined if it is none of
 * this provider's.
 */
export const hearReport = (
  { parts, provider }: ProviderParts,
  paymentId: string,
  report: PaymentReport,
): Promise<Payment | undefined> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const payment = await tx.payments.get(paymentId);
      if (payment?.provider !== provider.name) return undefined;
      return hearHeld(work, tx, payment, { parts, provider, report });
    }),
  );

/** Notes that a provider was asked for a payment and had nothing new to say: others are asked for first. */
export const noteAsked = (parts: PaymentParts, paymentId: string): Promise<void> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const payment = await tx.payments.get(paymentId);
      if (!payment) return;
      const change = { _id: paymentId, updatedAt: new Date(work.now).toISOString() };
      await saveOutcome(work, tx, outcomeOf({}, { payments: [change] }), { actorId: payment.payerId });
    }),
  );

/** Asks the provider for a payment, and hears what it says. */
export async function askFor(
  { parts, provider }: ProviderParts,
  payment: Payment,
): Promise<Payment | undefined> {
  const { reference } = payment;
  const report = reference === undefined ? undefined : await provider.ask(reference);
  return report && hearReport({ parts, provider }, payment._id, report);
}
