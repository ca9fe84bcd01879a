import { isIP } from 'node:net';

/** Proxies whose X-Forwarded-For is believed: none, the nearest so many, or those at these addresses. */
export type TrustedProxies = false | number | string[];

/** Whether this is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(place: string): boolean {
  const [address = '', bits, ...more] = place.split('/');
  const maxBits = isIP(address) === 6 ? 128 : 32;
  const isSize = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  return isIP(address) !== 0 && more.length === 0 && isSize;
}

const isPlace = (place: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(place) || isNetwork(place);

/**
 * Reads TRUST_PROXY: `false`, a number of proxies, or their addresses. `true` is one proxy: the address that it added
 * is believed, and not the leftmost one, which anybody can invent. Undefined for anything else.
 */
export function readProxies(text: string): TrustedProxies | undefined {
  if (/^(?:false|no|off|0|)$/i.test(text)) return false;
  if (/^(?:true|yes|on)$/i.test(text)) return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const places = text.split(',').map((place) => place.trim());
  return places.every(isPlace) ? places : undefined;
}
