/** A typed number, also with a decimal comma; NaN for anything else. */
export function numberIn(typed: string): number {
  return /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
