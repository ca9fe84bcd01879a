import { recordOf } from '@everdeed/content/values';
import { descriptionOf, type Family, nameOf } from '../catalogue-words.ts';

/** Name and description of an entry, as the wire's `text` and `notes`. */
export const texts = (language: string, family: Family, key: string): { text: string; notes: string } => ({
  text: nameOf(language, family, key),
  notes: descriptionOf(language, family, key),
});

/** A map of entries by key. */
export const byKey = <T extends { readonly key: string }, R>(
  list: readonly T[],
  present: (entry: T) => R,
): Record<string, R> => Object.fromEntries(list.map((entry) => [entry.key, present(entry)]));

/** The field if it has a value; absent fields stay absent. */
export const ifAny = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : recordOf([key], () => value);
