import { isUuid } from '../../uuid.ts';
import type { Report } from './problem.ts';

/**
 * Reads a field as the wire allows it to be written (wire-user-and-tasks 0.2). Undefined: nothing usable, either
 * reported or sent empty, which means "as by default".
 */
export type Reader<T> = (value: unknown, path: string, report: Report) => T | undefined;

const ALIAS = /^[\w-]+$/;
/** Dates beyond these years are of no use to anybody and trouble to date maths (W15). */
const YEARS = { min: 0, max: 9999 };

const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Text; numbers and booleans are written out. */
export const text: Reader<string> = (value, path, report) => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return report.add(path, 'valueNotCastable', value);
};

const TRUTHS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  ['yes', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
  ['no', false],
]);

/** A switch, also as the words and digits that forms send. */
export const boolean: Reader<boolean> = (value, path, report) => {
  if (isEmpty(value)) return undefined;
  return TRUTHS.get(value) ?? report.add(path, 'valueNotCastable', value);
};

/** A finite number, also written as text. */
export const number: Reader<number> = (value, path, report) => {
  if (isEmpty(value)) return undefined;
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const read = isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : report.add(path, 'valueNotCastable', value);
};

/** A number within bounds; whole numbers only when asked. */
export const numberWithin =
  (min: number, max: number, isWhole = false): Reader<number> =>
  (value, path, report) => {
    const read = number(value, path, report);
    if (read === undefined) return undefined;
    if (read < min) return report.add(path, 'valueTooSmall', value);
    if (read > max) return report.add(path, 'valueTooLarge', value);
    return isWhole && !Number.isInteger(read) ? report.add(path, 'valueNotWhole', value) : read;
  };

/** A count that clients may correct; nothing beyond what stays exact, a limit of ours. */
export const count = numberWithin(-1_000_000_000, 1_000_000_000);

/** An instant: ISO text, or milliseconds as number or text. */
export const instant: Reader<string> = (value, path, report) => {
  if (isEmpty(value)) return undefined;
  const isMs = typeof value === 'number' || (typeof value === 'string' && /^-?\d{6,}$/.test(value));
  const at = typeof value === 'string' && !isMs ? Date.parse(value) : isMs ? Number(value) : Number.NaN;
  if (!Number.isFinite(at)) return report.add(path, 'valueNotCastable', value);
  const date = new Date(at);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year > YEARS.max) return report.add(path, 'valueTooLarge', value);
  return year < YEARS.min ? report.add(path, 'valueTooSmall', value) : date.toISOString();
};

/** An id. */
export const uuid: Reader<string> = (value, path, report) => {
  if (isEmpty(value)) return undefined;
  return isUuid(value) ? value : report.add(path, 'valueNoUuid', value);
};

/** A short name of the player's own; never shaped like an id. */
export const alias: Reader<string> = (value, path, report) => {
  const read = text(value, path, report);
  if (!read) return undefined;
  return ALIAS.test(read) && !isUuid(read) ? read : report.add(path, 'valueNoAlias', value);
};

/** One of some values, after `read`. */
export const oneOf =
  <T>(allowed: readonly T[], read: Reader<unknown> = text): Reader<T> =>
  (value, path, report) => {
    const found = read(value, path, report);
    if (found === undefined) return undefined;
    return allowed.includes(found as T) ? (found as T) : report.add(path, 'valueNotAllowed', value);
  };

/** A list; a single value stands for a list of one, nothing for an empty one. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, path, report) => {
    if (isEmpty(value)) return [];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.flatMap((item, index) => {
      const found = read(item, `${path}.${index}`, report);
      return found === undefined ? [] : [found];
    });
  };

/** An object, its fields left to the caller. */
export const record: Reader<Record<string, unknown>> = (value, path, report) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  return isEmpty(value) ? undefined : report.add(path, 'valueNotCastable', value);
};
