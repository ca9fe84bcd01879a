/** A gem pack (catalogue gems.json). */
export interface GemPack {
  readonly key: string;
  readonly gems: number;
  readonly priceCents: number;
  /** Gems during a gem sale. */
  readonly promoGems: number;
  readonly iosProductSuffixes: readonly string[];
  readonly androidProductSuffixes: readonly string[];
}
