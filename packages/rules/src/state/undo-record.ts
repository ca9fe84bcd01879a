/** A change at a path: a value replaced, set (`before` absent) or removed (`after` absent). */
export interface ValueChange {
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A change inside a list: at `at`, `removed` gave way to `added`. */
export interface ListChange {
  readonly path: readonly string[];
  readonly at: number;
  readonly removed: readonly unknown[];
  readonly added: readonly unknown[];
}

/** A change of either sort. */
export type Change = ValueChange | ListChange;

/** All that is needed to take one scoring back, as plain JSON. Made by `scoreTask`, read by `undoScore`. */
export interface UndoRecord {
  readonly taskId: string;
  readonly direction: 'up' | 'down';
  /** The value's delta, for the challenge's own copy. */
  readonly delta: number;
  /** The day the scoring belongs to: undoing ends when the next day has been judged. */
  readonly lastCron: string;
  /** The player's level before the scoring: undoing takes no level below it. */
  readonly level: number;
  readonly player: readonly Change[];
  readonly task: readonly Change[];
}
