/** Bonus that a rogue gets from a task of value `value` (rules-play-and-shops 0.4). */
export const taskBonus = (value: number, stat: number, critical = 1): number =>
  (value < 0 ? 1 : value + 1) + stat * 0.5 * critical;
