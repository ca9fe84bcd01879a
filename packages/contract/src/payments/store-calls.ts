import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, open, optionalText } from '../core/fields.ts';
import { common } from './common.ts';

const details =
  "No server sells through the phones' stores: refuses once everything that is needed was sent.";
const store = {
  ...common,
  versions: ['v3', 'v4', 'root'],
  auth: 'user',
  bodyReading: 'lenient',
  details,
} as const;
const cancelling = {
  ...common,
  versions: ['v3', 'v4', 'root'],
  auth: 'user',
  method: 'GET',
  details,
  query: Type.Object({ noRedirect: optionalText }),
  answer: nothing,
  successStatus: 302,
  otherSuccessStatus: 200,
  refusals: ['missingSubscription', 'paymentMethodNotAvailable'],
} as const;

const transaction = Type.Optional(open('What the store says of the purchase; `receipt` is needed.'));
const gift = Type.Optional(Type.Object({ uuid: optionalText }));
const sku = Type.Optional(Type.String({ description: "The store's name of the subscription." }));
const receiptData = open('What the store says of the receipt.');
const notSold = ['paymentMethodNotAvailable'] as const;

/** Purchases in the stores of phones, which their apps may still offer. */
export const storeCalls = {
  verifyAndroidReceipt: defineCall({
    ...store,
    id: 'verifyAndroidReceipt',
    method: 'POST',
    path: '/iap/android/verify',
    summary: 'Redeem a purchase of gems on Android',
    body: Type.Object({ transaction, gift }),
    answer: receiptData,
    refusals: ['missingReceipt', ...notSold],
  }),
  subscribeOnAndroid: defineCall({
    ...store,
    id: 'subscribeOnAndroid',
    method: 'POST',
    path: '/iap/android/subscribe',
    summary: 'Redeem a subscription on Android',
    body: Type.Object({ sku, transaction }),
    answer: nothing,
    refusals: ['missingSubscriptionCode', ...notSold],
  }),
  subscribeOnceOnAndroid: defineCall({
    ...store,
    id: 'subscribeOnceOnAndroid',
    method: 'POST',
    path: '/iap/android/norenew-subscribe',
    summary: 'Redeem a subscription on Android that does not renew itself',
    body: Type.Object({ sku, transaction, gift }),
    answer: nothing,
    refusals: ['missingSubscriptionCode', 'missingReceipt', ...notSold],
  }),
  cancelAndroid: defineCall({
    ...cancelling,
    id: 'cancelAndroid',
    path: '/iap/android/subscribe/cancel',
    summary: 'Cancel a subscription on Android',
  }),
  verifyIosReceipt: defineCall({
    ...store,
    id: 'verifyIosReceipt',
    method: 'POST',
    path: '/iap/ios/verify',
    summary: 'Redeem a purchase of gems on iOS',
    body: Type.Object({ transaction, gift }),
    answer: receiptData,
    refusals: ['missingReceipt', ...notSold],
  }),
  subscribeOnIos: defineCall({
    ...store,
    id: 'subscribeOnIos',
    method: 'POST',
    path: '/iap/ios/subscribe',
    summary: 'Redeem a subscription on iOS',
    body: Type.Object({ sku, receipt: Type.Optional(Type.Unknown()) }),
    answer: nothing,
    refusals: ['missingSubscriptionCode', 'missingReceipt', ...notSold],
  }),
  subscribeOnceOnIos: defineCall({
    ...store,
    id: 'subscribeOnceOnIos',
    method: 'POST',
    path: '/iap/ios/norenew-subscribe',
    summary: 'Redeem a subscription on iOS that does not renew itself',
    body: Type.Object({ sku, transaction, gift }),
    answer: nothing,
    refusals: ['missingSubscriptionCode', 'missingReceipt', ...notSold],
  }),
  cancelIos: defineCall({
    ...cancelling,
    id: 'cancelIos',
    path: '/iap/ios/subscribe/cancel',
    summary: 'Cancel a subscription on iOS',
  }),
};
