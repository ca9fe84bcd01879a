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

/** What counts as one address where calls are limited by it. */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip);
  const [bare = ''] = plain.split('%');
  return isIPv6(bare) ? networkOf(bare) : plain;
}
