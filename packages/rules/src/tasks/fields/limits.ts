/**
 * Limits on what people can enter in a task: our own, the same on screen and server, and far above what anybody needs.
 * Texts in characters; `price` in gold, more than anybody can own (`STORED_CEILING`); `everyX` from the wire
 * (wire-user-and-tasks 4.1); years are those of dates with four digits.
 */
export const TASK_LIMITS = {
  text: 10_000,
  notes: 100_000,
  itemText: 10_000,
  alias: 1000,
  count: 1_000_000_000,
  everyX: 9999,
  price: 999_999_999,
  lastYear: 9999,
} as const;
