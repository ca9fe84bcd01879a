import { describe, expect, it } from 'vitest';
import { type CheckoutBody, bodyOf, type Order } from './order.ts';
import { placeAfterError, placeAfterSuccess } from './return-place.ts';
import { savedOf, type SavedPayment } from './saved-payment.ts';

const saved = (change: Partial<SavedPayment>): SavedPayment => ({
  paymentCompleted: false,
  paymentType: 'gems',
  ...change,
});
const plan = (change: Partial<SavedPayment>) => saved({ paymentType: 'groupPlan', ...change });
const party = { _id: 'p', type: 'party' } as const;
const guild = { _id: 'g', type: 'guild' } as const;

describe('a payment that was made leads', () => {
  it.each([
    { why: 'to the tasks with gems', at: saved({}), to: '/' },
    {
      why: 'to the subscription',
      at: saved({ paymentType: 'subscription' }),
      to: '/user/settings/subscription',
    },
    {
      why: 'to the subscription after a new card',
      at: saved({ paymentType: 'subscription', isStripeEdit: true }),
      to: '/user/settings/subscription',
    },
    {
      why: 'to the subscription after giving one',
      at: saved({ paymentType: 'gift-subscription', gift: { uuid: 'u' } }),
      to: '/user/settings/subscription',
    },
    { why: 'to the tasks after giving gems', at: saved({ paymentType: 'gift-gems' }), to: '/' },
    { why: 'to the board of a group', at: plan({ group: guild }), to: '/group-plans/g/task-information' },
    {
      why: 'to the bills of a group after a new card',
      at: plan({ isStripeEdit: true, groupId: 'g' }),
      to: '/group-plans/g/billing',
    },
    { why: 'to the tasks where nothing is known of it', at: undefined, to: '/' },
  ])('$why', ({ at, to }) => {
    expect(placeAfterSuccess(at)).toBe(to);
  });
});

describe('a payment that was not made leads', () => {
  it.each([
    { why: 'back to the gems', at: saved({}), to: '/?openGemsModal=true' },
    {
      why: 'back to the subscription',
      at: saved({ paymentType: 'subscription' }),
      to: '/user/settings/subscription',
    },
    {
      why: 'to the profile of whom a subscription was for',
      at: saved({ paymentType: 'gift-subscription', gift: { uuid: 'u' } }),
      to: '/profile/u',
    },
    {
      why: 'to the profile of whom gems were for',
      at: saved({ paymentType: 'gift-gems', gift: { uuid: 'u' } }),
      to: '/profile/u',
    },
    {
      why: 'to the bills of a group whose card was to change',
      at: plan({ isStripeEdit: true, groupId: 'g' }),
      to: '/group-plans/g/billing',
    },
    { why: 'to the group plans from a new group', at: plan({ newGroup: true }), to: '/group-plans' },
    { why: 'to the party', at: plan({ group: party }), to: '/party' },
    { why: 'to the guild', at: plan({ group: guild }), to: '/groups/guild/g' },
    { why: 'to the tasks where nothing is known of it', at: undefined, to: '/' },
  ])('$why', ({ at, to }) => {
    expect(placeAfterError(at)).toBe(to);
  });
});

interface Ordered {
  readonly order: Order;
  readonly body: CheckoutBody;
  readonly type: SavedPayment['paymentType'];
}

const orders: readonly Ordered[] = [
  { order: { kind: 'gems', pack: '21gems' }, body: { gemsBlock: '21gems' }, type: 'gems' },
  {
    order: { kind: 'subscription', block: 'basic_3mo' },
    body: { sub: 'basic_3mo' },
    type: 'subscription',
  },
  {
    order: { kind: 'subscription', block: 'google_6mo', coupon: 'ABCD' },
    body: { sub: 'google_6mo', coupon: 'ABCD' },
    type: 'subscription',
  },
  {
    order: { kind: 'giftGems', to: 'u', gems: 7, message: ' For the bread ' },
    body: { gift: { type: 'gems', uuid: 'u', gems: { amount: 7 }, message: 'For the bread' } },
    type: 'gift-gems',
  },
  {
    order: { kind: 'giftSubscription', to: 'u', block: 'basic_3mo', message: ' ' },
    body: { gift: { type: 'subscription', uuid: 'u', subscription: { key: 'basic_3mo' } } },
    type: 'gift-subscription',
  },
];

describe('an order', () => {
  it.each(orders)('of $order.kind is sent and kept', ({ order, body, type }) => {
    expect(bodyOf(order)).toEqual(body);
    expect(savedOf(order)).toMatchObject({ paymentCompleted: false, paymentType: type });
  });
});
