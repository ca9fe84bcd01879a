import { isFields } from '@everdeed/content/values';

/** Says, line by line, how a value is not what a client expects; `at` is where it stands. */
export type Check = (value: unknown, at: string) => readonly string[];

/**
 * What a typed client wants of a value: a check, or fields by name. A name that ends in `?` may be absent; any other must
 * be there. Fields that are not named may be anything.
 */
export type Want = Check | { readonly [name: string]: Want };

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'absent';

const kind =
  (name: string, fits: (value: unknown) => boolean): Check =>
  (value, at) =>
    fits(value) ? [] : [`${at}: ${shown(value)} is not ${name}`];

/** How a value differs from what is wanted of it. */
export function faultsIn(value: unknown, want: Want, at = 'data'): readonly string[] {
  if (typeof want === 'function') return want(value, at);
  if (!isFields(value)) return [`${at}: ${shown(value)} is not an object`];
  return Object.entries(want).flatMap(([name, inner]) => {
    const key = name.replace(/\?$/, '');
    const isMissing = value[key] === undefined && key !== name;
    return isMissing ? [] : faultsIn(value[key], inner, `${at}.${key}`);
  });
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const isText = (value: unknown): value is string => typeof value === 'string';

export const text = kind('a text', isText);
export const filled = kind('a text with words', (value) => isText(value) && value.trim() !== '');
export const id = kind('a UUID', (value) => isText(value) && uuid.test(value));
export const number = kind('a number', (value) => typeof value === 'number');
export const whole = kind('a whole number', Number.isInteger);
export const truth = kind('true or false', (value) => typeof value === 'boolean');
/** An instant in UTC with milliseconds and a Z, the first form that both apps try. */
export const date = kind('a date', (value) => isText(value) && instant.test(value));
/** An object with keys of any kind. */
export const open = kind('an object', isFields);

export const oneOf = (...values: readonly unknown[]): Check =>
  kind(`one of ${values.join(', ')}`, (value) => values.includes(value));

export const either =
  (...wants: readonly Want[]): Check =>
  (value, at) => {
    const faults = wants.map((want) => faultsIn(value, want, at));
    return faults.some((one) => one.length === 0) ? [] : (faults[0] ?? []);
  };

export const nullable = (want: Want): Check => either(want, oneOf(null));

/** A list of such values; an empty one shows nothing, so it is a fault unless it `mayBeEmpty`. */
export const listOf =
  (want: Want, { mayBeEmpty = false } = {}): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return [`${at}: ${shown(value)} is not a list`];
    if (value.length === 0 && !mayBeEmpty) return [`${at} is empty`];
    return value.flatMap((one, index) => faultsIn(one, want, `${at}[${index}]`));
  };

export const anyOf = (want: Want): Check => listOf(want, { mayBeEmpty: true });

/** Such values under any keys. */
export const mapOf =
  (want: Want): Check =>
  (value, at) =>
    isFields(value)
      ? Object.entries(value).flatMap(([key, one]) => faultsIn(one, want, `${at}.${key}`))
      : [`${at}: ${shown(value)} is not an object`];

/** The same kind of value under each of these names. */
export const each = (names: string, want: Want): { readonly [name: string]: Want } =>
  Object.fromEntries(names.split(' ').map((name) => [name, want]));
