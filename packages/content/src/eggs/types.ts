/** An egg (catalogue eggs.json). */
export interface Egg {
  readonly key: string;
  /** Price in gems. */
  readonly value: number;
  /** Buyable once one of these quests is completed; never if empty, always if absent. */
  readonly quests?: readonly string[];
  /** Hidden before this day (YYYY-MM-DD, from 08:00 UTC). */
  readonly release?: string;
}
