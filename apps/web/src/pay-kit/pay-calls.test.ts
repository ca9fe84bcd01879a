import { describe, expect, it } from 'vitest';
import type { Order } from './order.ts';
import { checkoutFor } from './pay-calls.ts';

interface Asked {
  readonly order: Order;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const orders: readonly Asked[] = [
  { order: { kind: 'gems', pack: '21gems' }, path: '/paypal/checkout', query: { gemsBlock: '21gems' } },
  {
    order: { kind: 'subscription', block: 'google_6mo', coupon: 'ABCD' },
    path: '/paypal/subscribe',
    query: { sub: 'google_6mo', coupon: 'ABCD' },
  },
  {
    order: { kind: 'giftGems', to: 'u', gems: 7, message: 'Bread & butter' },
    path: '/paypal/checkout',
    query: { gift: '{"type":"gems","uuid":"u","gems":{"amount":7},"message":"Bread & butter"}' },
  },
  {
    order: { kind: 'giftSubscription', to: 'u', block: 'basic_3mo', message: '' },
    path: '/paypal/checkout',
    query: { gift: '{"type":"subscription","uuid":"u","subscription":{"key":"basic_3mo"}}' },
  },
];

describe('a payment by PayPal', () => {
  it.each(orders)('of $order.kind asks for its page', ({ order, path, query }) => {
    const request = checkoutFor(order, 'paypal');
    const { pathname, searchParams } = new URL(request.path, 'https://site.example');
    expect([request.method, pathname]).toEqual(['GET', path]);
    expect(Object.fromEntries(searchParams)).toEqual({ ...query, noRedirect: 'true' });
  });
});
