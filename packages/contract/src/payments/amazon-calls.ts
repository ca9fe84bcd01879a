import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, optionalText, text } from '../core/fields.ts';
import { common, giftSchema } from './common.ts';

const amazon = { ...common, auth: 'user', bodyReading: 'lenient' } as const;
const details = 'No server takes payments in this way: refuses once everything that is needed was sent.';
const refusals = ['missingBody', 'paymentMethodNotAvailable'] as const;
const bodyOf = (name: string) => ({ [name]: Type.Optional(text) });

/** Paying by Amazon, which programs may still offer. */
export const amazonCalls = {
  verifyAmazonToken: defineCall({
    ...amazon,
    id: 'verifyAmazonToken',
    method: 'POST',
    path: '/amazon/verifyAccessToken',
    summary: 'Check an access token of Amazon',
    details,
    body: Type.Object(bodyOf('access_token')),
    answer: nothing,
    refusals,
  }),
  createAmazonOrder: defineCall({
    ...amazon,
    id: 'createAmazonOrder',
    method: 'POST',
    path: '/amazon/createOrderReferenceId',
    summary: 'Begin to pay by Amazon',
    details,
    body: Type.Object(bodyOf('billingAgreementId')),
    answer: Type.Object({ orderReferenceId: text }),
    refusals,
  }),
  payByAmazon: defineCall({
    ...amazon,
    id: 'payByAmazon',
    method: 'POST',
    path: '/amazon/checkout',
    summary: 'Pay by Amazon',
    details,
    body: Type.Object({
      ...bodyOf('orderReferenceId'),
      gift: Type.Optional(giftSchema),
      gemsBlock: optionalText,
      sku: optionalText,
    }),
    answer: nothing,
    refusals,
  }),
  subscribeByAmazon: defineCall({
    ...amazon,
    id: 'subscribeByAmazon',
    method: 'POST',
    path: '/amazon/subscribe',
    summary: 'Subscribe by Amazon',
    details,
    body: Type.Object({
      ...bodyOf('billingAgreementId'),
      subscription: Type.Optional(Type.String({ description: 'Key of a subscription block.' })),
      coupon: optionalText,
      groupId: optionalText,
    }),
    answer: nothing,
    refusals: [...refusals, 'missingSubscriptionCode'],
  }),
  cancelAmazon: defineCall({
    ...common,
    id: 'cancelAmazon',
    auth: 'user',
    method: 'GET',
    path: '/amazon/subscribe/cancel',
    summary: 'Cancel a subscription paid by Amazon',
    details,
    query: Type.Object({ groupId: optionalText, noRedirect: optionalText }),
    answer: nothing,
    successStatus: 302,
    otherSuccessStatus: 200,
    refusals: ['groupNotFound', 'missingSubscription', 'paymentMethodNotAvailable'],
  }),
};
