import type { RuleContext } from '../command.ts';
import type { Attribute } from '../state/task.ts';
import { computedStat, type StatSource } from './computed-stats.ts';

/** Chance of a critical hit without any attribute points. */
const BASE_CHANCE = 0.03;

/** Chance of a critical hit for a computed attribute, 0 to 1 (rules-scoring-and-day 1.5). */
export const criticalChance = (stat: number, chance = BASE_CHANCE): number => chance * (1 + stat / 100);

/** Multiplier of a critical hit for a computed attribute: 1.5, growing towards 5.5 (rules-scoring-and-day 1.5). */
export const criticalMultiplier = (stat: number): number => 1.5 + (4 * stat) / (stat + 200);

/**
 * Rolls for a critical hit and returns its multiplier, or 1. Source: rules-scoring-and-day 1.5. The reference
 * derives its roll from the player's stats; here the dice decide whether to do the same.
 */
export function rollCritical(
  ctx: RuleContext,
  player: StatSource,
  attribute: Attribute = 'str',
  chance = BASE_CHANCE,
): number {
  const stat = computedStat(player, attribute);
  return drawOf(ctx, player) <= criticalChance(stat, chance) ? criticalMultiplier(stat) : 1;
}

function drawOf({ dice }: RuleContext, { stats }: StatSource): number {
  if (!dice.rollCritical) return dice.roll();
  const numbers = Object.values(stats).filter((value) => typeof value === 'number');
  return dice.rollCritical(numbers.reduce((sum, value) => sum + value, 0));
}
