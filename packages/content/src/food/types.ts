/** Which foods drop and are sold; see `foodSeasonAt`. */
export type FoodSeason = 'Normal' | 'Cake' | 'Candy' | 'Pie';

/** A food, or the saddle (catalogue food.json). */
export interface Food {
  readonly key: string;
  /** Potion key of the pets that like it; the saddle has none. */
  readonly target?: string;
  /** Price in gems. */
  readonly value: number;
  readonly season: FoodSeason;
  /** `season` means only while its season runs. */
  readonly canDrop: 'season' | 'never';
  readonly canBuy: 'season' | 'always';
}
