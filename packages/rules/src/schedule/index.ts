export { shopDay, type ShopDay, startOfShopDay } from './clock.ts';
export { currentSet } from './current-sets.ts';
export { isGemSale, isGiftOneGetOne, type WorldEvent, worldEvents } from './events.ts';
export { endEvent, type EventStepRefusal, MAX_EVENT_DAYS, startEvent } from './event-runs.ts';
export { galaAt, galaBounds, seasonYear } from './galas.ts';
export { isOffered, type Offer, offerAt, offerEnd, type OfferType, offerTypes } from './offers.ts';
export { isGearReleased, isItemReleased, releasedArmoire } from './release.ts';
export { type FoolsClient, foolsPicture } from './april-fools.ts';
