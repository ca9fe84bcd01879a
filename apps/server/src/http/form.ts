import { isFields } from '@everdeed/content/values';

/** Keys that would reach into the prototype of a value. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Pairs of a form that are read; the rest is ignored. */
export const maxFormPairs = 10_000;
/** Keys that a name may be made of; a pair with a deeper name is ignored. */
const maxFormDepth = 20;

type Fields = { [key: string]: unknown };

/** The text up to the last pair that is read, so that no time is spent on decoding the others. */
function readPart(text: string): string {
  let at = -1;
  for (let pairs = 0; pairs < maxFormPairs; pairs++) {
    at = text.indexOf('&', at + 1);
    if (at < 0) return text;
  }
  return text.slice(0, at);
}

/** The keys of a name such as `a[b][]`, each character looked at once; undefined where it is too deep or unsafe. */
function pathOf(name: string): readonly string[] | undefined {
  let open = name.indexOf('[');
  const path = [open < 0 ? name : name.slice(0, open)];
  while (open >= 0) {
    const close = name.indexOf(']', open + 1);
    if (close < 0) break;
    path.push(name.slice(open + 1, close));
    if (path.length > maxFormDepth) return undefined;
    open = name.indexOf('[', close + 1);
  }
  return path.some((key) => unsafeKeys.has(key)) ? undefined : path.filter((key, i) => i === 0 || key !== '');
}

/** Adds a value; one more under the same name makes a list. */
function addValue(holder: Fields, key: string, value: string): void {
  const known = Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (Array.isArray(known)) known.push(value);
  else holder[key] = known === undefined ? value : [known, value];
}

function put(fields: Fields, path: readonly string[], value: string): void {
  let holder = fields;
  for (const key of path.slice(0, -1)) {
    const next = Object.hasOwn(holder, key) ? holder[key] : undefined;
    // A list has no named fields: `a[]=1&a[length]=x` must not reach its length.
    const inner: Fields = isFields(next) ? next : {};
    holder[key] = inner;
    holder = inner;
  }
  addValue(holder, path.at(-1) ?? '', value);
}

/** Turns maps with the keys 0, 1, 2 … back into the lists that they were before form encoding; other maps stay as they are. */
function listsOf(value: unknown): unknown {
  if (!isFields(value)) return value;
  const fields: Fields = value;
  const keys = Object.keys(fields);
  for (const key of keys) fields[key] = listsOf(fields[key]);
  const isList = keys.length > 0 && keys.every((key, i) => key === String(i));
  return isList ? Object.values(fields) : fields;
}

// NUL cannot be stored in text.
const withoutNul = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text);

/** Parses a form with nested keys (`a[b]=1`, `a[]=1`) in time linear in its length (wire-user-and-tasks 0.2). */
export function parseForm(text: string): unknown {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(readPart(text))) {
    const path = pathOf(withoutNul(name));
    if (path) put(fields, path, withoutNul(value));
  }
  return listsOf(fields);
}
