import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findMysterySet, type MysterySet, mysterySets, timeTravelStable } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { unpin } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import { isOffered } from '../schedule/offers.ts';
import type { Items, Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import type { BuyInput } from './buy-types.ts';
import { moveHourglasses } from '../wallet.ts';

/** Items and hourglasses after a purchase. */
export interface HourglassAnswer {
  readonly items: Items;
  readonly purchasedPlanConsecutive: Plan['consecutive'];
}

/** The answer of all purchases with hourglasses. */
export const hourglassAnswer = ({ items, purchased }: Player): HourglassAnswer => ({
  items,
  purchasedPlanConsecutive: purchased.plan.consecutive,
});

/** Whether the player has ever had the set, or its first item is waiting (rules-play-and-shops 6.5). */
function isKnown({ items, purchased }: Player, set: MysterySet): boolean {
  const [first] = set.items;
  if (first === undefined) return true;
  return items.gear.owned[first] !== undefined || purchased.plan.mysteryItems.includes(first);
}

/**
 * Whether the time travelers sell a set to this player; the four sets from the far future always
 * (rules-play-and-shops 6.5).
 */
function isInStore(player: Player, set: MysterySet, now: number): boolean {
  const isOut =
    timeTravelStable.alwaysAvailableMysterySets.includes(set.key) || isOffered('timeTravelers', set.key, now);
  return isOut && !isKnown(player, set);
}

/** The mystery sets that the time travelers sell to this player, oldest first. */
export const mysterySetsInStore = (player: Player, now: number): MysterySet[] =>
  mysterySets().filter((set) => isInStore(player, set, now));

/** Why {@link buyMysterySet} refuses. */
export type BuyMysterySetRefusal = 'missingKeyParam' | 'mysterySetNotFound' | 'notEnoughHourglasses';

/** Buys a whole mystery set for an hourglass (rules-play-and-shops 4.8). */
export function buyMysterySet(
  ctx: RuleContext,
  { player }: PlayerScene,
  { key }: BuyInput,
): Result<Outcome<HourglassAnswer>, BuyMysterySetRefusal> {
  if (!key) return refuse('badRequest', 'missingKeyParam');
  return attempt(
    player,
    (draft, journal) => {
      if (draft.purchased.plan.consecutive.trinkets <= 0)
        return refuse('notAuthorized', 'notEnoughHourglasses');
      const set = findMysterySet(key);
      if (!set || !isInStore(draft, set, ctx.now)) return refuse('notFound', 'mysterySetNotFound');
      for (const item of set.items) draft.items.gear.owned[item] = true;
      unpin(draft, `mystery.${key}`);
      moveHourglasses(ctx, draft, journal, -1, 'spend', { referenceText: nameRef('mysterySet', key) });
      journal.message = { key: 'hourglassPurchaseSet' };
      return done;
    },
    hourglassAnswer,
  );
}
