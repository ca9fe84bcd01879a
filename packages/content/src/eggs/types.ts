/** An egg (catalogue eggs.json). */
export interface Egg {
  readonly key: string;
  /** Price in gems. */
  readonly value: number;
  /** Buyable once one of these is completed; an empty list: never. Absent: always buyable. */
  readonly quests?: readonly string[];
  /** Hidden before this day, YYYY-MM-DD at hour 8 UTC. */
  readonly release?: string;
}
