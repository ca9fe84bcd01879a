import type { Quest } from '@everdeed/content';

/** The currency of a price. */
export type Currency = 'gold' | 'gems' | 'hourglasses';

/**
 * An item as shown in a shop or the rewards column (rules-play-and-shops 5.1). `text` is a reference made by
 * `nameRef`; notes come from the same entry, and both are resolved once the reader's language is known.
 */
export interface ShopItem {
  readonly key: string;
  readonly text: string;
  readonly pinType: string;
  readonly path: string;
  readonly purchaseType: string;
  readonly currency: Currency;
  readonly value: number;
  /** Name of the picture. */
  readonly class: string;
  readonly locked: boolean;
  readonly pinned: boolean;
  /** Whether the season pins it. */
  readonly isSuggested: boolean;
  /** When it leaves the shops (ISO). */
  readonly end?: string;
  /** Slot of gear, part of hair, or a kind of special item. */
  readonly type?: string;
  readonly klass?: string;
  readonly specialClass?: string;
  readonly set?: string;
  readonly season?: string;
  readonly str?: number;
  readonly int?: number;
  readonly per?: number;
  readonly con?: number;
  /** Whether market gear is owned (true), was lost (false) or never had (absent). */
  readonly owned?: boolean;
  readonly canOwn?: boolean;
  readonly mana?: number;
  readonly immediateUse?: boolean;
  readonly target?: string;
  readonly group?: string;
  readonly previous?: string;
  readonly unlockCondition?: Quest['unlockCondition'];
  readonly completed?: boolean;
  readonly drop?: Quest['drop'];
  readonly boss?: Quest['boss'];
  readonly collect?: Quest['collect'];
  readonly lvl?: number;
  readonly addlNotes?: boolean;
  /** Gear keys of a mystery set. */
  readonly items?: readonly string[];
}

/** The part of a shop item that its maker provides; the rest is common to all. */
export type ItemCore = Pick<ShopItem, 'key' | 'text' | 'purchaseType' | 'currency' | 'value' | 'class'> &
  Partial<Omit<ShopItem, 'pinType' | 'path' | 'pinned' | 'isSuggested'>>;
