import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt, type Journal } from '../attempt.ts';
import { classLevel, findClass } from '@everdeed/content';
import { cappedLevel } from '../numbers/limits.ts';
import type { Outcome } from '../outcome.ts';
import { pinNextGear, unpinNextGear, unpinOwnedGear } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import { checkBalance, moveBalance } from '../wallet.ts';
import type { Player, PlayerClass } from '../state/player.ts';

/** Balance units of a class change: 3 gems (rules-play-and-shops 0.2). */
export const CLASS_CHANGE_COST = 0.75;

type ClassAnswer = Pick<Player, 'stats' | 'flags' | 'items' | 'preferences'>;

/** Why {@link changeClass} refuses. */
export type ChangeClassRefusal = 'invalidClass' | 'lvl10ChangeClass' | 'notEnoughGems';

/**
 * Chooses or changes the class; without a name, only resets it (rules-play-and-shops 1.1, 1.2). `mage` means
 * wizard (seeds). Nothing is unequipped and buffs stay.
 */
export function changeClass(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { name }: { readonly name?: string | undefined } = {},
): Result<Outcome<ClassAnswer>, ChangeClassRefusal> {
  if (player.stats.lvl < classLevel) return refuse('notAuthorized', 'lvl10ChangeClass');
  const chosen = name ? findClass(name) : undefined;
  if (name && !chosen) return refuse('badRequest', 'invalidClass');
  return attempt(
    player,
    (draft, journal) => {
      const reset = !chosen || draft.flags.classSelected ? resetClass(draft, journal) : done;
      if (reset.ok && chosen) takeClass(draft, chosen);
      return reset;
    },
    ({ stats, flags, items, preferences }) => ({ stats, flags, items, preferences }),
  );
}

function resetClass(player: Player, journal: Journal): Result<undefined, 'notEnoughGems'> {
  const { stats, preferences } = player;
  unpinNextGear(player);
  if (preferences.disableClasses) {
    preferences.disableClasses = false;
    preferences.automaticAllocation = false;
  } else {
    const affordable = checkBalance(player, CLASS_CHANGE_COST);
    if (!affordable.ok) return affordable;
    moveBalance(player, journal, -CLASS_CHANGE_COST, 'change_class');
  }
  Object.assign(stats, { str: 0, con: 0, per: 0, int: 0, points: cappedLevel(stats.lvl) });
  player.flags.classSelected = false;
  return done;
}

function takeClass(player: Player, chosen: PlayerClass): void {
  const { owned } = player.items.gear;
  player.stats.class = chosen;
  player.flags.classSelected = true;
  pinNextGear(player);
  owned[`weapon_${chosen}_0`] = true;
  if (chosen === 'rogue') owned.shield_rogue_0 = true;
  unpinOwnedGear(player);
}

/**
 * Opts out of classes, free of charge: the player becomes a warrior with all points in strength and automatic
 * allocation on (rules-play-and-shops 1.3; the seeds turn allocation on).
 */
export function disableClasses(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Pick<Player, 'stats' | 'flags' | 'preferences'>>> {
  return attempt(
    player,
    ({ stats, flags, preferences }) => {
      Object.assign(stats, { class: 'warrior', str: cappedLevel(stats.lvl), points: 0 });
      flags.classSelected = true;
      preferences.disableClasses = true;
      preferences.automaticAllocation = true;
      return done;
    },
    ({ stats, flags, preferences }) => ({ stats, flags, preferences }),
  );
}
