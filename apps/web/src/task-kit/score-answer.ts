/** A drop as an answer tells it. */
export interface Drop {
  readonly type: string;
  readonly key: string;
  readonly dialog?: string;
}

/** What one score brought, as an answer tells it beside the stats. */
export interface ScoreFinds {
  /** The factor of a critical hit, above 1. */
  readonly crit?: number;
  readonly drop?: Drop;
  readonly firstDrops?: { readonly egg: string; readonly hatchingPotion: string };
  readonly quest?: { readonly progressDelta?: number };
}
