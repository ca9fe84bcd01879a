import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, optionalText } from '../core/fields.ts';
import { checkoutSchema, common, giftSchema } from './common.ts';

const ofGroup = Type.Optional(Type.String({ description: 'A group, for its plan.' }));

/** Paying by card. The sandbox, if it is on, serves these calls. */
export const stripeCalls = {
  createCheckoutSession: defineCall({
    ...common,
    id: 'createCheckoutSession',
    auth: 'user',
    method: 'POST',
    path: '/stripe/checkout-session',
    summary: 'Begin to pay by card',
    details: 'Buys the first of `gift`, `sub`, `sku` and `gemsBlock` that is sent.',
    body: Type.Object({
      gift: Type.Optional(giftSchema),
      sub: Type.Optional(Type.String({ description: 'Key of a subscription block.' })),
      groupId: ofGroup,
      coupon: Type.Optional(Type.String({ description: 'Needed for blocks with a discount.' })),
      sku: Type.Optional(Type.String({ description: 'A pet that is sold in its event.' })),
      gemsBlock: Type.Optional(Type.String({ description: 'Key of a gem pack.' })),
    }),
    bodyReading: 'lenient',
    answer: checkoutSchema,
    refusals: [
      'giftMessageTooLong',
      'userWithIDNotFound',
      'badAmountOfGemsToPurchase',
      'groupPolicyCannotGetGems',
      'invalidGemsBlock',
      'messageNotAvailable',
      'petsAlreadyOwned',
      'groupNotFound',
      'missingSubscriptionCode',
      'couponCodeRequired',
      'invalidCoupon',
      'onlyPrivateGuildsCanUpgrade',
      'paymentMethodNotAvailable',
    ],
  }),
  editStripeCard: defineCall({
    ...common,
    id: 'editStripeCard',
    auth: 'user',
    method: 'POST',
    path: '/stripe/subscribe/edit',
    summary: 'Begin to change the card of a subscription',
    body: Type.Object({ groupId: ofGroup }),
    bodyReading: 'lenient',
    answer: checkoutSchema,
    refusals: [
      'groupNotFound',
      'onlyGroupLeaderCanManageSubscription',
      'missingSubscription',
      'paymentMethodNotAvailable',
    ],
  }),
  cancelStripe: defineCall({
    ...common,
    id: 'cancelStripe',
    auth: 'user',
    method: 'GET',
    path: '/stripe/subscribe/cancel',
    summary: 'Cancel a subscription paid by card',
    details: 'It goes on to the end of what was paid.',
    query: Type.Object({ groupId: ofGroup, noRedirect: optionalText }),
    answer: nothing,
    successStatus: 302,
    otherSuccessStatus: 200,
    refusals: [
      'groupNotFound',
      'onlyGroupLeaderCanManageSubscription',
      'missingSubscription',
      'paymentMethodNotAvailable',
    ],
  }),
  receiveStripeWebhook: defineCall({
    ...common,
    id: 'receiveStripeWebhook',
    auth: 'none',
    method: 'POST',
    path: '/stripe/webhooks',
    summary: 'Receive what the payment service tells',
    details: 'The body is signed. Refuses what is not, and events of kinds that mean nothing here.',
    rawBody: true,
    contentType: 'application/json',
    answer: nothing,
    refusals: ['paymentMethodNotAvailable'],
  }),
};
