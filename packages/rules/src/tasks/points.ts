import { roundHalfUp } from '../numbers/format.ts';
import { clamp } from '../numbers/format.ts';
import { experienceFactor, goldFactor, healthShare } from '../stats/effects.ts';
import type { Scoring } from './scoring.ts';

const EXPERIENCE_PER_DELTA = 6;

/** Experience and gold for a delta; both negative for a negative one (rules-scoring-and-day 1.7). */
export function gainPoints(scoring: Scoring, delta: number): void {
  const { task, powers, crit, change } = scoring;
  change.exp += roundHalfUp(
    delta * experienceFactor(powers.int) * task.priority * crit * EXPERIENCE_PER_DELTA,
  );
  change.gp += streakBonus(scoring, delta * task.priority * crit * goldFactor(powers.per));
}

/** Gold with the streak bonus of a daily: one per cent per day of the streak before this scoring. */
function streakBonus({ task, direction, tmp }: Scoring, gold: number): number {
  if (task.type !== 'daily' || !task.streak) return gold;
  const streak = direction === 'up' ? task.streak : task.streak - 1;
  const bonus = (gold * streak) / 100;
  if (streak > 0 && gold > 0) tmp.streakBonus = bonus;
  return gold * (1 + streak / 100);
}

/** Health lost by a negative delta, to one decimal; group dailies cost none (rules-scoring-and-day 1.8). */
export function loseHealth({ task, powers, change }: Scoring, delta: number): void {
  if (task.type === 'daily' && task.group.id) return;
  change.hp += roundHalfUp(delta * healthShare(powers.con) * task.priority * 2 * 10) / 10;
}

/** Adds an amount of mana, including the critical hit, between 0 and the maximum (rules-scoring-and-day 1.6). */
export function changeMana({ player, powers, crit, direction }: Scoring, amount: number): void {
  const signed = direction === 'up' ? amount : -amount;
  player.stats.mp = clamp(Math.min(player.stats.mp + signed * crit, powers.maxMP), 0, Infinity);
}
