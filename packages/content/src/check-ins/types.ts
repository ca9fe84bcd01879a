/** One reward of a check-in. */
export interface CheckInGrant {
  readonly type: 'gear' | 'background' | 'hatchingPotions' | 'food' | 'quests' | 'eggs' | 'achievement';
  readonly key: string;
  /** Number of pieces; absent for things that are either owned or not. */
  readonly amount?: number;
}

/** A check-in milestone (catalogue login-incentives.json). */
export interface CheckIn {
  readonly day: number;
  /** Names of the pictures to show. */
  readonly rewardKey: readonly string[];
  /** Catalogue paths of the rewards to show. */
  readonly shown: readonly string[];
  readonly grants: readonly CheckInGrant[];
  /** Message key of the reward's name, if it differs from the item's. */
  readonly rewardName?: string;
}
