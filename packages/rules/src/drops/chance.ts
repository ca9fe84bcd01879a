import { computedStat } from '../stats/computed-stats.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { checklistCount } from '../state/checklist.ts';

const BASE_CAP = 5;

/** Chance of a drop, 0 to 0.75, for a task as it is after scoring (rules-scoring-and-day 3.2). */
export function dropChance(
  player: Player,
  task: Task,
  crit: number,
  perception = computedStat(player, 'per'),
): number {
  const { stats, contributor, achievements } = player;
  const streak = task.type === 'daily' ? task.streak : 0;
  const raw =
    (Math.min(Math.abs(task.value - 21.27), 37.5) / 150 + 0.02) *
    task.priority *
    (1 + Math.max(0, 80 - 5 * stats.lvl) / 100) *
    (1 + streak / 100) *
    (1 + perception / 100) *
    (1 + (contributor?.level ?? 0) / 40) *
    (1 + (achievements.rebirths ?? 0) / 20) *
    (1 + (achievements.streak ?? 0) / 200) *
    crit *
    (1 + 0.5 * checklistCount(task).done);
  return (0.75 * raw) / (raw + 0.375);
}

/** Maximum number of drops per day, doubled while there is a plan (rules-scoring-and-day 3.2). */
export function dropCap(player: Player, perception = computedStat(player, 'per')): number {
  const base = BASE_CAP + Math.floor(perception / 25) + (player.contributor?.level ?? 0);
  return player.purchased.plan.customerId ? base * 2 : base;
}
