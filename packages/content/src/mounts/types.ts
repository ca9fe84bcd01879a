import type { Pet, SpecialPet } from '../pets/types.ts';

/** A mount that no pet grows into (catalogue mounts.json). */
export type SpecialMount = Pick<SpecialPet, 'key' | 'canFind' | 'source'>;

/** A mount; wacky pets have none. */
export type Mount = Pick<Pet, 'key' | 'egg' | 'potion' | 'canFind' | 'source'> & {
  readonly type: 'drop' | 'premium' | 'quest' | 'special';
};
