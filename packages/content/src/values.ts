/**
 * Readers for values of unknown type: parsed JSON, answers of other programs, rows of a table. Each checks what it
 * finds, so that callers need no type assertion.
 */

/** Whether the value is an object with fields, not a list. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is in the list. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);

/** Whether `key` is one of the record's own keys; inherited ones do not count. */
export const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(record, key);

/** The value at the path, through objects and lists alike; undefined if the path leads nowhere. */
export function valueIn(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((holder, key) => {
    if (Array.isArray(holder)) return holder[Number(key)];
    return isFields(holder) ? holder[key] : undefined;
  }, value);
}

type Reader<T> = (value: unknown, ...path: readonly (string | number)[]) => T;

const readerOf =
  <T>(kind: string, fits: (value: unknown) => value is T): Reader<T> =>
  (value, ...path) => {
    const found = valueIn(value, ...path);
    if (fits(found)) return found;
    const shown = JSON.stringify(found)?.slice(0, 200);
    throw new TypeError(`no ${kind}${path.length > 0 ? ` at ${path.join('.')}` : ''}, but ${shown}`);
  };

/** The text at the path. @throws {TypeError} if there is none */
export const textIn: Reader<string> = /* @__PURE__ */ readerOf('text', (value) => typeof value === 'string');
/** The number at the path. @throws {TypeError} if there is none */
export const numberIn: Reader<number> = /* @__PURE__ */ readerOf(
  'number',
  (value) => typeof value === 'number',
);
/** The object at the path. @throws {TypeError} if there is none */
export const fieldsIn: Reader<Record<string, unknown>> = /* @__PURE__ */ readerOf('object', isFields);
/** The list at the path. @throws {TypeError} if there is none */
export const listIn: Reader<unknown[]> = /* @__PURE__ */ readerOf('list', (value): value is unknown[] =>
  Array.isArray(value),
);

/** A record of exactly these keys, each with the value that `valueOf` returns for it. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the keys that it was given
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** The texts under these keys of an object. @throws {TypeError} if one is missing */
export const textsIn = <Key extends string>(value: unknown, ...keys: readonly Key[]): Record<Key, string> =>
  recordOf(keys, (key) => textIn(value, key));

/** The keys of a record, which must have no keys beyond those of its type. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only callers know that the record has no other keys
  Object.keys(record) as (keyof T & string)[];

/** The entries of a record, which must have no keys beyond those of its type. */
export const entriesOf = <T extends object>(
  record: T,
): { [Key in keyof T & string]: [Key, T[Key]] }[keyof T & string][] =>
  keysOf(record).map((key) => [key, record[key]]);

/** Stops the build where a union gains a member that nobody handles. @throws {TypeError} if it ever runs */
export function assertNever(value: never): never {
  throw new TypeError(`nobody handles ${JSON.stringify(value)}`);
}
