/** A longer word is most likely a compound itself. */
const maxHead = 8;
/** Longer compounds are easier to read with a hyphen, and cards on phones have room for no longer words. */
const maxCompound = 14;

/**
 * Joins a theme with the last word of a noun: Yeti and Zweite Keule are Zweite Yetikeule. Adjectives thus stay before
 * the compound and agree with it. A theme that ends in a hyphen keeps it, long compounds get one, and a noun that
 * begins with `=` is the whole name.
 */
export function compound(theme: string, noun: string): string {
  if (noun.startsWith('=')) return noun.slice(1);
  const [, before = '', head = ''] = /^(.* )?(\S+)$/.exec(noun) ?? [];
  if (theme.endsWith('-')) return `${before}${theme}${head}`;
  return head.length > maxHead || theme.length + head.length > maxCompound
    ? `${before}${theme}-${head}`
    : `${before}${theme}${head.toLowerCase()}`;
}
