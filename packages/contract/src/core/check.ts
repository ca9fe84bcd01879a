import type { MessageKey } from '@everdeed/content';
import { asText, isUuid } from '@everdeed/rules';

/** Where a check looks for a parameter. */
export type CheckPlace = 'body' | 'query' | 'params';

/** The input of checks, as received, before any conversion. */
export interface RawInput {
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * One rule on one parameter. A failing rule adds `{message, param, value}` to `errors[]`. Every rule runs,
 * even if an earlier one on the same parameter failed (wire-user-and-tasks 0.4).
 */
export interface Check {
  readonly param: string;
  readonly place: CheckPlace;
  /** Key of the message in `errors[]`. */
  readonly key: MessageKey;
  passes(value: unknown, input: RawInput): boolean;
  /** The value as a failure shows it; absent: as it was sent. */
  readonly shown?: (value: unknown) => unknown;
}

/** A failed check. `value` is absent if the request did not contain the parameter. */
export interface CheckFailure {
  readonly key: MessageKey;
  readonly param: string;
  readonly value?: unknown;
}

/** A custom check. */
export function rule(
  place: CheckPlace,
  param: string,
  key: MessageKey,
  passes: (value: unknown, input: RawInput) => boolean,
): Check {
  return { place, param, key, passes };
}

/** A check of a text that is read without the space around it. */
export const trimmed = (check: Check): Check => ({
  ...check,
  passes: (value, input) => check.passes(asText(value).trim(), input),
  shown: (value) => (typeof value === 'string' ? value.trim() : value),
});

/** The parameter must be present and not empty. */
export const present = (place: CheckPlace, param: string, key: MessageKey): Check =>
  rule(place, param, key, (value) => asText(value) !== '');

/** The text must have `min` to `max` characters. */
export const length = (place: CheckPlace, param: string, key: MessageKey, min: number, max: number): Check =>
  rule(place, param, key, (value) => {
    const size = Array.from(asText(value)).length;
    return size >= min && size <= max;
  });

/** The text must match the pattern. */
export const matches = (place: CheckPlace, param: string, key: MessageKey, pattern: RegExp): Check =>
  rule(place, param, key, (value) => pattern.test(asText(value)));

/** The text must be one of the given words. */
export const oneOf = (place: CheckPlace, param: string, key: MessageKey, words: readonly string[]): Check =>
  rule(place, param, key, (value) => words.includes(asText(value)));

/** The parameter must be a number, also as text. */
export const numeric = (place: CheckPlace, param: string, key: MessageKey): Check =>
  rule(place, param, key, (value) => asText(value).trim() !== '' && Number.isFinite(Number(asText(value))));

/** The parameter must be a UUID. */
export const uuid = (place: CheckPlace, param: string, key: MessageKey): Check =>
  rule(place, param, key, isUuid);

/** The parameter must be UUIDs with commas between them, at most so many. */
export const uuids = (place: CheckPlace, param: string, key: MessageKey, max: number): Check =>
  rule(place, param, key, (value) => {
    const ids = asText(value).split(',');
    return ids.length <= max && ids.every(isUuid);
  });

const emailPattern = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/** Whether the text looks like an email address of at most 254 characters. */
export const isEmail = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 254 && emailPattern.test(value);

/** The parameter must look like an email address. */
export const email = (place: CheckPlace, param: string, key: MessageKey): Check =>
  rule(place, param, key, isEmail);

/** Applies a check only if the parameter was sent. */
export function ifSent(check: Check): Check {
  return {
    ...check,
    passes: (value, input) =>
      value === undefined || value === null || value === '' || check.passes(value, input),
  };
}

/** Runs all checks and returns the failures in order. */
export function runChecks(checks: readonly Check[], input: RawInput): CheckFailure[] {
  return checks.flatMap((check) => {
    const value = Object.hasOwn(input[check.place], check.param)
      ? input[check.place][check.param]
      : undefined;
    if (check.passes(value, input)) return [];
    const failure = { key: check.key, param: check.param };
    return [value === undefined ? failure : { ...failure, value: check.shown?.(value) ?? value }];
  });
}
