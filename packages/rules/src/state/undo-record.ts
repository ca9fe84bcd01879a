/** A change at a path: a value replaced, set (`before` absent) or removed (`after` absent). */
export interface ValueChange {
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A change inside a list: at index `at`, `added` replaced `removed`. */
export interface ListChange {
  readonly path: readonly string[];
  readonly at: number;
  readonly removed: readonly unknown[];
  readonly added: readonly unknown[];
}

/** Either kind of change. */
export type Change = ValueChange | ListChange;

/** All that is needed to undo a scoring, as plain JSON. Written by `scoreTask`, read by `undoScore`. */
export interface UndoRecord {
  readonly taskId: string;
  readonly direction: 'up' | 'down';
  /** The delta of the value, for the challenge's original. */
  readonly delta: number;
  /** The day of the scoring, which can be undone until the next day has been judged. */
  readonly lastCron: string;
  /** The player's level before the scoring; undoing never goes below it. */
  readonly level: number;
  readonly player: readonly Change[];
  readonly task: readonly Change[];
}
