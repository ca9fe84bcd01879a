type Branch = Readonly<Record<string, unknown>>;

const isHolder = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const isBranch = (value: unknown): value is Branch => isHolder(value) && !Array.isArray(value);
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A copy of `root` with the value at a dotted path replaced, or removed if undefined. Only objects along the path are copied; everything else keeps its reference.
 *
 * @throws {RangeError} if the path names a part of the language: a caller's mistake, never a player's.
 */
export function setPath<T extends object>(root: T, path: string, value: unknown): T {
  const keys = path.split('.');
  if (keys.some((key) => FORBIDDEN.has(key))) throw new RangeError(`bad path: ${path}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller answers for the value's type
  return replace(root, keys, value) as T;
}

function replace(holder: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const branch: Branch = { ...holder };
  if (rest.length === 0) {
    if (value !== undefined) return { ...branch, [key]: value };
    const { [key]: _, ...others } = branch;
    return others;
  }
  const below = branch[key];
  return { ...branch, [key]: replace(isBranch(below) ? below : {}, rest, value) };
}

/** The value at a dotted path; undefined if there is none. */
export function getPath(root: object, path: string): unknown {
  let value: unknown = root;
  for (const key of path.split('.')) {
    if (!isHolder(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
