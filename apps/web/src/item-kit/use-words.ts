import { type Family, loadWords } from '@everdeed/content/words';
import { loadCommonGearNames, loadNames } from '../lib/load-names.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * Loads the names and texts of these families of the catalogue. Returns whether they are there; until then names
 * would be derived from keys.
 */
export const useWords = (...families: readonly Family[]): boolean => useLoaded(loadWords, families);

/** The same for screens that show names only, which are much less. */
export const useNames = (...families: readonly Family[]): boolean => useLoaded(loadNames, families);

const COMMON = ['gear'] as const;

/** The same for the gear of classes and for ears and tails alone. */
export const useCommonGearNames = (): boolean => useLoaded(loadCommonGearNames, COMMON);
