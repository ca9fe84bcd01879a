import { expect, test } from 'vitest';
import { isInnerAddress } from './inner-addresses.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['192.168.0.1', true],
  ['169.254.169.254', true],
  ['100.100.100.200', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::', true],
  ['::1', true],
  ['fd00:ec2::254', true],
  ['fe80::1%eth0', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::127.0.0.1', true],
  ['::ffff:0:7f00:1', true],
  ['::ffff:7f00', true],
  ['::ffff:5db8:d822', false],
  ['64:ff9b::7f00:1', true],
  ['64:ff9b:1::1', true],
  ['2002:7f00:1::', true],
  ['2001:0:1::1', true],
  ['93.184.216.34', false],
  ['172.32.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('the own network holds %s: %s', (address, expected) => {
  expect(isInnerAddress(address)).toBe(expected);
});
