/** A table's own entry. Keys come from outside, and `constructor` is not a pet. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
