import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { done, type Result } from '../result.ts';
import { notify } from '../notifications/notify.ts';
import { HARD_LEVEL_CAP, MAX_HEALTH, MAX_STAT_POINTS } from '../numbers/limits.ts';
import type { Player, Stats } from '../state/player.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import { addToStock } from '../state/stock.ts';
import { allocateOne } from './allocation.ts';
import { experienceToPass } from './experience.ts';

/** Quest scrolls that come with levels, in the order in which they are given (rules-scoring-and-day 2.4). */
const LEVEL_SCROLLS = [
  ['vice1', 30],
  ['atom1', 15],
  ['moonstone1', 60],
  ['goldenknight1', 40],
] as const;
/** Level from which somebody can begin again (rules-scoring-and-day 6.3). */
export const REBIRTH_LEVEL = 50;

/** New values to commit; they may be out of the storable range. */
export interface StatChange {
  hp: number;
  gp: number;
  exp: number;
}

/**
 * Commits new health, gold and experience to a draft: applies floors, level-ups, points and unlock
 * notifications. Records level-ups and scrolls in `tmp`. Source: rules-scoring-and-day 2.4.
 */
export function commitStats(
  ctx: RuleContext,
  player: Player,
  change: StatChange,
  tmp: ScoreTmp,
  events: RuleEvent[],
): void {
  const { stats } = player;
  stats.hp = Math.max(0, change.hp);
  stats.gp = Math.max(0, change.gp);
  const initialLvl = stats.lvl;
  stats.exp = climb(player, change.exp);
  if (change.exp !== stats.exp) {
    const step = { initialLvl, newLvl: stats.lvl };
    tmp.leveledUp = [...(tmp.leveledUp ?? []), step];
    events.push({ kind: 'leveledUp', userId: player._id, ...step });
  }
  unlock(ctx, player, tmp);
}

/** Gains every level that the experience suffices for and returns the remaining experience. */
function climb(player: Player, gained: number): number {
  const { stats } = player;
  let exp = gained;
  let needed = experienceToPass(stats.lvl);
  while (exp >= needed) {
    exp -= needed;
    stats.lvl = Math.min(stats.lvl + 1, HARD_LEVEL_CAP);
    needed = experienceToPass(stats.lvl);
    stats.hp = MAX_HEALTH;
    awardPoint(player);
  }
  return exp;
}

/** Recomputes free points from the level, so points lost by dying come back. */
function awardPoint(player: Player): void {
  const { stats } = player;
  const allocated = stats.str + stats.int + stats.con + stats.per;
  if (allocated + stats.points >= MAX_STAT_POINTS) return;
  if (player.preferences.automaticAllocation) allocateOne(player);
  else stats.points = freePoints(stats, allocated);
}

const freePoints = ({ lvl }: Stats, allocated: number): number =>
  Math.max(0, Math.min(lvl - allocated, MAX_STAT_POINTS - allocated));

function unlock(ctx: RuleContext, player: Player, tmp: ScoreTmp): void {
  const { stats, flags } = player;
  if (!flags.customizationsNotification && (stats.exp > 5 || stats.lvl > 1)) {
    flags.customizationsNotification = true;
  }
  if (!flags.itemsEnabled && (stats.exp > 10 || stats.lvl > 1)) flags.itemsEnabled = true;
  for (const [key, level] of LEVEL_SCROLLS) {
    if (stats.lvl < level || flags.levelDrops[key]) continue;
    flags.levelDrops[key] = true;
    addToStock(player.items, 'quests', key);
    tmp.drop = { type: 'Quest', key };
  }
  if (!flags.rebirthEnabled && stats.lvl >= REBIRTH_LEVEL) {
    flags.rebirthEnabled = true;
    notify(ctx, player, 'REBIRTH_ENABLED');
  }
}

/** Commits the stored values as they are, so that pending level-ups happen and negative health becomes 0. */
export function statSync(ctx: RuleContext, { player }: PlayerScene): Result<Outcome<Player>> {
  return attempt(
    player,
    (draft, journal) => {
      const { hp, gp, exp } = draft.stats;
      commitStats(ctx, draft, { hp, gp, exp }, {}, journal.events);
      return done;
    },
    (after) => after,
  );
}
