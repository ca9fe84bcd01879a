import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address: the network that one customer gets, with any number of addresses. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':');
}

/** An IPv4 address as such, also where it was written as an IPv6 one. */
export const plainAddress = (ip: string): string => mapped.exec(ip)?.[1] ?? ip;

const mappedInHex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The four numbers of an IPv4 address that was written as the last two groups of an IPv6 one. */
const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');

/** An address as all its spellings are compared: IPv4 as such, IPv6 at its shortest (RFC 5952), all else as it is. */
export function canonicalAddress(ip: string): string {
  const [bare = ''] = plainAddress(ip).split('%');
  if (!isIPv6(bare)) return plainAddress(ip);
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const groups = mappedInHex.exec(shortest)?.slice(1);
  return groups ? dotted(groups) : shortest;
}

/** What counts as one address where calls are limited by it. */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip);
  const [bare = ''] = plain.split('%');
  return isIPv6(bare) ? networkOf(bare) : plain;
}
