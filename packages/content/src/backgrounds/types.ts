/** Backgrounds that were released together (catalogue backgrounds.json). */
export interface BackgroundSet {
  /** `backgroundsMMYYYY` for a month. */
  readonly set: string;
  readonly keys: readonly string[];
  readonly kind: 'month' | 'event' | 'timeTravel' | 'incentive';
  /** Price of one background; null if it is not for sale. */
  readonly price: number | null;
  readonly currency: 'gems' | 'hourglasses' | 'loginIncentive' | null;
  /** YYYY-MM of a month set. */
  readonly month?: string;
  /** Price of the whole set in gems. */
  readonly setPrice?: number;
}

/** One background, with the fields of its set. */
export interface Background {
  readonly key: string;
  readonly set: string;
  readonly kind: BackgroundSet['kind'];
  readonly price: number | null;
  readonly currency: BackgroundSet['currency'];
}
