import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { checkGold, checkQuantity, GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';

/** Gold for one gem (seeds 1, section 9). */
export const GOLD_PER_GEM = 20;
/** Gems that can be bought with gold per period, without the subscription's extra (seeds 1, section 9). */
const BASE_CAP = 24;

/**
 * Maximum number of gems that a subscriber can buy with gold per period: 24 plus the subscription's extra,
 * which is at most 26 (rules-play-and-shops 8.2).
 */
export const gemCap = ({ purchased }: Pick<Player, 'purchased'>): number =>
  BASE_CAP + purchased.plan.consecutive.gemCapExtra;

type CheckConversionRefusal =
  | 'maxBuyGems'
  | 'messageNotEnoughGold'
  | 'mustSubscribeToPurchaseGems'
  | 'reachedGoldToGemCapQuantity';

function checkConversion(player: Player, quantity: number): Result<undefined, CheckConversionRefusal> {
  const { plan } = player.purchased;
  const convCap = gemCap(player);
  if (!plan.customerId) return refuse('notAuthorized', 'mustSubscribeToPurchaseGems');
  const affordable = checkGold(player, GOLD_PER_GEM * quantity);
  if (!affordable.ok) return affordable;
  if (plan.gemsBought >= convCap) return refuse('notAuthorized', 'maxBuyGems', { convCap });
  if (plan.gemsBought + quantity > convCap) {
    return refuse('notAuthorized', 'reachedGoldToGemCapQuantity', { convCap, quantity });
  }
  return done;
}

/** Why {@link buyGemsForGold} refuses. */
export type BuyGemsForGoldRefusal =
  | CheckConversionRefusal
  | 'groupPolicyCannotGetGems'
  | 'invalidQuantity'
  | 'missingKeyParam';

/** Buys gems with gold, for subscribers up to their cap (rules-play-and-shops 4.4). */
export function buyGemsForGold(
  _ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<Pick<Player, 'stats' | 'balance'>>, BuyGemsForGoldRefusal> {
  if (input.groupKeepsGems) return refuse('notAuthorized', 'groupPolicyCannotGetGems');
  if (!input.key) return refuse('badRequest', 'missingKeyParam');
  const quantity = checkQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const count = quantity.value;
  return attempt(
    player,
    (draft, journal) => {
      const allowed = checkConversion(draft, count);
      if (!allowed.ok) return allowed;
      moveBalance(draft, journal, count / GEMS_PER_BALANCE, 'buy_gold');
      draft.purchased.plan.gemsBought += count;
      draft.stats.gp -= GOLD_PER_GEM * count;
      journal.message = { key: 'plusGem', params: { count } };
      return done;
    },
    ({ stats, balance }) => ({ stats, balance }),
  );
}
