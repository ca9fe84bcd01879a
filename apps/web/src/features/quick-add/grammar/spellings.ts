/** Turns `[['m', 'monday mon']]` into `{ monday: 'm', mon: 'm' }`, for lookups by word. */
export function spellings<Value extends string | number>(
  rows: readonly (readonly [value: Value, words: string])[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));
}
