import type { TaskScene, TasksScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import type { Direction } from '../state/task.ts';

/** Whether the scorer leads or manages the group, so that they can uncheck what others completed. */
interface MayManage {
  readonly isGroupManager?: boolean;
}

/** `player` gains and pays; for a credit rolled back, the member who had earned it. */
export interface ScoreScene extends TaskScene, MayManage {}

/** One scoring. */
export interface ScoreInput {
  readonly direction: Direction;
  /** Number of repeats; 1 if absent. */
  readonly times?: number;
  /** Level-ups of earlier entries of the same bulk call. */
  readonly leveledUp?: ScoreTmp['leveledUp'];
}

/** The data of a scoring. */
export interface Score {
  /** Change of value as reported in the answer; after an uncompletion, the points' delta (1.4). */
  readonly delta: number;
  readonly tmp: ScoreTmp;
}

/** The tasks that scorings may name. */
export interface ScoresScene extends TasksScene, MayManage {
  /** Players besides the scorer whom a scoring may change. */
  readonly others?: readonly Player[];
}

/** Several scorings in order; each sees the result of the previous one. */
export interface ScoresInput {
  /** `id` is a task id. Unknown ones are skipped as long as one is known. */
  readonly scorings: readonly { readonly id: string; readonly direction: Direction }[];
}

/** A scoring of a bulk call. */
export interface TaskScore extends Score {
  /** Id of the task. */
  readonly id: string;
}
