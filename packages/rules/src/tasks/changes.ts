import type { Change } from '../state/undo-record.ts';

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isMap = (value: unknown): value is Record<string, unknown> =>
  isContainer(value) && !Array.isArray(value);

/** Whether two JSON values are equal, regardless of key order. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSameJson(a[key], b[key]));
}

/**
 * The changes that turn one JSON value into another, as plain JSON. Parts that share a reference are skipped,
 * so the cost depends on what changed, not on the total size.
 */
export function diffJson(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
  into: Change[] = [],
): Change[] {
  if (before === after) return into;
  if (Array.isArray(before) && Array.isArray(after)) {
    diffLists(before, after, path, into);
  } else if (isMap(before) && isMap(after)) {
    for (const key in after) {
      if (before[key] !== after[key]) diffJson(before[key], after[key], [...path, key], into);
    }
    for (const key in before) {
      if (!(key in after)) diffJson(before[key], undefined, [...path, key], into);
    }
  } else if (!isSameJson(before, after)) {
    into.push({
      path,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    });
  }
  return into;
}

function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
  into: Change[],
): void {
  let at = 0;
  const shorter = Math.min(before.length, after.length);
  while (at < shorter && (before[at] === after[at] || isSameJson(before[at], after[at]))) at += 1;
  let tail = 0;
  const isSameTail = (back: number): boolean =>
    before[before.length - back] === after[after.length - back] ||
    isSameJson(before[before.length - back], after[after.length - back]);
  while (tail < shorter - at && isSameTail(tail + 1)) tail += 1;
  const removed = before.slice(at, before.length - tail);
  const added = after.slice(at, after.length - tail);
  if (removed.length > 0 || added.length > 0) into.push({ path, at, removed, added });
}
