/** Something a check-in gives. */
export interface CheckInGrant {
  readonly type: 'gear' | 'background' | 'hatchingPotions' | 'food' | 'quests' | 'eggs' | 'achievement';
  readonly key: string;
  /** Pieces; absent for what is owned or not. */
  readonly amount?: number;
}

/** A check-in milestone (catalogue login-incentives.json). */
export interface CheckIn {
  readonly day: number;
  /** Picture names shown. */
  readonly rewardKey: readonly string[];
  /** Catalogue paths of what is shown. */
  readonly shown: readonly string[];
  readonly grants: readonly CheckInGrant[];
  /** Message key of its name, where it is not the item's own. */
  readonly rewardName?: string;
}
