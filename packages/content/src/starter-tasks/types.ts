/** A task that a new player starts with; its texts are in the words family `starterTasks`. */
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
  /** Marks the task as created by the product (the name is the wire's). */
  readonly byHabitica?: true;
  /** Whether there is a text for its note. */
  readonly notes: boolean;
}

/** A theme that a new player can choose, with its tasks. */
export interface StarterTheme {
  readonly theme: string;
  readonly tasks: readonly StarterTask[];
}
