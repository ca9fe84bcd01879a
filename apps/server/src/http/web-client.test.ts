import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { WebClient } from './web-client.ts';

const parent = mkdtempSync(join(tmpdir(), 'everdeed-web-'));
const folder = join(parent, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(parent, 'secret.txt'), 'not for you');
writeFileSync(join(folder, 'index.html'), '<title>page</title>');
writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'plain');
writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('plain'));

writeFileSync(join(folder, 'assets', 'logo-5e6f.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, 'service-worker.js'), 'worker');

const server = fastify();
server.addHook('onRequest', async (_, reply) => {
  reply.header('X-Frame-Options', 'DENY').header('X-Content-Type-Options', 'nosniff');
});
const web = new WebClient(folder);
server.setNotFoundHandler((request, reply) => web.send(request, reply) ?? reply.code(404).send('nothing'));
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

const get = (url: string, encoding = '') =>
  server.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

test.each(['/', '/tasks', '/user/settings?x=1', '/index.html'])(
  '%s is the page, always fresh, and guarded',
  async (url) => {
    const { body, headers } = await get(url);
    expect(body).toBe('<title>page</title>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  },
);

test('files with a hash in their name are kept for ever, and travel compressed when that is understood', async () => {
  const [plain, small] = [await get('/assets/app-1a2b.js'), await get('/assets/app-1a2b.js', 'gzip, br')];
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  expect(small.headers['content-encoding']).toBe('br');
  expect(plain.headers['cache-control']).toContain('immutable');
});

test('scripts come without the headers that only guard pages', async () => {
  const { headers } = await get('/assets/app-1a2b.js');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/service-worker.js', '/assets/logo-5e6f.svg'])(
  '%s, which has a policy of its own, keeps it',
  async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test('a file that is not there is no page', async () => {
  expect((await get('/assets/gone-3c4d.js')).statusCode).toBe(404);
});

test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'])(
  '%s leads out of the folder for nobody',
  async (url) => {
    expect((await get(url)).body).not.toContain('not for you');
  },
);
