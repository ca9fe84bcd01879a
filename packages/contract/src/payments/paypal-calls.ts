import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, optionalText } from '../core/fields.ts';
import { common } from './common.ts';

const page = {
  ...common,
  method: 'GET',
  auth: 'session',
  successStatus: 302,
  otherSuccessStatus: 200,
} as const;
const noRedirect = Type.Optional(Type.String({ description: 'Answer instead of redirecting.' }));
const checkoutAnswer = Type.Object({
  url: Type.String({ description: 'Where to pay. Not part of the reference.' }),
});

/** Paying by PayPal. The sandbox, if it is on, serves these calls. */
export const paypalCalls = {
  payByPaypal: defineCall({
    ...page,
    id: 'payByPaypal',
    path: '/paypal/checkout',
    summary: 'Pay by PayPal',
    details: 'Buys the first of `gift`, `sku` and `gemsBlock` that is sent.',
    query: Type.Object({
      gift: Type.Optional(Type.String({ description: 'A gift, as JSON.' })),
      sku: optionalText,
      gemsBlock: optionalText,
      noRedirect,
    }),
    answer: checkoutAnswer,
    refusals: [
      'giftMessageTooLong',
      'userWithIDNotFound',
      'badAmountOfGemsToPurchase',
      'groupPolicyCannotGetGems',
      'invalidGemsBlock',
      'messageNotAvailable',
      'petsAlreadyOwned',
      'missingSubscriptionCode',
      'couponCodeRequired',
      'paymentMethodNotAvailable',
    ],
  }),
  returnFromPaypal: defineCall({
    ...page,
    id: 'returnFromPaypal',
    path: '/paypal/checkout/success',
    summary: 'Come back from paying by PayPal',
    query: Type.Object({
      paymentId: optionalText,
      token: Type.Optional(Type.String({ description: 'What newer versions send for `paymentId`.' })),
      PayerID: optionalText,
      noRedirect,
    }),
    answer: nothing,
    refusals: ['missingPaymentId', 'missingCustomerId', 'paymentMethodNotAvailable'],
  }),
  subscribeByPaypal: defineCall({
    ...page,
    id: 'subscribeByPaypal',
    path: '/paypal/subscribe',
    summary: 'Subscribe by PayPal',
    query: Type.Object({
      sub: Type.Optional(Type.String({ description: 'Key of a subscription block.' })),
      coupon: optionalText,
      groupId: optionalText,
      noRedirect,
    }),
    answer: checkoutAnswer,
    refusals: [
      'missingSubKey',
      'groupNotFound',
      'missingSubscriptionCode',
      'couponCodeRequired',
      'invalidCoupon',
      'paymentMethodNotAvailable',
    ],
  }),
  returnFromPaypalSubscription: defineCall({
    ...page,
    id: 'returnFromPaypalSubscription',
    path: '/paypal/subscribe/success',
    summary: 'Come back from subscribing by PayPal',
    query: Type.Object({
      token: optionalText,
      subscription_id: Type.Optional(
        Type.String({ description: 'What newer versions send beside a token of another kind.' }),
      ),
      noRedirect,
    }),
    answer: nothing,
    refusals: ['missingPaypalBlock', 'paymentMethodNotAvailable'],
  }),
  cancelPaypal: defineCall({
    ...page,
    id: 'cancelPaypal',
    auth: 'user',
    path: '/paypal/subscribe/cancel',
    summary: 'Cancel a subscription paid by PayPal',
    details: 'It goes on to the end of what was paid.',
    query: Type.Object({ groupId: optionalText, noRedirect }),
    answer: nothing,
    refusals: ['groupNotFound', 'missingSubscription', 'planNotActive', 'paymentMethodNotAvailable'],
  }),
  receivePaypalNotice: defineCall({
    ...common,
    id: 'receivePaypalNotice',
    auth: 'none',
    method: 'POST',
    path: '/paypal/ipn',
    summary: 'Receive a notice of PayPal',
    details: 'Notices are not signed: PayPal is asked whether the subscription they name has ended.',
    body: Type.Object({ recurring_payment_id: optionalText }),
    bodyReading: 'lenient',
    answer: nothing,
    refusals: [],
  }),
};
