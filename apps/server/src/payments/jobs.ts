import { DAY_MS, type Payment } from '@everdeed/rules';
import { defineJob } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { noteWatched, watchedPayments } from '../storage/payments/watched.ts';
import { hearEvent } from './events.ts';
import { askFor, hearReport, noteAsked } from './hear.ts';
import type { PaymentParts } from './parts.ts';
import { askSubscriptionJob, endSubscriptionJob, reconcileJob, refundJob } from './payment-jobs.ts';
import { providerOf } from './providers.ts';

/**
 * How long a provider may keep silent before it is asked, for how long what was not paid is asked for in every round, since
 * the buyer may try again, and how many payments one look takes: our own figures.
 */
const SILENT_MS = 5 * 60_000;
const RETRIED_MS = 2 * 24 * 3_600_000;
const AT_ONCE = 50;
/**
 * How long money may go back without a webhook that we hear, or be taken though it failed at first, and how often payments
 * are asked for meanwhile. Refunds are possible for 180 days at PayPal, most disputes begin within 120, and providers try a
 * bill that failed for some weeks; once a day is our own figure.
 */
const WATCHED_MS = 180 * DAY_MS;
const ASKED_AGAIN_MS = DAY_MS;
/**
 * How long after a payment of a subscription the next bill may come, whose longest months are twelve, and how late the
 * webhook of the last one may have been: our own figures.
 */
const BILLED_MS = 400 * DAY_MS;
const LATE_MS = 40 * DAY_MS;

function requireNamed(parts: PaymentParts, name: string) {
  const provider = providerOf(parts, name);
  if (!provider) throw new Error(`payments by ${name} are switched off`);
  return provider;
}

const read = ({ storage }: PaymentParts, id: string): Promise<Payment | undefined> =>
  storage.reader().payments.get(id);

/** Pays back, and notes it. The provider pays back once, however often it is asked to. */
async function payBack(parts: PaymentParts, paymentId: string): Promise<void> {
  const payment = await read(parts, paymentId);
  if (!payment?.isOwed || payment.reference === undefined) return;
  const provider = requireNamed(parts, payment.provider);
  await provider.refund(payment.reference);
  await hearReport({ parts, provider }, paymentId, { status: 'refunded' });
}

/** Asks for one payment, as far as its provider can be reached; returns whether it was news. */
async function askAgain(parts: PaymentParts, id: string): Promise<boolean> {
  const payment = await read(parts, id);
  const provider = payment && providerOf(parts, payment.provider);
  if (!provider) return false;
  try {
    const heard = await askFor({ parts, provider }, payment);
    return heard !== undefined && heard.state !== payment.state;
  } catch (error) {
    parts.log.warn({ err: error, payment: id }, 'a provider does not say how a payment stands');
    return false;
  }
}

/** Asks for a settled payment whether a dispute about it was lost, where providers tell so apart. */
async function askForDispute(parts: PaymentParts, id: string): Promise<void> {
  const payment = await read(parts, id);
  const provider = payment && providerOf(parts, payment.provider);
  if (payment?.state !== 'settled' || payment.reference === undefined || !provider?.wasTakenBack) return;
  try {
    if (await provider.wasTakenBack(payment.reference))
      await hearReport({ parts, provider }, id, { status: 'chargedBack' });
  } catch (error) {
    parts.log.warn({ err: error, payment: id }, 'a provider does not tell of disputes');
  }
}

/** Asks for the bills of a subscription that came after the last one that we know of; those that we know are no news. */
async function askForBills(parts: PaymentParts, id: string): Promise<void> {
  const payment = await read(parts, id);
  const provider = payment && providerOf(parts, payment.provider);
  const { subscriptionId } = payment ?? {};
  if (payment?.state !== 'settled' || subscriptionId === undefined || !provider?.billsSince) return;
  const last = await parts.storage.reader().payments.latestOf(provider.name, subscriptionId);
  if (last?._id !== id) return;
  try {
    for (const event of await provider.billsSince(subscriptionId, Date.parse(payment.createdAt) - LATE_MS))
      await hearEvent({ parts, provider }, event);
  } catch (error) {
    parts.log.warn({ err: error, payment: id }, 'a provider does not tell of later bills');
  }
}

/** Asks for one payment that hangs; behind a provider that fails it must not keep the others waiting. */
async function reconcileOne(parts: PaymentParts, id: string): Promise<void> {
  if (!(await askAgain(parts, id))) await noteAsked(parts, id);
}

/** Asks for all payments that have hung since before this round. */
async function reconcile(parts: PaymentParts, isEnding: () => boolean): Promise<void> {
  const now = parts.system.now();
  const wanted = { before: now - SILENT_MS, begunSince: now - RETRIED_MS, limit: AT_ONCE };
  for (;;) {
    const ids = await parts.storage.reader().payments.hanging(wanted);
    for (const id of ids) {
      if (isEnding()) return;
      await reconcileOne(parts, id);
    }
    if (ids.length < AT_ONCE) return;
  }
}

/**
 * Asks for some of the payments of recent months that were settled, or failed: the webhook of a refund, a chargeback,
 * another try or the next bill may be lost.
 */
async function watch(parts: PaymentParts, isEnding: () => boolean): Promise<void> {
  const { db } = parts.storage;
  const now = parts.system.now();
  const wanted = {
    before: now - ASKED_AGAIN_MS,
    begunSince: now - WATCHED_MS,
    billedSince: now - BILLED_MS,
    limit: AT_ONCE,
  };
  for (const id of await watchedPayments(db, wanted)) {
    if (isEnding()) return;
    await askAgain(parts, id);
    await askForDispute(parts, id);
    await askForBills(parts, id);
    await noteWatched(db, id, now);
  }
}

/** Has money paid back that is owed, if no job does so any more. */
async function remindOfOwed({ storage }: PaymentParts): Promise<void> {
  const ids = await storage.reader().payments.owed(AT_ONCE);
  for (const paymentId of ids)
    await storage.run((tx) => tx.enqueue(refundJob, { paymentId }, { key: paymentId }));
}

/** Asks whether a subscription has ended, and hears of its end. */
async function askSubscription(
  parts: PaymentParts,
  { provider: name, subscriptionId }: { readonly provider: string; readonly subscriptionId: string },
): Promise<void> {
  const provider = requireNamed(parts, name);
  if (await provider.hasEnded(subscriptionId))
    await hearEvent({ parts, provider }, { kind: 'subscriptionEnded', subscriptionId });
}

/** What payments need in the background. */
export const paymentJobs = [
  defineJob(refundJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => payBack(services, payload.paymentId),
  }),
  defineJob(endSubscriptionJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) =>
      requireNamed(services, payload.provider).endSubscription(payload.subscriptionId),
  }),
  defineJob(askSubscriptionJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => askSubscription(services, payload),
  }),
  defineJob(reconcileJob, {
    maxAtOnce: 1,
    async run(services: Services, _job, control) {
      await reconcile(services, () => control.isEnding());
      await watch(services, () => control.isEnding());
      await remindOfOwed(services);
    },
  }),
];
