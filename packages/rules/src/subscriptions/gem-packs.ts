import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findGemPack, type GemPack } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import { isGemSale } from '../schedule/events.ts';
import { GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';

/** Gems in a pack bought for oneself now; more during a sale (rules-play-and-shops 8.7). */
export const gemsOfPack = ({ gems, promoGems }: GemPack, now: number): number =>
  isGemSale(now) ? promoGems : gems;

/**
 * The pack with `key`, if the buyer may have gems at all (rules-play-and-shops 8.7, 8.9;
 * wire-groups-and-admin 7.9).
 */
export function checkGemPack(
  key: string,
  groupKeepsGems = false,
): Result<GemPack, 'groupPolicyCannotGetGems' | 'invalidGemsBlock'> {
  const pack = findGemPack(key);
  if (!pack) return refuse('badRequest', 'invalidGemsBlock');
  return groupKeepsGems ? refuse('notAuthorized', 'groupPolicyCannotGetGems') : accept(pack);
}

/** A paid gem pack. */
export interface PackOrder {
  readonly key: string;
  /** When it was offered, in ms: a sale counts that ran then. Absent: now. */
  readonly soldAt?: number;
}

/** Credits a paid gem pack to its buyer (rules-play-and-shops 8.7). */
export function creditGemPack(
  ctx: RuleContext,
  { player }: PlayerScene,
  { key, soldAt = ctx.now }: PackOrder,
): Result<Outcome<{ balance: number }>, 'groupPolicyCannotGetGems' | 'invalidGemsBlock'> {
  const found = checkGemPack(key);
  if (!found.ok) return found;
  const pack = found.value;
  return attempt(
    player,
    (draft, journal) => {
      moveBalance(draft, journal, gemsOfPack(pack, soldAt) / GEMS_PER_BALANCE, 'buy_money');
      draft.purchased.txnCount += 1;
      return done;
    },
    ({ balance }) => ({ balance }),
  );
}
