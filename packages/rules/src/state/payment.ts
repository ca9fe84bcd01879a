import type { LedgerKind } from '../ledger.ts';

/**
 * Where a payment stands. Created: we know of it, the provider perhaps not yet. Pending: the provider has the buyer's
 * word, but not yet the money. Settled: paid and granted.
 */
export type PaymentState =
  | 'created'
  | 'pending'
  | 'settled'
  | 'failed'
  | 'abandoned'
  | 'refunded'
  | 'chargedBack';

/**
 * What is bought (wire-groups-and-admin 7.9). A renewal is the next bill of a running subscription: the payer's own, or
 * that of a group.
 */
export type Goods =
  | { readonly kind: 'gems'; readonly pack: string }
  | { readonly kind: 'giftGems'; readonly gems: number; readonly message?: string }
  /** A pet that is sold for money (`sku`). */
  | { readonly kind: 'pet'; readonly pet: string }
  | { readonly kind: 'subscription'; readonly block: string }
  | { readonly kind: 'groupPlan'; readonly groupId: string }
  | { readonly kind: 'renewal'; readonly block: string; readonly groupId?: string }
  | { readonly kind: 'giftSubscription'; readonly block: string; readonly message?: string };

/** Gems or hourglasses that a payment gave. */
export interface GrantedAmount {
  readonly userId: string;
  readonly currency: 'gems' | 'hourglasses';
  readonly kind: LedgerKind;
  /** Balance units for gems (1 = 4 gems), whole hourglasses otherwise. */
  readonly amount: number;
}

/** Subscribed time that a payment gave. */
export interface GrantedMonths {
  readonly userId: string;
  readonly months: number;
}

/** What a payment gave, so that it can be taken back. */
export interface Grant {
  readonly amounts: readonly GrantedAmount[];
  readonly months: readonly GrantedMonths[];
}

/** A payment by a player, for themselves or for another. */
export interface Payment {
  readonly _id: string;
  readonly state: PaymentState;
  /** Name of the provider. */
  readonly provider: string;
  /** The provider's id of it, which no two payments share; absent until there is one. */
  readonly reference?: string;
  /** The provider's id of the subscription that it pays for. */
  readonly subscriptionId?: string;
  /** The account may be gone, here and below: the books keep what was paid. */
  readonly payerId: string;
  /** Who gets what is bought; the payer unless it is a gift. */
  readonly receiverId: string;
  /** What is written to the receiver of a gift goes once they have it. */
  readonly goods: Goods;
  /** In hundredths of the currency. */
  readonly amount: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** Present if and only if it is settled, or was. */
  readonly grant?: Grant;
  /** The money came, but nothing could be given for it: it has to go back. */
  readonly isOwed: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A payment with its fields that changed. */
export interface PaymentChange extends Partial<Omit<Payment, '_id'>> {
  readonly _id: string;
}
