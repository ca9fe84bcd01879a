import type { PlayerScene } from '../scenes.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { refuse, type Result } from '../result.ts';
import { type ArmoireAnswer, buyArmoire } from './armoire.ts';
import type { BuyInput } from './buy-types.ts';
import { type GemAnswer, type PurchaseWithGemsRefusal, purchaseWithGems } from './gem-purchase.ts';
import { type BuyGemsForGoldRefusal, buyGemsForGold } from './gold-to-gems.ts';
import { type BuyGryphatriceRefusal, buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { type BuyWithHourglassRefusal, buyWithHourglass } from './hourglass.ts';
import { type BuyMarketGearRefusal, buyMarketGear, type GearAnswer } from './market-gear.ts';
import { type BuyMysterySetRefusal, buyMysterySet, type HourglassAnswer } from './mystery-set.ts';
import { type BuyPotionRefusal, buyPotion } from './potion.ts';
import {
  type BuyQuestForGemsRefusal,
  type BuyQuestForGoldRefusal,
  buyQuestForGems,
  buyQuestForGold,
} from './quest-purchase.ts';
import { type BuySpecialItemRefusal, buySpecialItem } from './special-item.ts';
import { checkQuantity } from '../wallet.ts';
import type { Amounts, Player, Stats } from '../state/player.ts';

const SPECIAL_KEYS: ReadonlySet<string> = new Set(['snowball', 'spookySparkles', 'shinySeed', 'seafoam']);
/** Keys that say themselves what kind of purchase they mean. */
const SPEAKING_KEYS: ReadonlySet<string> = new Set(['armoire', 'mystery', 'potion', 'quest', 'special']);

/** The kind of purchase (rules-play-and-shops 4.1); undefined: market gear. */
function kindOf({ type, key = '' }: BuyInput): string | undefined {
  if (type !== undefined) return type;
  if (SPECIAL_KEYS.has(key)) return 'special';
  return SPEAKING_KEYS.has(key) ? key : undefined;
}

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

/** What {@link buy} answers, which depends on what is bought. */
export type BuyAnswer =
  | GearAnswer
  | GemAnswer
  | ArmoireAnswer
  | HourglassAnswer
  | Pick<Player, 'items' | 'stats'>
  | Pick<Player, 'stats' | 'balance'>
  | Stats
  | Amounts;

/**
 * Buys anything: of the given kind, else of the kind implied by the key, else market gear
 * (rules-play-and-shops 4.1).
 */
export function buy(
  ctx: RuleContext,
  scene: PlayerScene,
  input: BuyInput,
): Result<Outcome<BuyAnswer>, BuyRefusal> {
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

const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['pets', 'mounts']);

/**
 * Buys in hourglass mode: what is sold for hourglasses for these, anything else as ever (rules-play-and-shops 4.1).
 * Pets and mounts come one at a time, however many are asked for (corrections of the wire documents, 15).
 */
export function buyInHourglassMode(
  ctx: RuleContext,
  scene: PlayerScene,
  input: BuyInput & { readonly type: string },
): Result<Outcome<BuyAnswer>, BuyRefusal> {
  const wanted = checkQuantity(input.quantity);
  if (!wanted.ok) return wanted;
  const quantity = ONE_AT_A_TIME.has(input.type) ? 1 : wanted.value;
  return buy(ctx, scene, { ...input, quantity, hourglass: true });
}
