import { EventEmitter } from 'node:events';
import { createServer, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProxies } from '../../src/config/proxies.ts';
import { readSettings } from '../../src/config/settings.ts';
import { limitConnections } from '../../src/http/connections.ts';
import { makeLog } from '../../src/log.ts';
import { type Caller, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let player: Caller;
let port = 0;
beforeAll(async () => {
  server = await startServer({ testMode: false, env: { TRUST_PROXY: '1', BLOCKED_IPS: '203.0.113.66' } });
  player = await server.register('known');
  const url = new URL(await server.app.server.listen({ host: '127.0.0.1', port: 0 }));
  port = Number(url.port);
});
afterAll(() => server.close());

const long = JSON.stringify({ username: 'x'.repeat(70_000) });

async function post(body: Buffer | string, headers: Record<string, string> = {}) {
  const answer = await server.app.server.inject({
    method: 'POST',
    url: '/api/v4/user/auth/local/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return answer.statusCode;
}

describe('a long body', () => {
  test('of somebody unknown is refused, compressed or not, and with an invented token', async () => {
    expect(await post(long)).toBe(413);
    expect(await post(gzipSync(long), { 'content-encoding': 'gzip' })).toBe(413);
    expect(await post(long, { 'x-api-user': player.id, 'x-api-key': 'invented' })).toBe(413);
    expect(await post(long.slice(0, 60_000).concat('"}'))).toBe(400);
  });

  test('of a player is taken', async () => {
    const task = { type: 'todo', text: 'long', notes: 'x'.repeat(90_000) };
    expect((await player.post('/tasks/user', task)).status).toBe(201);
  });

  test('of unknown length is broken off once it is too long', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let said = '';
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        said += String(chunk);
        socket.destroy();
        resolve(said);
      });
      socket.write(
        'POST /api/v4/user/auth/local/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      for (let i = 0; i < 10; i++) socket.write(`2000\r\n${'x'.repeat(0x2000)}\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

test('a request has thirty seconds to come in, and that is looked at often', () => {
  const { requestTimeout, headersTimeout } = server.app.server.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 15_000]);
});

describe('connections by address', () => {
  class FakeSocket extends EventEmitter {
    isGone = false;
    constructor(readonly remoteAddress: string) {
      super();
    }
    destroy(): void {
      this.isGone = true;
    }
  }
  const open = (limit: number, proxies: string, address: string, count: number) => {
    const listener = createServer();
    limitConnections(listener, limit, readProxies(proxies) ?? false);
    const sockets = Array.from({ length: count }, () => new FakeSocket(address));
    for (const socket of sockets) listener.emit('connection', socket);
    return { listener, sockets, refused: sockets.filter(({ isGone }) => isGone).length };
  };

  test.each([
    ['203.0.113.1', 'false', 5],
    ['::ffff:203.0.113.1', 'false', 5],
    ['2001:db8::1', 'false', 5],
    ['127.0.0.1', 'false', 0],
    ['::1', 'false', 0],
    ['::ffff:127.0.0.1', 'false', 0],
    ['10.1.2.3', '10.0.0.0/8', 0],
    ['203.0.113.1', '10.0.0.0/8', 5],
    ['192.168.0.1', 'uniquelocal', 0],
    ['203.0.113.1', '1', 0],
  ])('from %s with TRUST_PROXY=%s: %i of fifteen are too many', (address, proxies, refused) => {
    expect(open(10, proxies, address, 15).refused).toBe(refused);
  });

  test('that were closed make room', () => {
    const { listener, sockets } = open(10, 'false', '203.0.113.1', 10);
    sockets[0]?.emit('close');
    const [next, last] = [new FakeSocket('203.0.113.1'), new FakeSocket('203.0.113.1')];
    for (const socket of [next, last]) listener.emit('connection', socket);
    expect([next.isGone, last.isGone]).toEqual([false, true]);
  });
});

describe('X-Forwarded-For', () => {
  test('is believed as far as the proxies reach, not what was written before them', async () => {
    const ask = async (forwarded: string) => {
      const { body } = await server.anyone.get('/status', { headers: { 'x-forwarded-for': forwarded } });
      return body.code;
    };
    expect(await ask('198.51.100.1, 203.0.113.66')).toBe('ipAddressBlocked');
    expect(await ask('203.0.113.66, 198.51.100.1')).toBeUndefined();
  });

  test.each(['nobody', '10.0.0.0/99', '1.2.3', '-1', '10.0.0.1,,'])(
    'TRUST_PROXY=%s is refused',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY');
    },
  );
});

test.each([
  { DATABASE_URL: 'mysql://x' },
  { DATABASE_URL: 'everdeed.sqlite' },
  { BLOCKED_EMAIL_PATTERN: '(' },
])('%o is refused at the start', (env) => {
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
});

test('a log on a full disk loses its lines, and nothing else', async () => {
  const log = makeLog('info', '/dev/full');
  for (let i = 0; i < 5_000; i++) log.info({ i }, 'x'.repeat(500));
  await new Promise((resolve) => setTimeout(resolve, 50));
  log.error('still here');
});
