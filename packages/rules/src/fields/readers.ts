import type { MessageKey } from '@everdeed/content';
import { asText } from './as-text.ts';
import { failed, isEmpty, missing, passed, type Reader, wrongKind } from './field.ts';
import { isUuid } from '../uuid.ts';

const FLAGS = new Map<unknown, boolean>([
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

/** True or false, also as the words and digits that forms send (wire-user-and-tasks 0.2). */
export const flag: Reader<boolean> = (sent, path) => {
  const value = FLAGS.get(sent);
  return value === undefined ? wrongKind(path, sent, 'Boolean') : passed(value);
};

/** Which numbers a field accepts; both bounds are included. */
export interface NumberRule {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
  /** Larger values are reduced to it instead of refused. */
  readonly cap?: number;
  /** Message for every number that the field rejects, instead of the general ones. */
  readonly key?: MessageKey;
}

const asNumber = (sent: unknown): unknown =>
  typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
const shownNumber = (sent: unknown): string | number => (typeof sent === 'number' ? sent : String(sent));

/** A finite number, also as text. */
export const number =
  ({ min, max, whole, cap, key }: NumberRule = {}): Reader<number> =>
  (sent, path) => {
    const value = asNumber(sent);
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrongKind(path, sent, 'Number');
    const isBroken = whole === true && !Number.isInteger(value);
    const isLow = min !== undefined && value < min;
    const isHigh = max !== undefined && value > max;
    if (key && (isBroken || isLow || isHigh)) return failed(path, key, sent);
    if (isBroken) return wrongKind(path, sent, 'Number');
    if (isLow) return failed(path, 'min', sent, { path, min, value: shownNumber(sent) });
    if (isHigh) return failed(path, 'max', sent, { path, max, value: shownNumber(sent) });
    return passed(cap === undefined ? value : Math.min(value, cap));
  };

/** Which texts a field accepts; lengths are in UTF-16 code units, after trimming. */
export interface TextRule {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly trim?: boolean;
}

/** A text; numbers and flags are converted, null counts as empty. */
export const text =
  ({ required, minLength, maxLength, trim }: TextRule = {}): Reader<string> =>
  (sent, path) => {
    if (typeof sent === 'object' && sent !== null) return wrongKind(path, sent, 'String');
    const raw = isEmpty(sent) ? '' : String(sent);
    const value = trim ? raw.trim() : raw;
    if (required && value === '') return { ok: false, problems: [missing(path, sent)] };
    if (minLength !== undefined && value.length < minLength)
      return failed(path, 'minLength', sent, { path, min: minLength });
    if (maxLength !== undefined && value.length > maxLength)
      return failed(path, 'maxLength', sent, { path, max: maxLength });
    return passed(value);
  };

/** Maximum number of characters that a refusal shows of a bad value. */
const SHOWN = 200;

/** One of the given words. */
export const choice =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (sent, path) => {
    const word = words.find((candidate) => candidate === sent);
    return word === undefined
      ? failed(path, 'enum', sent, { path, value: sent === null ? 'null' : asText(sent).slice(0, SHOWN) })
      : passed(word);
  };

/** An instant from year 0 to 9999, stored as ISO 8601 text in UTC; milliseconds since the epoch are accepted too. */
export const instant: Reader<string> = (sent, path) => {
  const date = typeof sent === 'string' || typeof sent === 'number' ? new Date(sent) : undefined;
  if (!date || Number.isNaN(date.getTime())) return wrongKind(path, sent, 'date');
  const iso = date.toISOString();
  // Other years have a sign before them, which is no date-time for clients (RFC 3339).
  return /^[+-]/.test(iso) ? failed(path, 'invalidValue', sent) : passed(iso);
};

/** A UUID, kept in the case in which it was sent. */
export const uuid: Reader<string> = (sent, path) =>
  isUuid(sent) ? passed(sent) : failed(path, 'invalidValue', sent);
