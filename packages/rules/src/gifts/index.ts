export { type GemGift, type GemTransfer, giftPaidGems, type PaidGemGift, transferGems } from './gems.ts';
export { nameOf } from './paid-gift.ts';
export { giveSubscription, MAX_GIFT_MESSAGE, type SubscriptionGift } from './subscription.ts';
