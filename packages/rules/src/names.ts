/** Families of the catalogue whose entries have names. */
export type NamedFamily =
  | 'gear'
  | 'quest'
  | 'egg'
  | 'potion'
  | 'food'
  | 'pet'
  | 'mount'
  | 'spell'
  | 'background'
  | 'mysterySet'
  | 'bundle'
  | 'appearance'
  | 'item';

/**
 * Stands in a message's parameters for the name of a catalogue entry, `@family/key`: rules know no words, the
 * reader's language gives them. `item` holds the few things without a table: potion, armoire, gem, rebirth_orb, fortify.
 */
export const nameOf = (family: NamedFamily, key: string): string => `@${family}/${key}`;
