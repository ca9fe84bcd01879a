/** What the player's row holds, and the counter of what others did beside it. */
export interface PlayerRow {
  readonly v: number;
  readonly hot: string;
  readonly social: number;
  /** The counter of changes of tasks that leave the row alone. */
  readonly tasks: number;
}
