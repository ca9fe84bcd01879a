/** One appearance option (catalogue appearance.json). */
export interface AppearanceOption {
  readonly key: string;
  /** Price in gems; 0 is free. */
  readonly price: number;
  readonly set?: string;
}

/** How a set of appearance options is sold. */
export interface SoldSet {
  readonly key: string;
  /** Price of the whole set in gems; null if it is not sold as a set. */
  readonly setPrice: number | null;
  /** `always`, `never`, or a gala such as `gala:winter`. */
  readonly available: string;
}

/** Appearance options that are sold together. */
export interface AppearanceSet extends SoldSet {
  /** Paths of its options, such as `hair.color.frost`. */
  readonly members: readonly string[];
}
