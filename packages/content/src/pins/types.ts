/** A pinned item: kind and catalogue path. */
export interface Pin {
  readonly type: string;
  readonly path: string;
}

/** A field that a new player starts with. */
export interface NewUserItem {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** An item without a count that is always for sale. */
export interface UniqueItem {
  readonly key: string;
  readonly type: string;
  /** Price in gold. */
  readonly value: number;
}
