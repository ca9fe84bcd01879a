/** Families of the catalogue whose entries have names; `message` is a message with a key of its own. */
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
  | 'message';

/** A name that stands in a message's parameters or in a shop item until its reader is known. */
export interface NameRef {
  readonly family: NamedFamily;
  readonly key: string;
}

/**
 * Writes a reference to the name of a catalogue entry, `@family/key`: rules know no words. The family `message` names
 * the few things without a table: potionText, armoireText, gem, rebirthName, fortifyName.
 */
export const nameRef = (family: NamedFamily, key: string): string => `@${family}/${key}`;

/** Reads a reference back; undefined for every other text or number. */
export function readNameRef(value: unknown): NameRef | undefined {
  const match = typeof value === 'string' ? /^@([a-zA-Z]+)\/(.+)$/.exec(value) : null;
  return match ? { family: match[1] as NamedFamily, key: match[2] ?? '' } : undefined;
}
