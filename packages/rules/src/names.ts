import { isOneOf } from '@everdeed/content/values';

const namedFamilies = [
  'gear',
  'quest',
  'egg',
  'potion',
  'food',
  'theFood',
  'pet',
  'mount',
  'spell',
  'background',
  'mysterySet',
  'bundle',
  'appearance',
  'message',
] as const;

/**
 * Catalogue families whose entries have names; `theFood` is a food with its article, for sentences, and `message` stands
 * for the message catalogue.
 */
export type NamedFamily = (typeof namedFamilies)[number];

/** A name in a message's parameters or a shop item, resolved once the reader's language is known. */
export interface NameRef {
  readonly family: NamedFamily;
  readonly key: string;
}

/**
 * Returns a reference to the name of a catalogue entry, `@family/key`, since rules know no words. The family `message`
 * is for the few things without a table, such as `potionText`, `gem` or `rebirthName`.
 */
export const nameRef = (family: NamedFamily, key: string): string => `@${family}/${key}`;

/** Parses a reference; undefined for anything else. */
export function readNameRef(value: unknown): NameRef | undefined {
  const [, family, key = ''] = (typeof value === 'string' && /^@([a-zA-Z]+)\/(.+)$/.exec(value)) || [];
  return isOneOf(namedFamilies, family) ? { family, key } : undefined;
}
