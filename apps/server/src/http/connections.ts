import { BlockList, isIP, type Socket } from 'node:net';
import type { TrustedProxies } from '../config/proxies.ts';
import { addressKey, plainAddress } from '../security/address-key.ts';

const loopback = ['127.0.0.0/8', '::1/128'];
const named: Readonly<Record<string, readonly string[]>> = {
  loopback,
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function addTo(list: BlockList, place: string): void {
  const [address = '', bits] = place.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
}

/** Whether connections from an address are not counted: loopback, and proxies that stand for many. */
function exemption(proxies: TrustedProxies): (address: string) => boolean {
  // Behind a number of proxies, whoever connects is the nearest of them.
  if (typeof proxies === 'number' && proxies > 0) return () => true;
  const list = new BlockList();
  const places = typeof proxies === 'object' ? proxies.flatMap((place) => named[place] ?? [place]) : [];
  for (const place of [...loopback, ...places]) addTo(list, place);
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** What of a server is listened to. */
interface Listener {
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
}

/** Closes connections of an address that has `limit` of them open; 0 is no limit. */
export function limitConnections(server: Listener, limit: number, proxies: TrustedProxies): void {
  if (limit === 0) return;
  const isExempt = exemption(proxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isIP(address) === 0 || isExempt(address)) return;
    const key = addressKey(address);
    const count = open.get(key) ?? 0;
    if (count >= limit) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
