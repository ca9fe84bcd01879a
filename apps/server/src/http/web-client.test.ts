import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { leadsToPage, plainPath } from './page-routes.ts';
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

const words = {
  en: { title: 'Home & all', description: 'A "tale"' },
  de: { title: 'Daheim', description: 'Ein Märchen' },
};
const theme = 'document.title';
const lost = {
  en: { title: 'Nothing here', description: 'Gone' },
  de: { title: 'Hier ist nichts', description: 'Weg' },
};
const page = `<html lang="en"><head><meta name="description" content="x" /><title>page</title>
<script>${theme}</script><script src="/assets/app-1a2b.js"></script></head></html>`;
const site = join(parent, 'site');
mkdirSync(site);
writeFileSync(join(site, 'index.html'), page);
writeFileSync(
  join(site, 'heads.json'),
  JSON.stringify({
    '/static/home': { isListed: true, words },
    '/login': { isListed: false, words },
    '/static/not-found': { isListed: false, words: lost },
  }),
);
writeFileSync(
  join(site, 'routes.json'),
  JSON.stringify({
    paths: ['/', '/party', '/static/home', '/static/not-found'],
    patterns: ['^\\/profile\\/([^/]+)\\/?$'],
  }),
);

const server = fastify();
server.addHook('onRequest', async (_, reply) => {
  reply.header('X-Frame-Options', 'DENY').header('X-Content-Type-Options', 'nosniff');
});
const web = new WebClient(folder);
server.setNotFoundHandler((request, reply) => web.send(request, reply) ?? reply.code(404).send('nothing'));
const described = fastify();
const own = new WebClient(site, { name: 'Our </script> "den"', url: () => 'https://den.example' });
described.setNotFoundHandler((request, reply) => own.send(request, reply) ?? reply.code(404).send('nothing'));
afterAll(async () => {
  await described.close();
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

test.each([
  ['one long name', `/assets/${'a'.repeat(3000)}`, 404],
  ['many folders', '/a'.repeat(6000), 200],
  ['a name that is long in bytes', `/${encodeURIComponent('ü'.repeat(200))}`, 200],
])('no file is looked for at a path of %s', async (_what, url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

describe('a file that the web client is published with', () => {
  const published = join(import.meta.dirname, '../../../web/public');
  const files = readdirSync(published, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(published, join(entry.parentPath, entry.name)));

  test.each(files)('says what it is: %s', async (file) => {
    const whole = fastify();
    const client = new WebClient(published);
    whole.setNotFoundHandler((request, reply) => client.send(request, reply));
    const { headers } = await whole.inject({ method: 'GET', url: `/${file}` });
    await whole.close();
    expect(headers['content-type']).toMatch(/^(?:image|text|application\/manifest)/);
  });
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

test('slashes without end are looked at once', () => {
  const path = `${'/'.repeat(200_000)}x`;
  expect(cpuMs(() => plainPath(path))).toBeLessThan(100);
  expect(cpuMs(() => leadsToPage({ paths: new Set(), patterns: [] }, path))).toBeLessThan(100);
  expect(['/', '///', '/party//', '/a/b'].map(plainPath)).toEqual(['/', '/', '/party', '/a/b']);
});

describe('pages that anybody can read', () => {
  const see = (url: string, headers: Record<string, string> = {}) =>
    described.inject({ method: 'GET', url, headers });

  test.each(['/static/home', '/party', '/index.html'])(
    '%s may run the script that the build put into it, and no other within it',
    async (url) => {
      const hash = createHash('sha256').update(theme).digest('base64');
      const { headers } = await see(url);
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    },
  );

  test('have a head of their own, escaped', async () => {
    const { body, headers } = await see('/static/home');
    expect(body).toContain('<title>Home &amp; all</title>');
    expect(body).toContain('<meta name="description" content="A &quot;tale&quot;">');
    expect(body).toContain('<link rel="canonical" href="https://den.example/static/home">');
    expect(body).toContain('content="https://den.example/art/social.png"');
    expect(body).not.toContain('Our </script>');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    { url: '/static/home', accept: 'de-AT, en;q=0.5', lang: 'de', why: 'the browser’s language' },
    { url: '/static/home', accept: 'fr', lang: 'en', why: 'English for other languages' },
    { url: '/static/home?lang=de', accept: 'en', lang: 'de', why: 'that of the address first' },
    { url: '/static/home?lang=constructor', accept: 'de', lang: 'de', why: 'none that there is not' },
    { url: '/static/home/', accept: 'de', lang: 'de', why: 'with a slash at the end' },
    { url: '/', accept: 'de', lang: 'de', why: 'at the root, which leads there' },
  ])('$url is in $lang: $why', async ({ url, accept, lang }) => {
    const { body, headers } = await see(url, { 'accept-language': accept });
    expect(body).toContain(`<html lang="${lang}">`);
    expect(headers['vary']).toBe('accept-encoding, accept-language');
  });

  test('name themselves as canonical in the language of their address', async () => {
    const { body } = await see('/static/home?lang=de');
    expect(body).toContain('rel="canonical" href="https://den.example/static/home?lang=de"');
    expect(body).toContain('hreflang="x-default" href="https://den.example/static/home"');
  });

  test('are found only where they are meant to be', async () => {
    expect((await see('/login')).body).toContain('<meta name="robots" content="noindex">');
    expect((await see('/static/home')).body).not.toContain('noindex');
  });

  test('travel compressed, and not again to who has them', async () => {
    const first = await see('/static/home', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Home &amp; all');
    const tag = String(first.headers['etag']);
    const again = await see('/static/home', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('are made anew from another build', async () => {
    writeFileSync(join(site, 'index.html'), page.replace('</head>', '<link rel="next"></head>'));
    utimesSync(join(site, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await see('/static/home')).body).toContain('<link rel="next">');
  });

  test('other pages are as they were built', async () => {
    const { body } = await see('/party');
    expect(body).toContain('<title>page</title>');
  });

  test.each([
    ['/', 200],
    ['/party', 200],
    ['/party/', 200],
    ['/party?x=1', 200],
    ['/static/home/', 200],
    ['/profile/%40ada', 200],
    ['/profile/a%2Fb', 200],
    ['/profile/ada/', 200],
    ['/profile', 404],
    ['/profile/ada/nothing', 404],
    ['/nowhere', 404],
    ['/nowhere/', 404],
    ['/favicon.ico', 404],
  ])('%s answers %i, with the page either way', async (url, status) => {
    const { statusCode, body, headers } = await see(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/nowhere', 'de', 404],
    ['/static/not-found', 'de', 200],
    ['/nowhere?lang=en', 'en', 404],
  ])('%s says in %s that there is nothing, by %i', async (url, language, status) => {
    const { statusCode, body, headers } = await see(url, { 'accept-language': 'de' });
    expect(statusCode).toBe(status);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<title>${lost[language === 'de' ? 'de' : 'en'].title}</title>`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['vary']).toBe('accept-encoding, accept-language');
  });

  test('an address that leads nowhere does so each time it is asked for', async () => {
    const { headers } = await see('/nowhere');
    const again = await see('/nowhere', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(404);
  });

  test('robots.txt names the sitemap, and the sitemap the listed pages in each language', async () => {
    const robots = await see('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    // The beginning of a path closes all that is below it: `/admin-panel`, too.
    expect(robots.body.split('\n')).toContain('Disallow: /admin');
    expect(robots.body).toContain('Sitemap: https://den.example/sitemap.xml');
    const map = await see('/sitemap.xml');
    expect(map.headers['content-type']).toContain('application/xml');
    expect(map.body).toContain('<loc>https://den.example/static/home</loc>');
    expect(map.body).toContain('hreflang="de" href="https://den.example/static/home?lang=de"');
    expect(map.body).not.toContain('/login');
  });
});
