import { isTimezone, offsetAt } from '@everdeed/rules';

const KEY = 'everdeed-zone';

/** What newer browsers tell without `Intl`, whose first use takes a phone a sixth of a second. */
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

export const deviceZone = (): string =>
  typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();

function readChoice(): string | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored && isTimezone(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

let chosen: string | undefined;
let isRead = false;

/** The zone chosen on this device instead of the device's own. */
export function chosenZone(): string | undefined {
  if (!isRead) chosen = readChoice();
  isRead = true;
  return chosen;
}

/** Chooses the zone whose midnight counts from now on; undefined follows the device. */
export function chooseZone(zone: string | undefined): void {
  chosen = zone;
  isRead = true;
  try {
    if (zone) localStorage.setItem(KEY, zone);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** The zone sent with every call and used for every date; empty if the device has none. */
export const currentZone = (): string => chosenZone() ?? deviceZone();

/** Minutes to add to local time to get UTC, at an instant in milliseconds. */
export function offsetOf(instant: number): number {
  const zone = chosenZone();
  const named = zone === undefined ? undefined : offsetAt(zone, instant);
  return named ?? new Date(instant).getTimezoneOffset();
}
