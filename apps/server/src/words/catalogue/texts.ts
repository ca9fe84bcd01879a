import { descriptionOf, type Family, nameOf } from '../catalogue-words.ts';

/** The name and the description of an entry, as `text` and `notes` of the wire. */
export const texts = (family: Family, key: string): { text: string; notes: string } => ({
  text: nameOf(family, key),
  notes: descriptionOf(family, key),
});

/** A map of entries by key. */
export const byKey = <T extends { readonly key: string }, R>(
  list: readonly T[],
  present: (entry: T) => R,
): Record<string, R> => Object.fromEntries(list.map((entry) => [entry.key, present(entry)]));

/** The value only when there is one: absent fields stay absent. */
export const ifAny = <K extends string>(key: K, value: unknown): Partial<Record<K, unknown>> =>
  value === undefined ? {} : ({ [key]: value } as Partial<Record<K, unknown>>);
