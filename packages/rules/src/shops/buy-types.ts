/** A purchase as it is asked for. */
export interface BuyInput {
  readonly key?: string | undefined;
  /** Kind of purchase; by `buy` it follows from the key if absent. */
  readonly type?: string | undefined;
  /** 1 if absent. */
  readonly quantity?: number | undefined;
  /** Pays in hourglasses where a kind can be paid both ways. */
  readonly hourglass?: boolean | undefined;
  /** The group plan the buyer is in keeps gems to its leader, and the buyer is not the leader. */
  readonly groupKeepsGems?: boolean | undefined;
}
