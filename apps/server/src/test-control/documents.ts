/** A record as a tester sees it: fields of the wire, hidden ones included. */
export type Doc = Record<string, unknown>;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** `{"$date": ISO}` as the ISO text that we keep. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (!isDoc(value)) return value;
  if (Object.keys(value).length === 1 && '$date' in value) {
    return new Date(value['$date'] as string | number).toISOString();
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromWire(inner)]));
}

/** Instants as `{"$date": ISO}`. */
export function toWire(value: unknown): unknown {
  if (typeof value === 'string') return instant.test(value) ? { $date: value } : value;
  if (Array.isArray(value)) return value.map(toWire);
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
}

export function valueAt(doc: unknown, path: string): unknown {
  let value = doc;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Doc)[key] : undefined;
  }
  return value;
}

/** Sets one value in a plain copy. */
export function setAt(doc: Doc, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder: Doc = doc;
  for (const key of keys) {
    const next = holder[key];
    if (typeof next === 'object' && next !== null) holder = next as Doc;
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

function holds(actual: unknown, wanted: unknown): boolean {
  if (isDoc(wanted) && '$in' in wanted) return (wanted['$in'] as unknown[]).some((one) => holds(actual, one));
  if (isDoc(wanted) && '$exists' in wanted) return (actual !== undefined) === wanted['$exists'];
  if (Array.isArray(actual) && !Array.isArray(wanted)) return actual.some((one) => same(one, wanted));
  return same(actual, wanted);
}

/** Whether the record has all the values, by dotted path; in a list one of its values is enough. */
export const matchesWhere = (doc: Doc, where: Doc): boolean =>
  Object.entries(where).every(([path, wanted]) => holds(valueAt(doc, path), wanted));
