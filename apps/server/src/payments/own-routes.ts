import { paymentCalls } from '@everdeed/contract';
import type { Payment } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { describe } from './describe.ts';
import type { PaymentParts } from './parts.ts';
import { providerOf } from './providers.ts';

/** States that are shown: what was left without paying is no payment. */
const isShown = (state: Payment['state']): state is Exclude<Payment['state'], 'created' | 'abandoned'> =>
  state !== 'created' && state !== 'abandoned';

/** A payment as its payer sees it. */
function presentPayment(parts: PaymentParts, language: string, payment: Payment) {
  const { _id: id, state, goods, amount, currency, reference, provider, createdAt: date } = payment;
  if (!isShown(state)) return [];
  const what = describe(parts.words, language, goods, Date.parse(date));
  const way = providerOf(parts, provider)?.paymentMethod ?? provider;
  const { kind } = goods;
  return [{ id, date, what, kind, amount, currency, state, way, ...(reference && { reference }) }];
}

/** What somebody has paid, for receipts. */
export const ownPaymentRoutes = (parts: PaymentParts) => [
  route(paymentCalls.listPayments, async (work, { actor, info: { language } }) => {
    const all = await work.read.payments.paidBy(actor.id);
    return all.flatMap((payment) => presentPayment(parts, language, payment));
  }),
];
