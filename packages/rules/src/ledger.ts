/** Why gems or hourglasses moved; `transactionType` on the wire (wire-user-and-tasks 3.7). */
export type LedgerKind =
  | 'buy_money'
  | 'buy_gold'
  | 'spend'
  | 'gift_send'
  | 'gifted_with_money'
  | 'gift_receive'
  | 'debug'
  | 'create_challenge'
  | 'create_bank_challenge'
  | 'create_guild'
  | 'change_class'
  | 'rebirth'
  | 'release_pets'
  | 'release_mounts'
  | 'reroll'
  | 'contribution'
  | 'subscription_perks'
  | 'subscription_bonus'
  | 'admin_update_balance'
  | 'admin_update_hourglasses';

/** A movement of a player's gems or hourglasses, to be recorded (rules-play-and-shops 4.16). */
export interface LedgerEntry {
  /** The player whose gems or hourglasses moved. */
  readonly userId: string;
  readonly currency: 'gems' | 'hourglasses';
  readonly kind: LedgerKind;
  /** Balance units for gems (1 = 4 gems), whole hourglasses otherwise; negative when spent. */
  readonly amount: number;
  /** The amount afterwards, in the same unit. */
  readonly currentAmount: number;
  /** The key of an item or the id of another player. */
  readonly reference?: string;
  readonly referenceText?: string;
}
