/** A task a new player finds; its words stand under `starterTasks` in the words. */
export interface StarterTask {
  readonly type: 'habit' | 'daily' | 'todo' | 'reward';
  readonly up?: boolean;
  readonly down?: boolean;
  readonly completed?: boolean;
  /** Task value; for a reward its price in gold. */
  readonly value?: number;
  readonly attribute?: 'str' | 'int' | 'per' | 'con';
  /** Numbers 1 to 7 of the default tags. */
  readonly tags?: readonly number[];
  /** Marks the task as made by the product (name of the wire). */
  readonly byHabitica?: true;
  /** A note text exists. */
  readonly notes: boolean;
}

/** A theme that a new player chooses, and its tasks. */
export interface StarterTheme {
  readonly theme: string;
  readonly tasks: readonly StarterTask[];
}
