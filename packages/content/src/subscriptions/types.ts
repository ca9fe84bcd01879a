/** A subscription plan (catalogue subscriptions.json). */
export interface SubscriptionBlock {
  readonly key: string;
  readonly target: 'user' | 'group';
  readonly canSubscribe: boolean;
  /** Length in months. */
  readonly months: number;
  /** Price in US dollars. */
  readonly price: number;
  readonly discount?: true;
  /** Price before the discount. */
  readonly original?: number;
  readonly quantity?: number;
}
