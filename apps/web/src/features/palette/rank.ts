/** One row of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: 'actions' | 'tasks';
  readonly label: string;
  /** Its location, shown on the right. */
  readonly place?: string;
  readonly shortcut?: string;
}

const MOST = 40;

/** How well a label matches: at its start, at the start of a word, or anywhere; lower is better. */
function rankOf(label: string, words: readonly string[]): number | undefined {
  const lower = label.toLowerCase();
  let rank = 0;
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at < 0) return undefined;
    if (at > 0) rank += /[\s,.:;('"/-]/.test(lower[at - 1] ?? '') ? 1 : 2;
  }
  return rank;
}

/** Entries that contain every word, best first; actions before tasks among equals. */
export function findEntries<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.filter(({ group }) => group === 'actions');
  return entries
    .flatMap((entry, index) => {
      const rank = rankOf(entry.label, words);
      return rank === undefined ? [] : [{ entry, index, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
