import {
  loadedDice,
  playerAfter,
  previewScore,
  runDay,
  type RuleContext,
  type Task,
  taskAfter,
} from '@everdeed/rules';
import type { Game } from '../../data/game.ts';
import { newId } from '../../lib/new-id.ts';

/** A dice roll that is never lucky. */
const UNLUCKY = 0.999_999;

/**
 * Estimates how much health the night will cost if, of yesterday's dailies, only those in `done` were done. Damage from quest bosses comes on top and is unknown here.
 */
export function nightCost(game: Game, done: ReadonlySet<string>, now: number): number {
  const ctx: RuleContext = { now, dice: loadedDice(UNLUCKY), newId };
  let { player } = game;
  const tasks = game.tasks.map((task): Task => {
    if (!done.has(task._id)) return task;
    const scored = previewScore(ctx, { player, task }, { direction: 'up' });
    if (!scored.ok) return task;
    player = playerAfter(scored.value, player);
    return taskAfter(scored.value, task);
  });
  const night = runDay(ctx, { player, tasks }, { daysMissed: 1 });
  const after = night.ok ? playerAfter(night.value, player) : player;
  return Math.max(0, player.stats.hp - after.stats.hp);
}
