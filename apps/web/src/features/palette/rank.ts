/** One row of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: 'actions' | 'places' | 'tasks';
  readonly label: string;
  /** Its location, shown on the right. */
  readonly place?: string;
  /** Other words that people look for it by, separated by spaces. */
  readonly also?: string;
  readonly shortcut?: string;
}

const MOST = 40;

/** How well a word matches: at the start of the label, at the start of a word of it, or anywhere; lower is better. */
function rankInLabel(label: string, word: string): number | undefined {
  const at = label.indexOf(word);
  if (at <= 0) return at < 0 ? undefined : 0;
  return /[\s,.:;('"/-]/.test(label[at - 1] ?? '') ? 1 : 2;
}

/** How well an entry matches; what only its other words begin with comes last. */
function rankOf({ label, also = '' }: PaletteEntry, words: readonly string[]): number | undefined {
  const lower = label.toLowerCase();
  const others = also.toLowerCase().split(' ');
  let rank = 0;
  for (const word of words) {
    const own = rankInLabel(lower, word);
    if (own === undefined && !others.some((other) => other.startsWith(word))) return undefined;
    rank += own ?? 3;
  }
  return rank;
}

/** Entries that contain every word, best first; among equals, actions before places before tasks. */
export function findEntries<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.filter(({ group }) => group !== 'tasks');
  return entries
    .flatMap((entry, index) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, index, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
