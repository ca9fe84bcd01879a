/** One look to choose (catalogue appearance.json). */
export interface AppearanceOption {
  readonly key: string;
  /** Price in gems; 0 is free. */
  readonly price: number;
  readonly set?: string;
}

/** Looks that are sold together. */
export interface AppearanceSet {
  readonly key: string;
  /** Price of the whole set in gems; null: not sold as a set. */
  readonly setPrice: number | null;
  /** `always`, `gala:winter` and the like, or `never`. */
  readonly available: string;
  /** Paths of its options, such as `hair.color.frost`. */
  readonly members: readonly string[];
}
