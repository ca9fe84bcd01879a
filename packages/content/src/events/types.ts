import type { FoodSeason } from '../food/types.ts';

/** What an event adds to the schedule while it runs. */
export interface EventContent {
  readonly type: 'cards' | 'hatchingPotionQuests' | 'premiumHatchingPotions';
  readonly items: readonly string[];
}

/** A yearly event (catalogue events.json). Both bounds are exclusive. */
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

/** An event from before the schedule existed, kept because old data refers to it. */
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

/** April Fools' pictures (catalogue events.json). */
export interface AprilFools {
  /** The variant's index is (year - 2020) modulo the length. */
  readonly variants: readonly string[];
  readonly byYear: readonly { readonly year: number; readonly variant: string }[];
  /** Pictures shown in place of a pet's; the first match wins. */
  readonly substitutions: readonly { readonly when: string; readonly image: string }[];
}

/** One step of a yearly award run. */
export interface LadderStep {
  readonly gear?: readonly string[];
  readonly pets?: readonly string[];
  readonly mounts?: readonly string[];
  readonly backgrounds?: readonly string[];
}

/**
 * A yearly award run: each player gets the first step above the highest one they hold (catalogue
 * event-ladders.json).
 */
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
  /** Given once every step is held. */
  readonly afterLast?: { readonly foodSeason?: FoodSeason };
  /** If false, gear is marked as not owned and pinned, so that players can claim it at its price of 0. */
  readonly ownedFlag?: false;
  readonly pin?: true;
  readonly condition?: string;
}
