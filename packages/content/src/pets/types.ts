/** Where a pet comes from: which eggs with which potions, or the special list. */
export type PetType = 'drop' | 'premium' | 'quest' | 'wacky' | 'special';

/** A pet that hatches from no egg (catalogue pets.json). */
export interface SpecialPet {
  /** `egg-potion` in form only; neither half need exist. */
  readonly key: string;
  readonly canFind: boolean;
  /** How to obtain it; several ways are joined with a semicolon. */
  readonly source: string;
  readonly currency?: string;
  /** Price in `currency`. */
  readonly value?: number;
  readonly purchaseType?: string;
  readonly event?: string;
}

/** A pet: egg and potion, or one of the special list. */
export interface Pet extends Partial<Omit<SpecialPet, 'key'>> {
  readonly key: string;
  readonly type: PetType;
  /** First half of the key; a special pet's need not be an egg. */
  readonly egg: string;
  /** Second half of the key. */
  readonly potion: string;
}
