import type { paymentCalls } from '@everdeed/contract';
import { changePlayer } from '../support/players.ts';
import type { Answer, Caller } from '../support/server.ts';
import { inGroup, inKeepingGuild, inStrangersGuild } from './group-stages.ts';
import { elsewhere, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

const bad = { error: 'BadRequest' } as const;
const none = { error: 'NotAuthorized' } as const;
const gone = { error: 'NotFound' } as const;

const checkout =
  (body: object) =>
  ({ player }: Stage) =>
    player.post('//stripe/checkout-session', body);
const giving =
  (gift: object) =>
  ({ player }: Stage) =>
    player.post('//stripe/checkout-session', { gift: { uuid: player.id, ...gift } });

/** Gives the player a subscription that is paid for in a way. */
const paying =
  (paymentMethod: string, by: (stage: Stage) => Promise<Answer>, fields: object = {}) =>
  async (stage: Stage) => {
    await stage.change((player) => {
      const plan = {
        ...player.purchased.plan,
        customerId: 'c',
        subscriptionId: 's',
        paymentMethod,
        ...fields,
      };
      return { ...player, purchased: { ...player.purchased, plan } };
    });
    return by(stage);
  };

const edit =
  (body: object = {}) =>
  ({ player }: Stage) =>
    player.post('//stripe/subscribe/edit', body);
const posting =
  (path: string, body: object = {}) =>
  ({ player }: Stage) =>
    player.post(`//${path}`, body);
const lacking = (field: string, by: ReturnType<typeof posting>) => ({ ...bad, params: { field }, by });
const transaction = { receipt: 'r', signature: 's' };

const cancel =
  (path = 'stripe/subscribe/cancel') =>
  ({ player }: Stage) =>
    player.get(`//${path}`);

/** During the event of the pet that is sold, to somebody who has it. */
const atBirthday = (buy: (owner: Caller, sku: string) => Promise<Answer>) => () =>
  elsewhere({}, async (server) => {
    server.system.at = Date.parse('2023-02-01T12:00:00Z');
    const owner = await server.register('owner');
    const pets = { 'Gryphatrice-Jubilant': 5 };
    await changePlayer(server, owner, (player) => ({ ...player, items: { ...player.items, pets } }));
    return buy(owner, 'Gryphatrice-Jubilant');
  });

const opening =
  (path: string, query: Readonly<Record<string, string>> = {}) =>
  ({ player }: Stage) =>
    player.get(`//paypal/${path}?${new URLSearchParams(query)}`);
const givingByPaypal = (gift: object) => (stage: Stage) =>
  opening('checkout', { gift: JSON.stringify({ uuid: stage.player.id, ...gift }) })(stage);
const returned = { paymentId: 'p', PayerID: 'c' };

/** Money, on a server that takes none. */
export const paymentRefusals: RefusalCases<typeof paymentCalls> = {
  createCheckoutSession: {
    giftMessageTooLong: {
      ...bad,
      params: { maxGiftMessageLength: 200 },
      by: giving({ uuid: unknownId, message: 'x'.repeat(201) }),
    },
    userWithIDNotFound: {
      ...gone,
      params: { userId: unknownId },
      by: giving({ uuid: unknownId, type: 'gems', gems: { amount: 0 } }),
    },
    badAmountOfGemsToPurchase: { ...bad, by: giving({ type: 'gems', gems: { amount: 0 } }) },
    groupPolicyCannotGetGems: { ...none, by: inKeepingGuild(checkout({ gemsBlock: '21gems' })) },
    invalidGemsBlock: { ...bad, by: checkout({}) },
    messageNotAvailable: { ...bad, by: checkout({ sku: 'Gryphatrice-Jubilant' }) },
    petsAlreadyOwned: {
      ...bad,
      by: atBirthday((owner, sku) => owner.post('//stripe/checkout-session', { sku })),
    },
    groupNotFound: { ...gone, by: checkout({ sub: 'group_monthly', groupId: unknownId }) },
    missingSubscriptionCode: { ...bad, by: checkout({ sub: 'group_monthly' }) },
    couponCodeRequired: { ...bad, by: checkout({ sub: 'google_6mo' }) },
    invalidCoupon: { ...bad, by: checkout({ sub: 'google_6mo', coupon: 'NOT-A-CODE' }) },
    onlyPrivateGuildsCanUpgrade: {
      ...none,
      by: inGroup({ type: 'guild', privacy: 'public' }, (stage, groupId) =>
        checkout({ sub: 'group_monthly', groupId })(stage),
      ),
    },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: checkout({ gemsBlock: '21gems' }) },
  },
  editStripeCard: {
    groupNotFound: { ...gone, by: edit({ groupId: unknownId }) },
    onlyGroupLeaderCanManageSubscription: {
      ...none,
      by: inStrangersGuild((stage, groupId) => edit({ groupId })(stage)),
    },
    missingSubscription: { ...none, by: edit() },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: paying('Stripe', edit()) },
  },
  cancelStripe: {
    groupNotFound: { ...gone, by: cancel(`stripe/subscribe/cancel?groupId=${unknownId}`) },
    onlyGroupLeaderCanManageSubscription: {
      ...none,
      by: inStrangersGuild((stage, groupId) => cancel(`stripe/subscribe/cancel?groupId=${groupId}`)(stage)),
    },
    missingSubscription: { ...none, by: cancel() },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: paying('Stripe', cancel()) },
  },
  payByPaypal: {
    giftMessageTooLong: {
      ...bad,
      params: { maxGiftMessageLength: 200 },
      by: givingByPaypal({ uuid: unknownId, message: 'x'.repeat(201) }),
    },
    userWithIDNotFound: { ...gone, params: { userId: unknownId }, by: givingByPaypal({ uuid: unknownId }) },
    badAmountOfGemsToPurchase: { ...bad, by: givingByPaypal({ type: 'gems', gems: { amount: 1.5 } }) },
    groupPolicyCannotGetGems: {
      ...none,
      by: inKeepingGuild(givingByPaypal({ type: 'gems', gems: { amount: 4 } })),
    },
    invalidGemsBlock: { ...bad, by: opening('checkout', { gift: '{' }) },
    messageNotAvailable: { ...bad, by: opening('checkout', { sku: 'Gryphatrice-Jubilant' }) },
    petsAlreadyOwned: {
      ...bad,
      by: atBirthday((owner, sku) => owner.get(`//paypal/checkout?sku=${sku}`)),
    },
    missingSubscriptionCode: { ...bad, by: givingByPaypal({ type: 'subscription' }) },
    couponCodeRequired: { ...bad, by: givingByPaypal({ subscription: { key: 'google_6mo' } }) },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: opening('checkout', { gemsBlock: '21gems' }) },
  },
  returnFromPaypal: {
    missingPaymentId: { ...bad, by: opening('checkout/success', { PayerID: 'c' }) },
    missingCustomerId: { ...bad, by: opening('checkout/success', { token: 't' }) },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: opening('checkout/success', returned) },
  },
  subscribeByPaypal: {
    missingSubKey: { ...bad, by: opening('subscribe') },
    groupNotFound: { ...gone, by: opening('subscribe', { sub: 'group_monthly', groupId: unknownId }) },
    missingSubscriptionCode: { ...bad, by: opening('subscribe', { sub: 'nope' }) },
    couponCodeRequired: { ...bad, by: opening('subscribe', { sub: 'google_6mo' }) },
    invalidCoupon: { ...none, by: opening('subscribe', { sub: 'google_6mo', coupon: 'NOT-A-CODE' }) },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: opening('subscribe', { sub: 'basic_earned' }) },
  },
  returnFromPaypalSubscription: {
    missingPaypalBlock: {
      ...bad,
      by: () =>
        elsewhere({ env: { PAYMENTS: 'sandbox' } }, async (server) =>
          (await server.register('buyer')).get('//paypal/subscribe/success?token=t'),
        ),
    },
    paymentMethodNotAvailable: { ...bad, isFree: true, by: opening('subscribe/success', { token: 't' }) },
  },
  cancelPaypal: {
    groupNotFound: { ...gone, by: opening('subscribe/cancel', { groupId: unknownId }) },
    missingSubscription: { ...none, by: paying('Stripe', opening('subscribe/cancel')) },
    planNotActive: { ...bad, by: paying('Paypal', opening('subscribe/cancel')) },
    paymentMethodNotAvailable: {
      ...bad,
      isFree: true,
      by: paying('Paypal', opening('subscribe/cancel'), { lastBillingDate: '2026-02-01T00:00:00.000Z' }),
    },
  },
  verifyAmazonToken: {
    missingBody: lacking('access_token', posting('amazon/verifyAccessToken')),
    paymentMethodNotAvailable: {
      ...bad,
      by: posting('amazon/verifyAccessToken', { access_token: 't' }),
    },
  },
  createAmazonOrder: {
    missingBody: lacking('billingAgreementId', posting('amazon/createOrderReferenceId')),
    paymentMethodNotAvailable: {
      ...bad,
      by: posting('amazon/createOrderReferenceId', { billingAgreementId: 'b' }),
    },
  },
  payByAmazon: {
    missingBody: lacking('orderReferenceId', posting('amazon/checkout', { gemsBlock: '21gems' })),
    paymentMethodNotAvailable: {
      ...bad,
      by: posting('amazon/checkout', { orderReferenceId: 'o', gemsBlock: '21gems' }),
    },
  },
  subscribeByAmazon: {
    missingBody: lacking('billingAgreementId', posting('amazon/subscribe', { subscription: 'basic_earned' })),
    missingSubscriptionCode: { ...bad, by: posting('amazon/subscribe', { billingAgreementId: 'b' }) },
    paymentMethodNotAvailable: {
      ...bad,
      by: posting('amazon/subscribe', { billingAgreementId: 'b', subscription: 'basic_earned' }),
    },
  },
  cancelAmazon: {
    groupNotFound: { ...gone, by: cancel(`amazon/subscribe/cancel?groupId=${unknownId}`) },
    missingSubscription: { ...none, by: paying('Stripe', cancel('amazon/subscribe/cancel')) },
    paymentMethodNotAvailable: {
      ...bad,
      by: paying('Amazon Payments', cancel('amazon/subscribe/cancel')),
    },
  },
  verifyAndroidReceipt: {
    missingReceipt: { ...bad, by: posting('iap/android/verify', { transaction: {} }) },
    paymentMethodNotAvailable: { ...bad, by: posting('iap/android/verify', { transaction }) },
  },
  subscribeOnAndroid: {
    missingSubscriptionCode: { ...bad, by: posting('iap/android/subscribe', { transaction }) },
    paymentMethodNotAvailable: { ...bad, by: posting('iap/android/subscribe', { sku: 's', transaction }) },
  },
  subscribeOnceOnAndroid: {
    missingSubscriptionCode: { ...bad, by: posting('iap/android/norenew-subscribe', { transaction }) },
    missingReceipt: { ...bad, by: posting('iap/android/norenew-subscribe', { sku: 's' }) },
    paymentMethodNotAvailable: {
      ...bad,
      by: posting('iap/android/norenew-subscribe', { sku: 's', transaction }),
    },
  },
  cancelAndroid: {
    missingSubscription: { ...none, by: cancel('iap/android/subscribe/cancel') },
    paymentMethodNotAvailable: { ...bad, by: paying('Google', cancel('iap/android/subscribe/cancel')) },
  },
  verifyIosReceipt: {
    missingReceipt: { ...bad, by: posting('iap/ios/verify') },
    paymentMethodNotAvailable: { ...bad, by: posting('iap/ios/verify', { transaction }) },
  },
  subscribeOnIos: {
    missingSubscriptionCode: { ...bad, by: posting('iap/ios/subscribe', { receipt: 'r' }) },
    missingReceipt: { ...bad, by: posting('iap/ios/subscribe', { sku: 's' }) },
    paymentMethodNotAvailable: { ...bad, by: posting('iap/ios/subscribe', { sku: 's', receipt: 'r' }) },
  },
  subscribeOnceOnIos: {
    missingSubscriptionCode: { ...bad, by: posting('iap/ios/norenew-subscribe', { transaction }) },
    missingReceipt: { ...bad, by: posting('iap/ios/norenew-subscribe', { sku: 's' }) },
    paymentMethodNotAvailable: {
      ...bad,
      by: posting('iap/ios/norenew-subscribe', { sku: 's', transaction }),
    },
  },
  cancelIos: {
    missingSubscription: { ...none, by: cancel('iap/ios/subscribe/cancel') },
    paymentMethodNotAvailable: { ...bad, by: paying('Apple', cancel('iap/ios/subscribe/cancel')) },
  },
  receiveStripeWebhook: {
    paymentMethodNotAvailable: { ...bad, isFree: true, by: ({ anyone }) => anyone.post('//stripe/webhooks') },
  },
};
