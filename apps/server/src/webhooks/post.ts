import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 30_000;

/** Addresses that belong to no public host: a webhook must not reach into the network of the server. */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** Whether an address (not a name) lies inside the server's own networks. */
export const isInnerAddress = (address: string): boolean =>
  inner.check(
    address.replace(/^::ffff:(?=\d+\.)/i, ''),
    address.includes(':') && !/^::ffff:\d+\./i.test(address) ? 'ipv6' : 'ipv4',
  );

/** Looks a name up and refuses inner addresses, so that a name cannot be pointed at them afterwards. */
const publicLookup: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInnerAddress(address)))
      return done(new Error(`${name} is not a public host`), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

/**
 * Posts JSON. Resolves on any answer below 400; no redirect is followed. With `innerAllowed` hosts of the own
 * network are reached too.
 */
export function postJson(url: string, body: unknown, innerAllowed: boolean): Promise<void> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!innerAllowed && isIP(host) && isInnerAddress(host))
    return Promise.reject(new Error('not a public host'));
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const options = {
    method: 'POST',
    headers,
    timeout: TIMEOUT_MS,
    ...(innerAllowed ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = (target.protocol === 'https:' ? requestHttps : requestHttp)(
      target,
      options,
      (answer) => {
        answer.resume();
        const status = answer.statusCode ?? 0;
        if (status < 400) resolve();
        else reject(new Error(`answered ${status}`));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
