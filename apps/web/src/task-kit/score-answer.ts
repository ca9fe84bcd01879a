/** A drop in an answer. */
export interface Drop {
  readonly type: string;
  readonly key: string;
  readonly dialog?: string;
}

/** What a score brought besides the stats, as in the answer. */
export interface ScoreFinds {
  /** The factor of a critical hit, above 1. */
  readonly crit?: number;
  readonly drop?: Drop;
  readonly firstDrops?: { readonly egg: string; readonly hatchingPotion: string };
  readonly quest?: { readonly progressDelta?: number };
}
