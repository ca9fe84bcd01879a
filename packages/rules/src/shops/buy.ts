import type { RuleContext } from '../command.ts';
import type { OldOutcome } from '../outcome.ts';
import { refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import { buyArmoire } from './armoire.ts';
import type { BuyInput } from './buy-types.ts';
import { purchaseWithGems } from './gem-purchase.ts';
import { buyGemsForGold } from './gold-to-gems.ts';
import { buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { buyWithHourglass } from './hourglass.ts';
import { buyMarketGear } from './market-gear.ts';
import { buyMysterySet } from './mystery-set.ts';
import { buyPotion } from './potion.ts';
import { buyQuestForGems, buyQuestForGold } from './quest-purchase.ts';
import { buySpecialItem } from './special-item.ts';

const SPECIAL_KEYS = new Set(['snowball', 'spookySparkles', 'shinySeed', 'seafoam']);

/** The kind of purchase that a key alone means (rules-play-and-shops 4.1). */
const kindOf = ({ type, key }: BuyInput): string | undefined =>
  type ?? (key && SPECIAL_KEYS.has(key) ? 'special' : key);

/** Buys anything: the kind named, else the one the key means, else market gear (rules-play-and-shops 4.1). */
export function buy(ctx: RuleContext, player: Player, input: BuyInput): Result<OldOutcome<unknown>> {
  if (!input.key && input.type !== 'gems') return refuse('badRequest', 'missingKeyParam');
  switch (kindOf(input)) {
    case 'armoire':
      return buyArmoire(ctx, player, input);
    case 'potion':
      return buyPotion(player, input);
    case 'gems':
      return buyGemsForGold(player, input);
    case 'quest':
      return buyQuestForGold(player, input);
    case 'quests':
      return input.hourglass ? buyWithHourglass(ctx, player, input) : buyQuestForGems(ctx, player, input);
    case 'special':
      return buySpecialItem(ctx, player, input);
    case 'mystery':
      return buyMysterySet(ctx, player, input);
    case 'eggs':
    case 'hatchingPotions':
    case 'food':
    case 'gear':
    case 'bundles':
      return purchaseWithGems(ctx, player, input);
    case 'pets':
      return input.key === GRYPHATRICE
        ? buyGryphatrice(ctx, player, input)
        : buyWithHourglass(ctx, player, input);
    case 'mounts':
      return buyWithHourglass(ctx, player, input);
    case 'backgrounds':
      if (!input.hourglass) return refuse('badRequest', 'useUnlockForCosmetics');
      return buyWithHourglass(ctx, player, input);
    default:
      return buyMarketGear(ctx, player, input);
  }
}
