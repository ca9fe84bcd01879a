import type { FoodSeason } from '../food/types.ts';

/** What an event adds to the schedule while it runs. */
export interface EventContent {
  readonly type: 'cards' | 'hatchingPotionQuests' | 'premiumHatchingPotions';
  readonly items: readonly string[];
}

/** An event of every year (catalogue events.json). Both bounds are exclusive. */
export interface RepeatingEvent {
  readonly key: string;
  /** `MM-DDTHH:MM` with its offset; an end before the start wraps the year end. */
  readonly start: string;
  readonly end: string;
  readonly season?: string;
  readonly npcImageSuffix?: string;
  readonly foodSeason?: Exclude<FoodSeason, 'Normal'>;
  readonly content?: readonly EventContent[];
  /** Name of the sale as clients know it. */
  readonly event?: string;
  readonly gemsPromo?: 'gemsPromo';
  readonly promo?: 'g1g1';
  readonly aprilFools?: 'byYear';
}

/** An event of the time before the schedule, kept because old data names it. */
export interface DatedEvent {
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly season?: string;
  readonly npcImageSuffix?: string;
  readonly gear?: true;
  readonly promo?: string;
  readonly gemsPromo?: string;
  readonly aprilFools?: string;
}

/** Pictures of the first of April (catalogue events.json). */
export interface AprilFools {
  /** Variant number is (year - 2020) modulo their count. */
  readonly variants: readonly string[];
  readonly byYear: readonly { readonly year: number; readonly variant: string }[];
  /** Picture shown instead of a pet's; the first that fits counts. */
  readonly substitutions: readonly { readonly when: string; readonly image: string }[];
}

/** One step of a yearly award run. */
export interface LadderStep {
  readonly gear?: readonly string[];
  readonly pets?: readonly string[];
  readonly mounts?: readonly string[];
  readonly backgrounds?: readonly string[];
}

/** A yearly award run: a player gets the first step above the highest one held (catalogue event-ladders.json). */
export interface EventLadder {
  readonly key: string;
  readonly event: string | null;
  /** Day of the last recorded run. */
  readonly lastRun: string | null;
  readonly steps: readonly LadderStep[];
  /** Given on every run. */
  readonly always?: {
    readonly foodSeason?: FoodSeason;
    readonly achievement?: string;
    readonly gems?: number;
  };
  /** Given when every step is held. */
  readonly afterLast?: { readonly foodSeason?: FoodSeason };
  /** False: gear is set to false and pinned, to be taken for its price 0. */
  readonly ownedFlag?: false;
  readonly pin?: true;
  readonly condition?: string;
}
