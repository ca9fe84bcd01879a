import { BlockList, isIPv6 } from 'node:net';

/**
 * Networks without public hosts: private and shared networks, loopback, link-local (which includes cloud
 * metadata services), documentation, benchmarks, multicast, reserved.
 */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');

/** Inside the public part of IPv6: tunnels, which contain an IPv4 address, and documentation. */
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** All public IPv6 hosts are here. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

const mapped = /^::ffff:(?:[\d.]+|[\da-f]{1,4}:[\da-f]{1,4})$/i;

/** Whether an address (not a name) is in one of the server's own networks or not publicly reachable. */
export function isInnerAddress(scoped: string): boolean {
  const address = scoped.replace(/%.*$/, '');
  if (!isIPv6(address)) return inner.check(address, 'ipv4');
  // The list checks mapped addresses against the IPv4 networks by itself.
  if (inner.check(address, 'ipv6')) return true;
  return !mapped.test(address) && !publicIpv6.check(address, 'ipv6');
}
