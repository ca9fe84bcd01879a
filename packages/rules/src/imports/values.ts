import { failed, isEmpty, passed, type Reader } from '../fields/field.ts';
import { instant, number, text } from '../fields/readers.ts';
import { one, type Take } from './takes.ts';

/** Maximum of any stored amount (wire-user-and-tasks 1.2). */
const MAX_AMOUNT = 99_999_999;
const LAST_YEAR = 9999;

/** A whole count, 0 or more. */
export const count: Reader<number> = number({ min: 0, max: MAX_AMOUNT, whole: true });
/** An amount, 0 or more; fractions count. */
export const amount: Reader<number> = number({ min: 0, max: MAX_AMOUNT });
/** A number within what can be stored (our own). */
export const value: Reader<number> = number({ min: -1_000_000_000, max: 1_000_000_000 });
/** The value of an entry of a history: one without, as old files have them, counts as 0. */
export const entryValue: Take = (sent, path, notes) => one(value)(isEmpty(sent) ? 0 : sent, path, notes);
/** A short text, such as a key; its limit is our own. */
export const label: Reader<string> = text({ maxLength: 200 });

/** An instant between 1970 and 9999, as ISO 8601 text; milliseconds are accepted too, also as text (our own). */
export const date: Reader<string> = (sent, path) => {
  const given = typeof sent === 'string' && /^\d{6,15}$/.test(sent) ? Number(sent) : sent;
  const read = instant(given, path);
  if (!read.ok) return read;
  const year = new Date(read.value).getUTCFullYear();
  return year >= 1970 && year <= LAST_YEAR ? read : failed(path, 'invalidValue', sent);
};

/** The same in milliseconds since the epoch. */
export const milliseconds: Reader<number> = (sent, path) => {
  const read = date(sent, path);
  return read.ok ? passed(Date.parse(read.value)) : read;
};
