/** A device whose clock differs by more than this has a wrong clock; less is the time that an answer took. In milliseconds. */
const TOLERANCE_MS = 5 * 60_000;
let skew = 0;

/** Notes the server's time from the `Date` header of an answer. */
export function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  skew = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** Now by the server's clock, which decides when a day ends; in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + skew;
