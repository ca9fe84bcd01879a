import type { paymentCalls } from '@everdeed/contract';
import { changePlayer } from '../support/players.ts';
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
  (paymentMethod: string, by: (stage: Stage) => ReturnType<Stage['player']['get']>) =>
  async (stage: Stage) => {
    await stage.change((player) => {
      const plan = { ...player.purchased.plan, customerId: 'c', subscriptionId: 's', paymentMethod };
      return { ...player, purchased: { ...player.purchased, plan } };
    });
    return by(stage);
  };

const edit =
  (body: object = {}) =>
  ({ player }: Stage) =>
    player.post('//stripe/subscribe/edit', body);
const cancel =
  (path = 'stripe/subscribe/cancel') =>
  ({ player }: Stage) =>
    player.get(`//${path}`);

/** During the event of the pet that is sold, to somebody who has it. */
const atBirthday = () =>
  elsewhere({}, async (server) => {
    server.system.at = Date.parse('2023-02-01T12:00:00Z');
    const owner = await server.register('owner');
    const pets = { 'Gryphatrice-Jubilant': 5 };
    await changePlayer(server, owner, (player) => ({ ...player, items: { ...player.items, pets } }));
    return owner.post('//stripe/checkout-session', { sku: 'Gryphatrice-Jubilant' });
  });

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
    groupPolicyCannotGetGems: { awaits: 'group plans that keep gems for their leader' },
    invalidGemsBlock: { ...bad, by: checkout({}) },
    messageNotAvailable: { ...bad, by: checkout({ sku: 'Gryphatrice-Jubilant' }) },
    petsAlreadyOwned: { ...bad, by: atBirthday },
    groupNotFound: { ...gone, by: checkout({ sub: 'group_monthly', groupId: unknownId }) },
    missingSubscriptionCode: { ...bad, by: checkout({ sub: 'group_monthly' }) },
    couponCodeRequired: { ...bad, by: checkout({ sub: 'google_6mo' }) },
    invalidCoupon: { ...bad, by: checkout({ sub: 'google_6mo', coupon: 'NOT-A-CODE' }) },
    paymentMethodNotAvailable: { ...bad, by: checkout({ gemsBlock: '21gems' }) },
  },
  editStripeCard: {
    groupNotFound: { ...gone, by: edit({ groupId: unknownId }) },
    missingSubscription: { ...none, by: edit() },
    paymentMethodNotAvailable: { ...bad, by: paying('Stripe', edit()) },
  },
  cancelStripe: {
    groupNotFound: { ...gone, by: cancel(`stripe/subscribe/cancel?groupId=${unknownId}`) },
    missingSubscription: { ...none, by: cancel() },
    paymentMethodNotAvailable: { ...bad, by: paying('Stripe', cancel()) },
  },
  receiveStripeWebhook: {
    paymentMethodNotAvailable: { ...bad, by: ({ anyone }) => anyone.post('//stripe/webhooks') },
  },
};
