import { expect, test } from 'vitest';
import { addressKey, canonicalAddress } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:9', '2001:db8::9'],
  ['2001:0db8::0009', '2001:db8::9'],
  ['2001:db8::9', '2001:db8::9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['not an address', 'not an address'],
])('%s is the address %s', (ip, address) => {
  expect(canonicalAddress(ip)).toBe(address);
});
