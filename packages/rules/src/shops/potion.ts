import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Stats } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { checkGold, checkQuantity } from '../wallet.ts';

/** Gold for a health potion (seeds 1, section 9). */
export const POTION_PRICE = 25;
/** Health that a potion gives (seeds 1, section 9). */
const POTION_HEALTH = 15;

/** Why {@link buyPotion} refuses. */
export type BuyPotionRefusal =
  | 'invalidQuantity'
  | 'messageHealthAlreadyMax'
  | 'messageHealthAlreadyMin'
  | 'messageNotEnoughGold';

/**
 * Drinks health potions; costs the full price even if health is full before the last one
 * (rules-play-and-shops 4.2).
 */
export function buyPotion(
  _ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<Stats>, BuyPotionRefusal> {
  const quantity = checkQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const cost = POTION_PRICE * quantity.value;
  return attempt(
    player,
    (draft, journal) => {
      const { stats } = draft;
      const affordable = checkGold(draft, cost);
      if (!affordable.ok) return affordable;
      if (stats.hp >= MAX_HEALTH) return refuse('notAuthorized', 'messageHealthAlreadyMax');
      if (stats.hp <= 0) return refuse('notAuthorized', 'messageHealthAlreadyMin');
      stats.hp = Math.min(MAX_HEALTH, stats.hp + POTION_HEALTH * quantity.value);
      stats.gp -= cost;
      journal.message = { key: 'messageBought', params: { itemText: nameRef('message', 'potionText') } };
      return done;
    },
    ({ stats }) => stats,
  );
}
