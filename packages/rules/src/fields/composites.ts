import { isFields, keysOf } from '@everdeed/content/values';
import { type Checked, failed, type FieldProblem, isEmpty, passed, type Reader, wrongKind } from './field.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that were sent; none if it was not an object. */
export const fieldsOf = (sent: unknown): Fields => (isFields(sent) ? sent : {});

const firstFailure = <T>(all: readonly Checked<T>[]): Extract<Checked<T>, { ok: false }> | undefined =>
  all.find((one) => !one.ok);
const valuesOf = <T>(all: readonly Checked<T>[]): T[] => all.flatMap((one) => (one.ok ? [one.value] : []));
const problemsOf = (all: readonly Checked<unknown>[]): FieldProblem[] =>
  all.flatMap((one) => (one.ok ? [] : one.problems));

/**
 * A reader for a list whose entries have one reader; only the first bad entry is reported, under the list's path. At
 * most 500 entries by default, our own limit.
 */
export const list =
  <T>(entry: Reader<T>, maxEntries = 500): Reader<T[]> =>
  (sent, path) => {
    if (!Array.isArray(sent) || sent.length > maxEntries) return wrongKind(path, sent, 'Array');
    const all = sent.map((item) => entry(item, path));
    return firstFailure(all) ?? passed(valuesOf(all));
  };

/**
 * A reader for a list as forms send it: a single value stands for a list of one, nothing for an empty one. Every bad
 * entry is reported under its index; entries that mean nothing are left out. At most 500 entries by default, our own
 * limit; the entries of a longer list are not read.
 */
export const looseList =
  <T>(entry: Reader<T | undefined>, maxEntries = 500): Reader<T[]> =>
  (sent, path) => {
    if (isEmpty(sent)) return passed([]);
    const items: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
    if (items.length > maxEntries) return failed(path, 'maxEntries', undefined, { path, max: maxEntries });
    const all = items.map((item, index) => entry(item, `${path}.${index}`));
    const problems = problemsOf(all);
    return problems.length > 0
      ? { ok: false, problems }
      : passed(valuesOf(all).filter((value) => value !== undefined));
  };

/** Maximum length of a map's key, in characters. */
const MAX_KEY = 200;

/**
 * A reader for a map of any keys, except `__proto__`, to values that have one reader. At most 1000 entries by default
 * and keys of at most `MAX_KEY` characters, our own limits.
 */
export const map =
  <T>(entry: Reader<T>, maxEntries = 1000): Reader<Record<string, T>> =>
  (sent, path) => {
    if (!isFields(sent)) return wrongKind(path, sent, 'Map');
    const keys = Object.keys(sent);
    const isBad = keys.length > maxEntries || keys.some((key) => key === '__proto__' || key.length > MAX_KEY);
    if (isBad) return wrongKind(path, sent, 'Map');
    const all = keys.map((key) => entry(sent[key], `${path}.${key}`));
    const values = valuesOf(all);
    return firstFailure(all) ?? passed(Object.fromEntries(values.map((value, at) => [keys[at], value])));
  };

type Readers<T> = { readonly [Name in keyof T]: Reader<T[Name] | undefined> };

/**
 * A reader for an object with the named fields: those without a value are left out, all others are ignored. With an
 * empty path, problems name the fields alone.
 */
export const shape =
  <T extends object>(readers: Readers<T>): Reader<Partial<T>> =>
  (sent, path) => {
    if (!isFields(sent)) return wrongKind(path, sent, 'Object');
    const names = keysOf(readers);
    const all = names.map((name) => readers[name](sent[name], path === '' ? name : `${path}.${name}`));
    const problems = problemsOf(all);
    if (problems.length > 0) return { ok: false, problems };
    const made: Partial<T> = {};
    names.forEach((name, at) => {
      const read = all[at];
      if (read?.ok && read.value !== undefined) made[name] = read.value;
    });
    return passed(made);
  };

/** How the fields of something are read, by dotted path. */
export type FieldTable = Readonly<Record<string, Reader<unknown>>>;

/**
 * The result of reading some fields: every field that was sent, with the value undefined if it meant nothing or is bad.
 */
export interface FieldsRead {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly FieldProblem[];
}

/** Reads those fields of the table that were sent, in the table's order. */
export function readFields(table: FieldTable, sent: Fields): FieldsRead {
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, read] of Object.entries(table)) {
    if (!Object.hasOwn(sent, name) || sent[name] === undefined) continue;
    const checked = read(sent[name], name);
    values[name] = checked.ok ? checked.value : undefined;
    if (!checked.ok) problems.push(...checked.problems);
  }
  return { values, problems };
}
