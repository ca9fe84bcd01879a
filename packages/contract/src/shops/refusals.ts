/** Why buying things of a kind is refused, in the order of the checks (wire-user-and-tasks 3.4). */
export const gearRefusals = [
  'itemNotFound',
  'messageNotEnoughGold',
  'cannotBuyItem',
  'equipmentAlreadyOwned',
  'previousGearNotOwned',
] as const;
/** For health potions. */
export const potionRefusals = [
  'messageNotEnoughGold',
  'messageHealthAlreadyMax',
  'messageHealthAlreadyMin',
] as const;
/** For mystery sets. */
export const mysteryRefusals = ['notEnoughHourglasses', 'mysterySetNotFound'] as const;
/** For quests, for gold. */
export const questRefusals = [
  'questNotFound',
  'questNotGoldPurchasable',
  'questUnlockLostMasterclasser',
  'mustComplete',
  'messageNotEnoughGold',
] as const;
/** For cards, transformation items and their cures. */
export const specialRefusals = ['spellNotFound', 'messageNotEnoughGold', 'cannotBuyItem'] as const;

/** For anything, in whatever way it is asked for. */
const anyRefusals = [
  'invalidQuantity',
  'messageNotAbleToBuyInBulk',
  ...gearRefusals,
  'messageHealthAlreadyMax',
  'messageHealthAlreadyMin',
  ...mysteryRefusals,
  'questNotFound',
  'questNotGoldPurchasable',
  'questUnlockLostMasterclasser',
  'mustComplete',
  'spellNotFound',
  'groupPolicyCannotGetGems',
  'mustSubscribeToPurchaseGems',
  'maxBuyGems',
  'reachedGoldToGemCapQuantity',
  'contentKeyNotFound',
  'alreadyHave',
  'messageNotAvailable',
  'notAvailable',
  'notEnoughGems',
  'notAllowedHourglass',
  'petsAlreadyOwned',
  'mountsAlreadyOwned',
] as const;
/** For anything, asked for by its kind. */
export const plainRefusals = [...anyRefusals, 'questNotGemPurchasable', 'useUnlockForCosmetics'] as const;
/** For anything in hourglass mode. */
export const hourglassRefusals = [...anyRefusals, 'backgroundAlreadyOwned'] as const;
