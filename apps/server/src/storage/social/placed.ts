/** An entry of a list that is kept in rows: what its row is found by, its place, and its value. */
export interface Placed<Value = unknown> {
  readonly key: string;
  /**
   * Entries are shown by rising position; gaps and, after simultaneous arrivals, ties happen. That of a notification is
   * the instant at which it came (ms), or one more than the position before it if that is later.
   */
  readonly position: number;
  readonly value: Value;
}

/** The rows of one list before and after a change, and how to get from the one to the other. */
export interface ListPlan<Value = unknown> {
  readonly rows: readonly Placed<Value>[];
  readonly added: readonly Placed<Value>[];
  readonly changed: readonly Placed<Value>[];
  readonly removed: readonly Placed<Value>[];
}

/** Whether two values are the same as JSON. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The order in which rows are shown. */
export const byPosition = (a: Placed, b: Placed): number =>
  a.position - b.position || (a.key < b.key ? -1 : Number(a.key > b.key));

/**
 * Whether an entry can stay where it is, after one at `last`. A position that is not whole is that of an entry without a
 * row, which gets a row, and a position of its own, as soon as it changes.
 */
const canStay = ({ position, value }: Placed, last: number, wanted: unknown): boolean =>
  position > last && (Number.isInteger(position) || isSameJson(value, wanted));

/**
 * Keys of `wanted` must differ. Rows keep their positions as long as these rise; those after a newcomer move. New
 * positions are above all old ones, and `from` at least.
 */
export function planList<Value>(
  before: readonly Placed<Value>[],
  wanted: readonly Pick<Placed<Value>, 'key' | 'value'>[],
  from = 1,
): ListPlan<Value> {
  const old = new Map(before.map((row) => [row.key, row]));
  let highest = Math.ceil(before.reduce((most, { position }) => Math.max(most, position), from - 1));
  let last = 0;
  const rows: Placed<Value>[] = [];
  const added: Placed<Value>[] = [];
  const changed: Placed<Value>[] = [];
  for (const { key, value } of wanted) {
    const known = old.get(key);
    old.delete(key);
    const position = known && canStay(known, last, value) ? known.position : ++highest;
    last = position;
    const isKept = known?.position === position && isSameJson(known.value, value);
    const row = isKept ? known : { key, position, value };
    rows.push(row);
    if (!known) added.push(row);
    else if (!isKept) changed.push(row);
  }
  return { rows, added, changed, removed: [...old.values()] };
}
