import type { MessageKey } from '@everdeed/content';
import type { FieldError } from './refusal.ts';

/** A value as it can be stored, or why it cannot (wire-user-and-tasks 0.2 and 0.4). */
type Cast = { readonly value: unknown } | { readonly error: FieldError };
/** Turns what was sent into what is stored. `path` names the field in an error. */
export type Caster = (sent: unknown, path: string) => Cast;

/** An error of a field; `key` is one of the validator's own messages or a named one. */
export function fieldError(
  key: MessageKey,
  path: string,
  value: unknown,
  params: Readonly<Record<string, string | number>> = {},
): { readonly error: FieldError } {
  const error = { key, path, params: { path, ...params } };
  return { error: value === undefined ? error : { ...error, value } };
}

const show = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
const isEmpty = (sent: unknown): boolean => sent === undefined || sent === null || sent === '';

/** True, false, and what stands for them in forms. */
export const flag: Caster = (sent, path) => {
  if (typeof sent === 'boolean') return { value: sent };
  if (sent === 'true' || sent === 1 || sent === '1' || sent === 'yes') return { value: true };
  if (sent === 'false' || sent === 0 || sent === '0' || sent === 'no') return { value: false };
  return fieldError('cast', path, sent, { type: 'Boolean' });
};

interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
  /** Larger values are cut to it instead of refused. */
  readonly cap?: number;
}

/** A finite number, also as text. */
export const number =
  ({ min, max, whole, cap }: NumberRange = {}): Caster =>
  (sent, path) => {
    const given = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
    if (typeof given !== 'number' || !Number.isFinite(given) || (whole && !Number.isInteger(given)))
      return fieldError('cast', path, sent, { type: 'Number' });
    if (min !== undefined && given < min) return fieldError('min', path, sent, { min, value: show(sent) });
    if (max !== undefined && given > max) return fieldError('max', path, sent, { max, value: show(sent) });
    return { value: cap === undefined ? given : Math.min(given, cap) };
  };

interface TextRule {
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly trim?: boolean;
}

/** A text; numbers are written out. Null empties it. */
export const text =
  ({ required = false, maxLength = 10_000, trim = false }: TextRule = {}): Caster =>
  (sent, path) => {
    if (typeof sent === 'object' && sent !== null) return fieldError('cast', path, sent, { type: 'String' });
    const raw = isEmpty(sent) ? '' : String(sent);
    const value = trim ? raw.trim() : raw;
    if (required && value === '') return fieldError('required', path, sent);
    if (value.length > maxLength) return fieldError('maxLength', path, sent, { max: maxLength });
    return { value };
  };

/** One of the words. */
export const choice =
  (words: readonly string[]): Caster =>
  (sent, path) =>
    typeof sent === 'string' && words.includes(sent)
      ? { value: sent }
      : fieldError('enum', path, sent, {
          value: typeof sent === 'object' ? JSON.stringify(sent) : show(sent),
        });

/** An instant as ISO text or milliseconds; null and empty take it away. */
export const instant: Caster = (sent, path) => {
  if (isEmpty(sent)) return { value: undefined };
  const date = typeof sent === 'string' || typeof sent === 'number' ? new Date(sent) : undefined;
  return date && !Number.isNaN(date.getTime())
    ? { value: date.toISOString() }
    : fieldError('cast', path, sent, { type: 'Date' });
};

/** A list whose entries are all cast alike. */
export const listOf =
  (entry: Caster, maxEntries = 500): Caster =>
  (sent, path) => {
    if (!Array.isArray(sent) || sent.length > maxEntries)
      return fieldError('cast', path, sent, { type: 'Array' });
    const cast = sent.map((item) => entry(item, path));
    return (
      cast.find((item) => 'error' in item) ?? {
        value: cast.map((item) => ('value' in item ? item.value : null)),
      }
    );
  };

/** A map of free keys whose values are all cast alike. */
export const mapOf =
  (entry: Caster, maxEntries = 1000): Caster =>
  (sent, path) => {
    if (
      typeof sent !== 'object' ||
      sent === null ||
      Array.isArray(sent) ||
      Object.keys(sent).length > maxEntries
    )
      return fieldError('cast', path, sent, { type: 'Map' });
    const cast = Object.entries(sent).map(([key, item]) => [key, entry(item, `${path}.${key}`)] as const);
    const failed = cast.find(([, item]) => 'error' in item);
    if (failed) return failed[1];
    return {
      value: Object.fromEntries(cast.map(([key, item]) => [key, 'value' in item ? item.value : null])),
    };
  };
