/** The four galas, one per season. */
export type GalaKey = 'winter' | 'spring' | 'summer' | 'fall';

/** Change day by kind of offer; a day starts at `switchoverHourUtc`. */
export type ReleaseDays = Readonly<
  Record<
    | 'timeTravelers'
    | 'backgrounds'
    | 'petQuests'
    | 'hatchingPotionQuests'
    | 'bundles'
    | 'premiumHatchingPotions'
    | 'seasonalGear'
    | 'seasonalSpells'
    | 'seasonalQuests'
    | 'customizations',
    number
  >
>;

/** Offers that begin in one month (catalogue schedule.json says how to match them). */
export interface MonthSchedule {
  /** 1 is January. */
  readonly month: number;
  readonly day1: { readonly timeTravelers: { readonly months: readonly [number, number] } };
  readonly day7: {
    readonly backgrounds: { readonly months: readonly [number, number]; readonly oddYears: boolean };
  };
  readonly day14: {
    readonly petQuests: readonly string[];
    readonly hatchingPotionQuests: readonly string[];
    readonly bundles: readonly string[];
  };
  readonly day21: { readonly premiumHatchingPotions: readonly string[] };
}

/** A season's festival. `endMonth` is the first month after it. */
export interface Gala {
  readonly index: number;
  readonly key: GalaKey;
  readonly startMonth: number;
  readonly endMonth: number;
  readonly seasonalSpells: readonly string[];
  readonly seasonalQuests: readonly string[];
  readonly customizations: readonly string[];
}

/** What hourglasses buy besides mystery sets (catalogue time-travel-stable.json). */
export interface TimeTravelStable {
  readonly priceHourglasses: number;
  readonly pets: readonly string[];
  readonly mounts: readonly string[];
  readonly quests: readonly string[];
  readonly backgrounds: readonly string[];
  readonly alwaysAvailableMysterySets: readonly string[];
}
