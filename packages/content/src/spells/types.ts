/** Class of a skill; `special` holds the items that anyone can use. */
export type SpellClass = 'wizard' | 'warrior' | 'rogue' | 'healer' | 'special';

/** A class skill or a special item (catalogue spells.json). */
export interface Spell {
  readonly key: string;
  readonly class: SpellClass;
  /** Mana cost. */
  readonly mana: number;
  /** Level from which a class can cast it. */
  readonly lvl?: number;
  readonly target: 'task' | 'tasks' | 'self' | 'party' | 'user';
  /** Can be cast several times in one call. */
  readonly bulk?: true;
  /** Price in gold. */
  readonly value?: number;
  readonly previousPurchase?: true;
  readonly limited?: true;
  readonly immediateUse?: true;
  readonly silent?: true;
  readonly purchaseType?: string;
  /** Buff applied to the target. */
  readonly buff?: string;
  /** Item that removes its buff. */
  readonly undoneBy?: string;
  readonly removesBuff?: string;
  readonly achievement?: string;
  /** A greeting card. */
  readonly card?: true;
}
