/** A hatching potion (catalogue hatching-potions.json). */
export interface Potion {
  readonly key: string;
  /** Price in gems. */
  readonly value: number;
  readonly premium: boolean;
  readonly limited: boolean;
  readonly wacky?: true;
  /** Rewarded by a quest. */
  readonly questPotion?: true;
  /** Buyable once one of these quests is completed. */
  readonly quests?: readonly string[];
  /** Hidden before this day (YYYY-MM-DD, from 08:00 UTC). */
  readonly release?: string;
}
