import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findSpell } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import { isOffered } from '../schedule/offers.ts';
import type { Player } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { checkGold, checkQuantity } from '../wallet.ts';

/** Why {@link buySpecialItem} refuses. */
export type BuySpecialItemRefusal =
  | 'cannotBuyItem'
  | 'invalidQuantity'
  | 'messageNotEnoughGold'
  | 'missingKeyParam'
  | 'spellNotFound';

/**
 * Buys transformation items in their season, and cards and cures at any time, into the inventory
 * (rules-play-and-shops 4.3).
 */
export function buySpecialItem(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<Pick<Player, 'items' | 'stats'>>, BuySpecialItemRefusal> {
  const { key } = input;
  if (!key) return refuse('badRequest', 'missingKeyParam');
  const quantity = checkQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const item = findSpell(key);
  if (item?.class !== 'special') return refuse('notFound', 'spellNotFound', { spellId: key });
  const cost = (item.value ?? 0) * quantity.value;
  return attempt(
    player,
    (draft, journal) => {
      const affordable = checkGold(draft, cost);
      if (!affordable.ok) return affordable;
      const isOutOfSeason = item.limited && !item.card && !isOffered('seasonalSpells', key, ctx.now);
      if (isOutOfSeason) return refuse('notAuthorized', 'cannotBuyItem');
      const { special } = draft.items;
      special[key] = Math.max(0, Number(special[key] ?? 0)) + quantity.value;
      draft.stats.gp -= cost;
      journal.message = { key: 'messageBought', params: { itemText: nameRef('spell', key) } };
      return done;
    },
    ({ items, stats }) => ({ items, stats }),
  );
}
