import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import { computedStats, type StatSource } from '../stats/computed-stats.ts';
import type { StatChange } from '../stats/levels.ts';
import type { Player } from '../state/player.ts';
import type { Direction, Task } from '../state/task.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';

/** The attributes that a scoring depends on, as computed before it. */
interface Powers {
  readonly str: number;
  readonly int: number;
  readonly con: number;
  readonly per: number;
  readonly maxMP: number;
}

/** The attributes before the scoring, including gear, level and buffs. */
export const powersOf = (player: StatSource): Powers => {
  const { str, int, con, per, maxMP } = computedStats(player);
  return { str, int, con, per, maxMP };
};

/** A scoring in progress: drafts of player and task, and intermediate results. */
export interface Scoring<Type extends Task = Task> {
  readonly ctx: RuleContext;
  readonly player: Player;
  readonly task: Type;
  readonly direction: Direction;
  readonly times: number;
  /** Whether the day is judging a task that was not done. */
  readonly isRollover: boolean;
  readonly powers: Powers;
  /** Multiplier of a critical hit; 1 without one. */
  readonly crit: number;
  /** Health, gold and experience before they are committed. */
  readonly change: StatChange;
  readonly tmp: ScoreTmp;
  readonly events: RuleEvent[];
}
