/** The median; for an even count, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;
export const millis = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`;
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
export const micros = (us: number): string => `${Math.round(us)} µs`;

/** The entry of a list whose turn it is; after the last comes the first again. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  for (const entry of list.slice(turn % list.length)) return entry;
  throw new RangeError('nobody is in the list');
}
