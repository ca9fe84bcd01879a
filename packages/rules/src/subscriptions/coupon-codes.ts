/** The events for which there are coupons (wire-groups-and-admin 7.6). */
export const couponEvents = ['wondercon', 'google_6mo'] as const;
/** An event for which there are coupons. */
export type CouponEvent = (typeof couponEvents)[number];

/** The symbols of codes; the value of each is its place (wire-groups-and-admin 7.6). */
const SYMBOLS = '0123456789ABCDEFGHJKLMNPQRTUVWXY';
/** Letters that are read as a digit they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5' };
const FACTOR = 19;
const MODULUS = 31;
/** A symbol stands for five bits. */
const BITS = 5n;
const FIVE_BITS = 31n;
const GROUPS = [1, 2, 3] as const;
/** Random symbols in a group, and all with the check symbol. */
const RANDOM = 3;
const LENGTH = RANDOM + 1;

const checkOf = (group: number, symbols: string): string => {
  const sum = Array.from(symbols).reduce((c, symbol) => FACTOR * c + SYMBOLS.indexOf(symbol), group);
  return SYMBOLS.charAt(sum % MODULUS);
};

/** `XXXX-XXXX-XXXX`, of twelve symbols. */
const dashed = (symbols: string): string =>
  GROUPS.map((group) => symbols.slice((group - 1) * LENGTH, group * LENGTH)).join('-');

/**
 * The code of a new coupon (wire-groups-and-admin 7.6), from 45 of the random bits of a UUID v4: whoever has one
 * code cannot guess another.
 */
export function newCouponCode(uuid: string): string {
  const bits = BigInt(`0x${uuid.replaceAll('-', '').slice(0, 12)}`);
  const symbols = Array.from({ length: RANDOM * GROUPS.length }, (_, place) =>
    SYMBOLS.charAt(Number((bits >> (BITS * BigInt(place))) & FIVE_BITS)),
  ).join('');
  return GROUPS.map((group) => symbols.slice((group - 1) * RANDOM, group * RANDOM))
    .map((random, index) => `${random}${checkOf(index + 1, random)}`)
    .join('-');
}

/**
 * The code that somebody typed, in the form in which codes are stored: case, spaces and lookalike letters do not count.
 * Undefined if no code can read so (wire-groups-and-admin 7.6).
 */
export function readCouponCode(typed: string): string | undefined {
  const symbols = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIZS]/g, (letter) => LOOKALIKES[letter] ?? letter);
  if (symbols.length !== LENGTH * GROUPS.length) return undefined;
  const isRight = GROUPS.every((group) => {
    const own = symbols.slice((group - 1) * LENGTH, group * LENGTH);
    return own.charAt(RANDOM) === checkOf(group, own.slice(0, RANDOM));
  });
  return isRight ? dashed(symbols) : undefined;
}
