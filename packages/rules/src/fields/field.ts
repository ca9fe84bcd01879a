import type { MessageKey } from '@everdeed/content';
import type { MessageParams } from '../message.ts';

/** What is wrong with one field of what a client sent: an entry of `errors[]` (wire-user-and-tasks 0.4). */
export interface FieldProblem {
  /** The field's dotted path. */
  readonly path: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
  /** What was sent; absent when nothing was. */
  readonly value?: unknown;
}

/** What is wrong with a parameter of a call; on the wire it is named `param` (wire-user-and-tasks 0.4). */
export interface ParamProblem extends Omit<FieldProblem, 'path'> {
  readonly param: string;
}

/** A value ready to be stored, or everything that is wrong with what was sent. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Turns what was sent into what is stored. `path` names the field in problems. */
export type Reader<T> = (sent: unknown, path: string) => Checked<T>;

/** A value that passed. */
export const passed = <T>(value: T): Checked<T> => ({ ok: true, value });

/** One problem with a field. */
export function problemAt(
  path: string,
  key: MessageKey,
  value: unknown,
  params?: MessageParams,
): FieldProblem {
  return { path, key, ...(params && { params }), ...(value !== undefined && { value }) };
}

/** A field with a single problem. */
export const failed = (
  path: string,
  key: MessageKey,
  value: unknown,
  params?: MessageParams,
): Checked<never> => ({ ok: false, problems: [problemAt(path, key, value, params)] });

/** A value of the wrong kind; `type` is the kind's name on the wire. */
export const wrongKind = (
  path: string,
  value: unknown,
  type: 'Array' | 'Boolean' | 'date' | 'Map' | 'Number' | 'Object' | 'String',
): Checked<never> => failed(path, 'cast', value, { path, type });

/** The problem of a required field that is missing. */
export const missing = (path: string, value?: unknown): FieldProblem =>
  problemAt(path, 'required', value, { path });

/** Whether this is what forms send for an empty field. */
export const isEmpty = (sent: unknown): sent is null | undefined | '' =>
  sent === undefined || sent === null || sent === '';

/** A reader for a field that stays as it is unless it was sent. */
export const ifSent =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (sent, path) =>
    sent === undefined ? passed(undefined) : read(sent, path);

/** A reader to which null and undefined mean "nothing". */
export const orNothing =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (sent, path) =>
    sent === null || sent === undefined ? passed(undefined) : read(sent, path);

/** A reader to which null, undefined and the empty text mean "the default": `fallback`, or nothing without one. */
export function orDefault<T>(read: Reader<T>): Reader<T | undefined>;
export function orDefault<T>(read: Reader<T>, fallback: T): Reader<T>;
export function orDefault<T>(read: Reader<T>, fallback?: T): Reader<T | undefined> {
  return (sent, path) => (isEmpty(sent) ? passed(fallback) : read(sent, path));
}
