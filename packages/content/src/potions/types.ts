/** A hatching potion (catalogue hatching-potions.json). */
export interface Potion {
  readonly key: string;
  /** Price in gems. */
  readonly value: number;
  readonly premium: boolean;
  readonly limited: boolean;
  readonly wacky?: true;
  /** A quest gives it. */
  readonly questPotion?: true;
  /** Buyable once one of these is completed. */
  readonly quests?: readonly string[];
  /** Hidden before this day, YYYY-MM-DD at hour 8 UTC. */
  readonly release?: string;
}
