import { findSubscriptionBlock, type SubscriptionBlock } from '@everdeed/content';

const found = (keys: readonly string[]): readonly SubscriptionBlock[] =>
  keys.map(findSubscriptionBlock).filter((block) => block !== undefined);

/** Subscriptions that everybody can buy, the shortest first (rules-play-and-shops 8.1). */
export const openBlocks = () => found(['basic_earned', 'basic_3mo', 'basic_6mo', 'basic_12mo']);

/** The subscription that takes a coupon. */
export const couponBlock = () => found(['google_6mo']);

/** Cents for a month, and how many percent that is less than by the single month. */
export function worthOf({ months, price }: SubscriptionBlock): { monthly: number; saved: number } {
  const [single] = openBlocks();
  const monthly = price / months;
  const full = single?.price ?? monthly;
  return { monthly: Math.round(monthly * 100), saved: Math.round((1 - monthly / full) * 100) };
}
