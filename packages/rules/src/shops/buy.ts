import type { PlayerScene } from '../scenes.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { refuse, type Result } from '../result.ts';
import { buyArmoire } from './armoire.ts';
import type { BuyInput } from './buy-types.ts';
import { type PurchaseWithGemsRefusal, purchaseWithGems } from './gem-purchase.ts';
import { type BuyGemsForGoldRefusal, buyGemsForGold } from './gold-to-gems.ts';
import { type BuyGryphatriceRefusal, buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { type BuyWithHourglassRefusal, buyWithHourglass } from './hourglass.ts';
import { type BuyMarketGearRefusal, buyMarketGear } from './market-gear.ts';
import { type BuyMysterySetRefusal, buyMysterySet } from './mystery-set.ts';
import { type BuyPotionRefusal, buyPotion } from './potion.ts';
import {
  type BuyQuestForGemsRefusal,
  type BuyQuestForGoldRefusal,
  buyQuestForGems,
  buyQuestForGold,
} from './quest-purchase.ts';
import { type BuySpecialItemRefusal, buySpecialItem } from './special-item.ts';

const SPECIAL_KEYS = new Set(['snowball', 'spookySparkles', 'shinySeed', 'seafoam']);

/** The kind of purchase implied by a key (rules-play-and-shops 4.1). */
const kindOf = ({ type, key }: BuyInput): string | undefined =>
  type ?? (key && SPECIAL_KEYS.has(key) ? 'special' : key);

/** Why {@link buy} refuses. */
export type BuyRefusal =
  | BuyWithHourglassRefusal
  | BuyQuestForGemsRefusal
  | PurchaseWithGemsRefusal
  | BuyMarketGearRefusal
  | BuyGemsForGoldRefusal
  | BuyQuestForGoldRefusal
  | BuyGryphatriceRefusal
  | BuySpecialItemRefusal
  | BuyPotionRefusal
  | BuyMysterySetRefusal
  | 'useUnlockForCosmetics';

/**
 * Buys anything: of the given kind, else of the kind implied by the key, else market gear
 * (rules-play-and-shops 4.1).
 */
export function buy(
  ctx: RuleContext,
  scene: PlayerScene,
  input: BuyInput,
): Result<Outcome<unknown>, BuyRefusal> {
  if (!input.key && input.type !== 'gems') return refuse('badRequest', 'missingKeyParam');
  switch (kindOf(input)) {
    case 'armoire':
      return buyArmoire(ctx, scene, input);
    case 'potion':
      return buyPotion(ctx, scene, input);
    case 'gems':
      return buyGemsForGold(ctx, scene, input);
    case 'quest':
      return buyQuestForGold(ctx, scene, input);
    case 'quests':
      return input.hourglass ? buyWithHourglass(ctx, scene, input) : buyQuestForGems(ctx, scene, input);
    case 'special':
      return buySpecialItem(ctx, scene, input);
    case 'mystery':
      return buyMysterySet(ctx, scene, input);
    case 'eggs':
    case 'hatchingPotions':
    case 'food':
    case 'gear':
    case 'bundles':
      return purchaseWithGems(ctx, scene, input);
    case 'pets':
      return input.key === GRYPHATRICE
        ? buyGryphatrice(ctx, scene, input)
        : buyWithHourglass(ctx, scene, input);
    case 'mounts':
      return buyWithHourglass(ctx, scene, input);
    case 'backgrounds':
      if (!input.hourglass) return refuse('badRequest', 'useUnlockForCosmetics');
      return buyWithHourglass(ctx, scene, input);
    default:
      return buyMarketGear(ctx, scene, input);
  }
}
