/** A requested purchase. */
export interface BuyInput {
  readonly key?: string | undefined;
  /** Kind of purchase; `buy` derives it from the key if absent. */
  readonly type?: string | undefined;
  /** 1 if absent. */
  readonly quantity?: number | undefined;
  /** Whether to pay in hourglasses, for kinds that can be paid either way. */
  readonly hourglass?: boolean | undefined;
  /** Whether the buyer is in a group plan that reserves gems for its leader, and is not that leader. */
  readonly groupKeepsGems?: boolean | undefined;
}
