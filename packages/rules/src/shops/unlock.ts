import type { PlayerScene } from '../scenes.ts';
import { attempt, type Journal } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { unpin } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import { isOffered } from '../schedule/offers.ts';
import type { Player } from '../state/player.ts';
import { checkBalance, moveBalance } from '../wallet.ts';
import { ownsLook } from './owned-looks.ts';
import { findLook, giveLook, type Look, wearLook } from './wardrobe.ts';

/** Parts of the player that unlocking can change. */
export type UnlockAnswer = Pick<Player, 'purchased' | 'preferences' | 'items'>;

/** Why {@link unlock} refuses. */
export type UnlockRefusal =
  | CheckSetRefusal
  | 'incentiveBackgroundsUnlockedWithCheckins'
  | 'notAvailable'
  | 'pathRequired';

/**
 * Unlocks an appearance option for gems, or a whole set if its paths are joined by commas; a single option
 * that is already owned is put on instead (rules-play-and-shops 4.10).
 */
export function unlock(
  ctx: RuleContext,
  { player }: PlayerScene,
  { path }: { readonly path?: string | undefined },
): Result<Outcome<UnlockAnswer>, UnlockRefusal> {
  if (!path) return refuse('badRequest', 'pathRequired');
  const paths = path.split(',');
  const look = findLook(paths[0] ?? '');
  if (!look) return refuse('badRequest', 'invalidUnlockSet');
  return attempt(
    player,
    (draft, journal) => {
      const open = checkBackground(ctx, draft, look, paths.length > 1);
      if (!open.ok) return open;
      return paths.length > 1 ? unlockSet(draft, journal, look, paths) : unlockOne(draft, journal, look);
    },
    ({ purchased, preferences, items }) => ({ purchased, preferences, items }),
  );
}

/**
 * Checks that backgrounds are in season, except a single owned one; check-in backgrounds can never be bought
 * (seeds: checked first).
 */
function checkBackground(
  ctx: RuleContext,
  player: Player,
  { path, background }: Look,
  isSet: boolean,
): Result<undefined, 'incentiveBackgroundsUnlockedWithCheckins' | 'notAvailable'> {
  if (!background || (!isSet && ownsLook(player, path))) return done;
  if (background.kind === 'incentive')
    return refuse('badRequest', 'incentiveBackgroundsUnlockedWithCheckins');
  return isOffered('backgrounds', background.set, ctx.now) ? done : refuse('notAuthorized', 'notAvailable');
}

const isSameSet = (paths: readonly string[], setPaths: readonly string[]): boolean =>
  paths.length === setPaths.length &&
  new Set(paths).size === paths.length &&
  setPaths.every((path) => paths.includes(path));

type CheckSetRefusal = 'alreadyUnlocked' | 'alreadyUnlockedPart' | 'invalidUnlockSet' | 'notEnoughGems';

/** Refuses a set whose missing parts would be cheaper one by one. */
function checkSet(player: Player, look: Look, paths: readonly string[]): Result<undefined, CheckSetRefusal> {
  if (!isSameSet(paths, look.setPaths)) return refuse('badRequest', 'invalidUnlockSet');
  const missing = paths.filter((path) => !ownsLook(player, path)).length;
  if (missing === 0) return refuse('notAuthorized', 'alreadyUnlocked');
  if (missing * look.price < look.setPrice) return refuse('notAuthorized', 'alreadyUnlockedPart');
  return checkBalance(player, look.setPrice);
}

function unlockSet(
  player: Player,
  journal: Journal,
  look: Look,
  paths: readonly string[],
): Result<undefined, CheckSetRefusal> {
  const allowed = checkSet(player, look, paths);
  if (!allowed.ok) return allowed;
  for (const path of paths) {
    giveLook(player, path);
    const pinPath = look.background && findLook(path)?.pinPath;
    if (pinPath) unpin(player, pinPath);
  }
  pay(player, journal, look.setPrice, paths.join(','));
  return done;
}

function unlockOne(
  player: Player,
  journal: Journal,
  look: Look,
): Result<undefined, 'invalidUnlockSet' | 'notEnoughGems'> {
  if (ownsLook(player, look.path)) {
    wearLook(player, look.path);
    return done;
  }
  if (!look.price) return refuse('badRequest', 'invalidUnlockSet');
  const affordable = checkBalance(player, look.price);
  if (!affordable.ok) return affordable;
  giveLook(player, look.path);
  unpin(player, look.pinPath);
  pay(player, journal, look.price, look.path);
  return done;
}

function pay(player: Player, journal: Journal, cost: number, path: string): void {
  moveBalance(player, journal, -cost, 'spend', { reference: path });
  journal.message = { key: 'unlocked' };
}
