import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findEgg, findFood, findPotion } from '@everdeed/content';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';

/** What to sell, and how much of it. */
export interface SellInput {
  readonly type?: string | undefined;
  readonly key?: string | undefined;
  /** 1 if absent; 0 sells nothing. */
  readonly amount?: number | undefined;
}

/** Items that can be sold, by the name of their inventory. An item's price in gems is its value in gold. */
const worth = {
  eggs: (key: string) => findEgg(key)?.value,
  hatchingPotions: (key: string) => findPotion(key)?.value,
  food: (key: string) => findFood(key)?.value,
} as const;

const isSellable = (type: string): type is keyof typeof worth => Object.hasOwn(worth, type);

/** Why {@link sell} refuses. */
export type SellRefusal =
  | 'foodSaddleSellWarningNote'
  | 'missingKeyParam'
  | 'positiveAmountRequired'
  | 'typeNotSellable'
  | 'typeRequired'
  | 'userItemsKeyNotFound'
  | 'userItemsNotEnough';

/** Sells eggs, hatching potions or food for gold (rules-play-and-shops 4.11). */
export function sell(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { type, key, amount = 1 }: SellInput,
): Result<Outcome<Pick<Player, 'stats' | 'items'>>, SellRefusal> {
  if (!Number.isInteger(amount) || amount < 0) return refuse('badRequest', 'positiveAmountRequired');
  if (!type) return refuse('badRequest', 'typeRequired');
  if (!key) return refuse('badRequest', 'missingKeyParam');
  if (!isSellable(type)) {
    return refuse('notAuthorized', 'typeNotSellable', { acceptedTypes: Object.keys(worth).join(', ') });
  }
  return attempt(
    player,
    ({ items, stats }) => {
      const price = worth[type](key);
      const owned = items[type][key] ?? 0;
      if (price === undefined || owned <= 0) return refuse('notFound', 'userItemsKeyNotFound', { type });
      if (amount > owned) return refuse('notFound', 'userItemsNotEnough', { type });
      if (key === 'Saddle') return refuse('notAuthorized', 'foodSaddleSellWarningNote');
      items[type][key] = owned - amount;
      stats.gp += price * amount;
      return done;
    },
    ({ stats, items }) => ({ stats, items }),
  );
}
