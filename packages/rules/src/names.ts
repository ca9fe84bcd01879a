/** Catalogue families whose entries have names; `message` is for messages. */
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

/** A name in a message's parameters or a shop item, resolved once the reader's language is known. */
export interface NameRef {
  readonly family: NamedFamily;
  readonly key: string;
}

/**
 * Returns a reference to the name of a catalogue entry, `@family/key`, since rules know no words. The family
 * `message` is for the few things without a table: potionText, armoireText, gem, rebirthName, fortifyName.
 */
export const nameRef = (family: NamedFamily, key: string): string => `@${family}/${key}`;

/** Parses a reference; undefined for anything else. */
export function readNameRef(value: unknown): NameRef | undefined {
  const match = typeof value === 'string' ? /^@([a-zA-Z]+)\/(.+)$/.exec(value) : null;
  return match ? { family: match[1] as NamedFamily, key: match[2] ?? '' } : undefined;
}
