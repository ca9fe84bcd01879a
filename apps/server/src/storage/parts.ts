/** Parts of a player by dotted path; unset parts are absent. */
export type Parts = Record<string, unknown>;

/** Whether two splits have identical values. */
export function sameParts(a: Parts, b: Parts): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** Freezes a value deeply. */
export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freezeDeep(inner);
  }
  return value;
}
