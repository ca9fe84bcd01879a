import { DROP_SPECIES } from './species-drop.ts';

const SPECIES: Readonly<Record<string, string>> = { ...DROP_SPECIES };

/** Drawing of a species; a special pet may have one of its own. */
export function speciesText(species: string, kind: string): string | undefined {
  return SPECIES[`${species}-${kind}`] ?? SPECIES[species];
}
/** Keys of all drawings. */
export const speciesKeys = (): readonly string[] => Object.keys(SPECIES);
