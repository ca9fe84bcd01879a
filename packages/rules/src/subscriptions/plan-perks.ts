import type { Journal } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { queueMysteryItems } from '../day/plan-months.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { moveHourglasses } from '../wallet.ts';
import type { Player } from '../state/player.ts';
import { isSameMonth } from './months.ts';

/** Months of the plan with perks of its own, its gem cap, and its hourglasses (rules-play-and-shops 8.2). */
const LONG_BLOCK = 12;
const FULL_CAP_EXTRA = 26;
const LONG_BLOCK_HOURGLASSES = 12;

/** The pet of every subscriber and, for group plans, the mount (rules-play-and-shops 2.9). */
export const SUBSCRIBER_PET = 'Jackalope-RoyalPurple';

/** Gives every new subscriber the pet and this month's mystery items (rules-play-and-shops 8.3, step 4). */
export function giveWelcomeItems(ctx: RuleContext, player: Player): void {
  player.items.pets[SUBSCRIBER_PET] = NEW_PET;
  queueMysteryItems(ctx, player, 1);
}

/** What determines the perks of a purchase. */
export interface PerkTerms {
  readonly months: number;
  /** Whether the player pays for it and it renews itself, unlike a gift. */
  readonly isOwnRecurring: boolean;
  /** Whether the player was subscribed before this purchase. */
  readonly wasSubscribed: boolean;
}

/** Grants the gem cap and hourglasses of a purchase (rules-play-and-shops 8.3, step 5). */
export function grantPurchasePerks(
  ctx: RuleContext,
  player: Player,
  journal: Journal,
  terms: PerkTerms,
): void {
  const { plan } = player.purchased;
  const { lastHourglassReceived } = plan.consecutive;
  if (terms.months <= 0) return;
  if (terms.months === LONG_BLOCK) {
    plan.consecutive.gemCapExtra = FULL_CAP_EXTRA;
    if (terms.isOwnRecurring && !plan.hourglassPromoReceived) {
      plan.hourglassPromoReceived = new Date(ctx.now).toISOString();
      moveHourglasses(ctx, player, journal, LONG_BLOCK_HOURGLASSES, 'subscription_bonus');
    }
  }
  const hadThisMonth = lastHourglassReceived && isSameMonth(Date.parse(lastHourglassReceived), ctx.now);
  if (!terms.wasSubscribed && !hadThisMonth) moveHourglasses(ctx, player, journal, 1, 'subscription_perks');
}
