import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import { computedStats, type StatSource } from '../character/computed-stats.ts';
import type { StatChange } from '../character/levels.ts';
import type { Player } from '../state/player.ts';
import type { Direction, Task } from '../state/task.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';

/** The attributes a scoring depends on, as computed before it. */
interface Powers {
  readonly str: number;
  readonly int: number;
  readonly con: number;
  readonly per: number;
  readonly maxMP: number;
}

/** The attributes as they are before the scoring; gear, level and buffs included. */
export const powersOf = (player: StatSource): Powers => {
  const { str, int, con, per, maxMP } = computedStats(player);
  return { str, int, con, per, maxMP };
};

/** One scoring at work: drafts of player and task, and what it found out on the way. */
export interface Scoring<Type extends Task = Task> {
  readonly ctx: RuleContext;
  readonly player: Player;
  readonly task: Type;
  readonly direction: Direction;
  readonly times: number;
  /** The day judges a task that was left undone. */
  readonly isRollover: boolean;
  readonly powers: Powers;
  /** Multiplier of a critical hit, 1 without. */
  readonly crit: number;
  /** Health, gold and experience before they are committed. */
  readonly change: StatChange;
  readonly tmp: ScoreTmp;
  readonly events: RuleEvent[];
}
