import { isFields } from '@everdeed/content/values';
import { type CallRefusal, refusal } from '../work/refusal.ts';

/** A refusal of what a tester sent under this name. */
export const bad = (what: string): CallRefusal =>
  refusal('BadRequest', 'badRequest', { errors: [{ key: 'invalidValue', param: what }] });

/** A record as seen by a tester: the wire's fields, including hidden ones. */
export type Doc = Record<string, unknown>;

export const isDoc: (value: unknown) => value is Doc = isFields;

/** Whether the value has places: fields, or the entries of a list. */
const isHolder = (value: unknown): value is Doc => typeof value === 'object' && value !== null;

/** The entries of a list; none of anything else. */
export const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Converts `{"$date": ISO}` to the stored ISO text. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (!isDoc(value)) return value;
  if (Object.keys(value).length === 1 && '$date' in value) {
    const { $date: sent } = value;
    const at = new Date(typeof sent === 'string' || typeof sent === 'number' ? sent : Number.NaN);
    if (Number.isNaN(at.getTime())) throw bad('$date');
    return at.toISOString();
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromWire(inner)]));
}

/** Converts instants to `{"$date": ISO}`. */
export function toWire(value: unknown): unknown {
  if (typeof value === 'string') return instant.test(value) ? { $date: value } : value;
  if (Array.isArray(value)) return value.map(toWire);
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
}

export function valueAt(doc: unknown, path: string): unknown {
  let value = doc;
  for (const key of path.split('.')) value = isHolder(value) ? value[key] : undefined;
  return value;
}

/** Keys that would change more than the record. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** Sets one value in a plain copy. */
export function setAt(doc: Doc, path: string, value: unknown): void {
  const keys = path.split('.');
  if (keys.some((key) => unsafe.has(key))) throw bad(path);
  const last = keys.pop() ?? '';
  let holder: Doc = doc;
  for (const key of keys) {
    const next = holder[key];
    if (isHolder(next)) holder = next;
    else {
      const made: Doc = {};
      holder[key] = made;
      holder = made;
    }
  }
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The values at a dotted path. Lists along the way, or at its end, also count by their entries. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  const entries = entriesOf(value);
  if (key === undefined) return [value, ...entries];
  const inside = isHolder(value) ? value[key] : undefined;
  return [
    ...(inside === undefined ? [] : valuesAt(inside, rest)),
    ...entries.filter(isDoc).flatMap((entry) => valuesAt(entry, [key, ...rest])),
  ];
}

/** Whether one of the values is in this order with what is wanted. Only texts, instants among them, and numbers are. */
const ordered = (
  values: readonly unknown[],
  wanted: unknown,
  fits: <T extends string | number>(a: T, b: T) => boolean,
): boolean =>
  values.some(
    (one) =>
      (typeof one === 'string' && typeof wanted === 'string' && fits(one, wanted)) ||
      (typeof one === 'number' && typeof wanted === 'number' && fits(one, wanted)),
  );

/** The comparisons of filters, by the reference's names. */
const comparisons: Readonly<Record<string, (values: readonly unknown[], wanted: unknown) => boolean>> = {
  $eq: (values, wanted) => values.some((one) => same(one, wanted)),
  $ne: (values, wanted) => !values.some((one) => same(one, wanted)),
  $in: (values, wanted) => entriesOf(wanted).some((one) => values.some((value) => same(value, one))),
  $nin: (values, wanted) => !entriesOf(wanted).some((one) => values.some((value) => same(value, one))),
  $exists: (values, wanted) => values.length > 0 === wanted,
  $gt: (values, wanted) => ordered(values, wanted, (a, b) => a > b),
  $gte: (values, wanted) => ordered(values, wanted, (a, b) => a >= b),
  $lt: (values, wanted) => ordered(values, wanted, (a, b) => a < b),
  $lte: (values, wanted) => ordered(values, wanted, (a, b) => a <= b),
};

function holds(values: readonly unknown[], wanted: unknown): boolean {
  const tests = isDoc(wanted) ? Object.entries(wanted) : [];
  if (tests.length === 0 || !tests.every(([name]) => Object.hasOwn(comparisons, name)))
    return values.some((one) => same(one, wanted)) || (wanted === null && values.length === 0);
  return tests.every(([name, value]) => comparisons[name]?.(values, value));
}

/** Whether the record has all the values, by dotted path; for a list, one matching value is enough. */
export const matchesWhere = (doc: Doc, where: Doc): boolean =>
  Object.entries(where).every(([path, wanted]) => holds(valuesAt(doc, path.split('.')), wanted));
