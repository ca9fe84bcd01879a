export { checkGiftMessage, type OrderFacts, type OrderRefusal, PRICE_CURRENCY, priceOf } from './order.ts';
export { hearOfPayment, type HeardPayment, type HeardReport, type PaymentScene } from './hear.ts';
export { type PaymentReport, type ProviderSubscription, stateAfter } from './transitions.ts';
export { endGroupSubscription, endSubscription } from './ended.ts';
