import type { MessageKey } from '@everdeed/content';
import { isFields } from '@everdeed/content/values';
import { isEmpty, problemAt, type Reader, wrongKind } from '../fields/field.ts';
import { type AsideReason, type ImportNotes, isUnsafeKey } from './notes.ts';

/**
 * Takes one value of a file. Gives what is stored; undefined where there is nothing to store. XML knows neither types
 * nor lists of one or none, so that takes accept what it makes of them.
 */
export type Take = (value: unknown, path: string, notes: ImportNotes) => unknown;

/** A value with one reader. Null means nothing, and so does an empty text where the reader knows none. */
export const one =
  (reader: Reader<unknown>): Take =>
  (value, path, notes) => {
    if (value === null || value === undefined) return undefined;
    if (value === '' && !reader(value, path).ok) return undefined;
    return notes.read(reader, value, path);
  };

/** What of a setting stays out by itself: words that a newer program knows, and texts that are too long here. */
const STAYS_OUT: Readonly<Partial<Record<MessageKey, AsideReason>>> = {
  enum: 'unknownItem',
  maxLength: 'rejected',
};

/** A setting of the player. A text that cannot be one here is kept aside: nobody loses an account for it. */
export const setting =
  (reader: Reader<unknown>): Take =>
  (value, path, notes) => {
    const read = reader(value, path);
    const reason =
      read.ok || typeof value !== 'string' ? undefined : STAYS_OUT[read.problems[0]?.key ?? 'cast'];
    if (reason === undefined || value === '') return one(reader)(value, path, notes);
    notes.aside(path, reason, value);
    return undefined;
  };

/** A value that can be null, which empty stands for. */
export const orNull =
  (reader: Reader<unknown>): Take =>
  (value, path, notes) =>
    isEmpty(value) ? null : notes.read(reader, value, path);

/** A value that is left out where it is not known here. */
export const known =
  (reader: Reader<string>, isKnown: (key: string) => boolean): Take =>
  (value, path, notes) => {
    if (value === null || value === undefined) return undefined;
    const read = notes.read(reader, value, path);
    if (read === undefined || read === '' || isKnown(read)) return read;
    notes.aside(path, 'unknownItem', value);
    return undefined;
  };

/** The entries of a list, also of one that XML has made a single value of. */
export const entriesIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isEmpty(value) ? [] : [value];
};

/** A list whose entries have one take; those that are empty, or that it makes nothing of, are left out. */
export const listOf =
  (take: Take, maxEntries: number): Take =>
  (value, path, notes) => {
    const entries = entriesIn(value);
    if (entries.length > maxEntries) {
      notes.problems.push(problemAt(path, 'maxEntries', undefined, { path, max: maxEntries }));
      return undefined;
    }
    return entries.flatMap((entry, index) => {
      const taken = isEmpty(entry) ? undefined : take(entry, `${path}.${index}`, notes);
      return taken === undefined ? [] : [taken];
    });
  };

const MAX_KEYS = 20_000;

function keysIn(value: Readonly<Record<string, unknown>>, path: string, notes: ImportNotes): string[] {
  const keys = Object.keys(value);
  const isBad = keys.length > MAX_KEYS || keys.some((key) => isUnsafeKey(key) || key.length > 200);
  if (isBad) notes.problems.push(problemAt(path, 'invalidValue', undefined));
  return isBad ? [] : keys;
}

/** A map whose values have one take; keys that are not known here are kept aside. */
export const mapOf =
  (take: Take, isKnown: (key: string) => boolean = () => true): Take =>
  (value, path, notes) => {
    if (isEmpty(value)) return {};
    if (!isFields(value)) return notes.read(() => wrongKind(path, value, 'Map'), value, path);
    const made: Record<string, unknown> = {};
    for (const key of keysIn(value, path, notes)) {
      const taken = isKnown(key) ? take(value[key], `${path}.${key}`, notes) : undefined;
      if (taken !== undefined) made[key] = taken;
      else if (!isKnown(key)) notes.aside(`${path}.${key}`, 'unknownItem', value[key]);
    }
    return made;
  };

/** What was bought, as a map of flags or, in XML, a list of its keys. */
export const ownedMap =
  (take: Take, isKnown?: (key: string) => boolean): Take =>
  (value, path, notes) => {
    const isList = Array.isArray(value) || (typeof value === 'string' && value !== '');
    if (!isList) return mapOf(take, isKnown)(value, path, notes);
    const flags = entriesIn(value).map((key) => [String(key), true]);
    return mapOf(take, isKnown)(Object.fromEntries(flags), path, notes);
  };

/** An object with these fields, in the order of the file; others are kept aside. */
export const fields =
  (takes: Readonly<Record<string, Take>>, required: readonly string[] = []): Take =>
  (value, path, notes) => {
    if (isEmpty(value) && required.length === 0) return undefined;
    if (!isFields(value)) return notes.read(() => wrongKind(path, value, 'Object'), value, path);
    const made: Record<string, unknown> = {};
    for (const key of keysIn(value, path, notes)) {
      const take = Object.hasOwn(takes, key) ? takes[key] : undefined;
      const taken = take?.(value[key], `${path}.${key}`, notes);
      if (taken !== undefined) made[key] = taken;
      else if (!take) notes.aside(`${path}.${key}`, 'unknownField', value[key]);
    }
    const missing = required.filter((key) => made[key] === undefined);
    for (const key of missing)
      notes.problems.push(problemAt(`${path}.${key}`, 'required', undefined, { path: `${path}.${key}` }));
    return missing.length > 0 ? undefined : made;
  };

/** Nothing is taken, and nothing lost: the server computes it, or it says the same as another field. */
export const quiet: Take = () => undefined;

/** Nothing is taken, but the value is kept aside and listed. */
export const aside =
  (reason: AsideReason): Take =>
  (value, path, notes) => {
    notes.aside(path, reason, value);
    return undefined;
  };

/** Nothing is taken and nothing kept; it is listed. */
export const left =
  (reason: AsideReason): Take =>
  (value, path, notes) => {
    notes.leave(path, reason, value);
    return undefined;
  };
