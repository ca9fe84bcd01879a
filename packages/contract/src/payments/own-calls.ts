import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { instant, text, word } from '../core/fields.ts';

const paymentSchema = Type.Object(
  {
    id: text,
    date: instant('When it was begun.'),
    what: Type.String({ description: 'What was bought, in the language of the caller.' }),
    kind: word(['gems', 'giftGems', 'pet', 'subscription', 'giftSubscription', 'groupPlan', 'renewal']),
    amount: Type.Integer({ description: 'In hundredths of the currency.' }),
    currency: Type.String({ description: 'ISO 4217, in capitals.' }),
    state: word(['pending', 'settled', 'failed', 'refunded', 'chargedBack']),
    way: Type.String({ description: 'How it was paid, such as Stripe.' }),
    reference: Type.Optional(Type.String({ description: 'What the payment service calls it.' })),
  },
  { $id: 'OwnPayment' },
);

/** What somebody has paid. */
export const ownPaymentCalls = {
  listPayments: defineCall({
    area: 'payments',
    auth: 'user',
    versions: ['v4'],
    id: 'listPayments',
    method: 'GET',
    path: '/user/payments',
    summary: 'List what the caller has paid, the latest first',
    details:
      'The latest 100, also for gifts and for groups. Checkouts that were left without paying are not among them.',
    answer: Type.Array(paymentSchema),
    refusals: [],
    spec: 'own',
  }),
};
