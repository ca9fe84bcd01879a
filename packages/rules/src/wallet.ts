import type { LedgerKind } from './ledger.ts';
import type { Journal } from './attempt.ts';
import type { RuleContext } from './command.ts';
import { accept, done, refuse, type Result } from './result.ts';
import type { Player } from './state/player.ts';

/** One unit of balance is shown to players as 4 gems (rules-play-and-shops 0.2). */
export const GEMS_PER_BALANCE = 4;

/** The subject of a movement: an item key or another player's id, and a text for it. */
export interface Reference {
  readonly reference?: string;
  readonly referenceText?: string;
}

/** Adds `amount` balance units (negative to spend) and records it (rules-play-and-shops 4.16). */
export function moveBalance(
  player: Player,
  journal: Journal,
  amount: number,
  kind: LedgerKind,
  about: Reference = {},
): void {
  player.balance += amount;
  journal.ledger.push({
    userId: player._id,
    currency: 'gems',
    kind,
    amount,
    currentAmount: player.balance,
    ...about,
  });
}

/**
 * Adds or spends hourglasses and records it. Every movement, even spending, sets the day when an hourglass
 * was last received; clients and the vectors rely on it (rules-play-and-shops 4.16).
 */
export function moveHourglasses(
  ctx: RuleContext,
  player: Player,
  journal: Journal,
  amount: number,
  kind: LedgerKind,
  about: Reference = {},
): void {
  const { consecutive } = player.purchased.plan;
  consecutive.trinkets += amount;
  consecutive.lastHourglassReceived = new Date(ctx.now).toISOString();
  journal.ledger.push({
    userId: player._id,
    currency: 'hourglasses',
    kind,
    amount,
    currentAmount: consecutive.trinkets,
    ...about,
  });
}

/** Refuses if the player has fewer than `cost` balance units. */
export function checkBalance(player: Player, cost: number): Result<undefined, 'notEnoughGems'> {
  return player.balance < cost ? refuse('notAuthorized', 'notEnoughGems') : done;
}

/** Refuses if the player has less gold than `cost`. */
export function checkGold(player: Player, cost: number): Result<undefined, 'messageNotEnoughGold'> {
  return player.stats.gp < cost ? refuse('notAuthorized', 'messageNotEnoughGold') : done;
}

/**
 * Checks for a whole number of at least 1, required by every purchase (rules-play-and-shops 4.1); absent and
 * 0 count as 1.
 */
export function checkQuantity(quantity: number | undefined): Result<number, 'invalidQuantity'> {
  const wanted = quantity === undefined || quantity === 0 ? 1 : quantity;
  return Number.isInteger(wanted) && wanted >= 1 ? accept(wanted) : refuse('badRequest', 'invalidQuantity');
}

/** Checks for a quantity of 1, for items never sold in bulk (rules-play-and-shops 4.1). */
export function checkSingle(
  quantity: number | undefined,
): Result<number, 'invalidQuantity' | 'messageNotAbleToBuyInBulk'> {
  const wanted = checkQuantity(quantity);
  return wanted.ok && wanted.value > 1 ? refuse('notAuthorized', 'messageNotAbleToBuyInBulk') : wanted;
}
