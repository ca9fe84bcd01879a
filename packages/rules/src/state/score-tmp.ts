/** A drop as sent; the message (`dialog`) is added once the language is known. */
export type Drop =
  | { type: 'Food'; key: string; target: string; value: number; canDrop: boolean }
  | { type: 'Egg'; key: string; value: number }
  | { type: 'HatchingPotion'; key: string; value: number; premium: boolean; limited: boolean }
  | { type: 'Quest'; key: string };

/** Transient results of a scoring (rules-scoring-and-day 1.14). */
export interface ScoreTmp {
  crit?: number;
  streakBonus?: number;
  quest?: { progressDelta?: number; collection?: 1 };
  drop?: Drop;
  firstDrops?: { egg: string; hatchingPotion: string };
  leveledUp?: { initialLvl: number; newLvl: number }[];
}
