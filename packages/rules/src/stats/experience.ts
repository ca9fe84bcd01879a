/**
 * Experience needed to pass a level, in whole points.
 * Source: rules-scoring-and-day 2.2.
 */
export function experienceToPass(level: number): number {
  if (level < 5) return 25 * level;
  if (level === 5) return 150;
  return Math.round((0.25 * level ** 2 + 10 * level + 139.75) / 10) * 10;
}

const totals: number[] = [0, 0];

/** Total experience needed to reach a level from level 1, in whole points. */
export function experienceToReach(level: number): number {
  for (let known = totals.length; known <= level; known += 1) {
    totals.push((totals[known - 1] ?? 0) + experienceToPass(known - 1));
  }
  return totals[level] ?? 0;
}
