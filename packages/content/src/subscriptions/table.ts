import type { SubscriptionBlock } from './types.ts';

/** Subscription blocks (catalogue subscriptions.json). */
// biome-ignore format: one row a line
export const subscriptionBlocks: readonly SubscriptionBlock[] = [
  { key: 'basic_earned', target: 'user', canSubscribe: true, months: 1, price: 5 },
  { key: 'basic_3mo', target: 'user', canSubscribe: true, months: 3, price: 15 },
  { key: 'basic_6mo', target: 'user', canSubscribe: true, months: 6, price: 30 },
  { key: 'google_6mo', target: 'user', canSubscribe: true, months: 6, price: 24, discount: true, original: 30 },
  { key: 'basic_12mo', target: 'user', canSubscribe: true, months: 12, price: 48 },
  { key: 'group_monthly', target: 'group', canSubscribe: true, months: 1, price: 9, quantity: 3 },
  { key: 'group_plan_auto', target: 'user', canSubscribe: false, months: 0, price: 0, quantity: 1 },
];
