export { movePin, type MovePinInput, pinOrder } from './pages/move-pin.ts';
export {
  ARMOIRE_PRICE,
  type ArmoireAnswer,
  type ArmoireFind,
  buyArmoire,
  missingArmoire,
} from './armoire.ts';
export { gearPrice, isGearForGems } from './availability.ts';
export type { BuyInput } from './buy-types.ts';
export { buy, type BuyAnswer, buyInHourglassMode } from './buy.ts';
export { purchaseWithGems } from './gem-purchase.ts';
export { buyGemsForGold, gemCap, GOLD_PER_GEM } from './gold-to-gems.ts';
export { isMoreThanHatchable } from './hatchable.ts';
export { buyWithHourglass } from './hourglass.ts';
export type { Currency, ShopItem } from './items/item-types.ts';
export { shopItem, shopItems, type Visit, visit } from './items/item.ts';
export { isQuestLocked } from './items/quest-item.ts';
export { buyMarketGear } from './market-gear.ts';
export { buyMysterySet, mysterySetsInStore } from './mystery-set.ts';
export { backgroundSetsPage, customizationPage } from './pages/customizations.ts';
export { marketGearPage } from './pages/market-gear.ts';
export { featuredInMarket, marketPage } from './pages/market.ts';
export type { ShopCategory, ShopPage } from './pages/page-types.ts';
export { featuredQuests, questPage } from './pages/quests.ts';
export { rewardsColumn } from './pages/rewards.ts';
export { goldSets, seasonalPage } from './pages/seasonal.ts';
export { timeTravelersPage } from './pages/time-travelers.ts';
export { buyPotion, POTION_PRICE } from './potion.ts';
export { buyQuestForGems, buyQuestForGold } from './quest-purchase.ts';
export { sell, type SellInput } from './sell.ts';
export { buySpecialItem } from './special-item.ts';
export { unlock, type UnlockAnswer } from './unlock.ts';
export { ownsLook } from './owned-looks.ts';
export { findLook, type Look } from './wardrobe.ts';
export { marketExtras } from './pages/market-extras.ts';
