import type { UndoRecord } from '../state/undo-record.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { RuleEvent } from '../events.ts';
import type { Player } from '../state/player.ts';
import type { Direction, Task } from '../state/task.ts';

/** What dropped, as it travels; the sentence (`dialog`) is added where the language is known. */
export type Drop =
  | { type: 'Food'; key: string; target: string; value: number; canDrop: boolean }
  | { type: 'Egg'; key: string; value: number }
  | { type: 'HatchingPotion'; key: string; value: number; premium: boolean; limited: boolean }
  | { type: 'Quest'; key: string };

/** Transient results of a scoring (rules-scoring-and-day 1.14). */
export interface ScoreTmp {
  crit?: number;
  streakBonus?: number;
  quest?: { progressDelta?: number; collection?: 1 };
  drop?: Drop;
  firstDrops?: { egg: string; hatchingPotion: string };
  leveledUp?: { initialLvl: number; newLvl: number }[];
}

/** One scoring of one task. */
export interface ScoreInput {
  /** Who gains and pays; for a credit rolled back, the member who had earned it. */
  readonly player: Player;
  readonly task: Task;
  readonly direction: Direction;
  /** Repeats in one go, 1 when absent. */
  readonly times?: number;
  /** Level-ups of earlier entries of the same bulk call. */
  readonly leveledUp?: ScoreTmp['leveledUp'];
  /** The scorer stands for a group: leader or manager, who may uncheck what others completed. */
  readonly isGroupManager?: boolean;
}

/** What one scoring did. */
export interface ScoreOutcome {
  readonly player: Player;
  readonly task: Task;
  /** Change of value as the answer tells it; after an uncompletion the points' delta (1.4). */
  readonly delta: number;
  readonly tmp: ScoreTmp;
  readonly events: readonly RuleEvent[];
  readonly transactions: readonly LedgerEntry[];
  readonly undo: UndoRecord;
}

/** Several scorings in one go, in order; each sees what the one before left. */
export interface ScoresInput {
  readonly player: Player;
  readonly tasks: readonly Task[];
  /** `id` is a task id. Unknown ones are passed over as long as one is known. */
  readonly scorings: readonly { readonly id: string; readonly direction: Direction }[];
  readonly isGroupManager?: boolean;
}

/** What a bulk scoring did; `results` and `undos` in the order of the scorings. */
export interface ScoresOutcome {
  readonly player: Player;
  /** The tasks that changed, each once. */
  readonly tasks: readonly Task[];
  readonly results: readonly { readonly id: string; readonly delta: number; readonly tmp: ScoreTmp }[];
  readonly events: readonly RuleEvent[];
  readonly transactions: readonly LedgerEntry[];
  readonly undos: readonly UndoRecord[];
}
