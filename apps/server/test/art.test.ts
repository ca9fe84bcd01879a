import { drawAvatar, drawPicture, families } from '@everdeed/art/all';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ByteCache } from '../src/art/byte-cache.ts';
import { Gallery } from '../src/art/gallery.ts';
import { lookOf } from '../src/art/look-of.ts';
import { pngOf } from '../src/art/png.ts';
import { isMachinePath } from '../src/http/failures.ts';
import { ask } from './support/ask.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
beforeAll(async () => {
  server = await startServer();
  player = await server.register('pictured');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  ask(server.app, { method, url, headers });

/** The pixels of a PNG, four bytes each. */
function pixelsOf(png: Uint8Array): number[] {
  const { data, channels, palette, transparency } = decode(png);
  if (!palette) return channels === 4 ? [...data] : [];
  return [...data].flatMap((index) => {
    const [r = 0, g = 0, b = 0] = palette[index] ?? [];
    return [r, g, b, palette[index]?.[3] ?? transparency?.[index] ?? 255];
  });
}

const forEver = 'public, max-age=31536000, immutable';

describe('pictures', () => {
  test.each(families().map((one) => [one.family, one.keys()] as const))(
    'of %s are answered',
    async (family, keys) => {
      for (const key of [keys[0], keys.at(-1)]) {
        const answer = await get(`/art/${family}/${key}.png`);
        expect([key, answer.statusCode, answer.headers['content-type']]).toEqual([key, 200, 'image/png']);
        const drawn = drawPicture(family, key ?? '');
        const { width, height } = decode(answer.rawPayload);
        expect([width, height]).toEqual([drawn?.width, drawn?.height]);
        expect(pixelsOf(answer.rawPayload)).toEqual([...(drawn?.data ?? [])]);
      }
    },
  );

  test.each([
    '/art/pets/Unicycle-Base.png',
    '/art/pets/.png',
    '/art/pets/Wolf-Base.png.png',
    '/art/nothing/Wolf-Base.png',
    '/art/constructor/name.png',
    '/art/pets/constructor.png',
    '/art/0123456789abcdef0123/pets/Unicycle-Base.png',
    '/art/avatar/nobody.png',
    '/art/avatar/11111111-2222-4333-8444-555555555555.png',
    '/art/pets/Wolf-Base.gif',
    '/art/pets',
    '/art',
  ])('that do not exist are refused in the envelope: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: 'NotFound' });
  });

  test('that do not exist are never answered with the page of the web client', () => {
    expect(isMachinePath('GET', '/art/pets/Wolf-Base.gif')).toBe(true);
    expect(isMachinePath('GET', '/artists')).toBe(false);
  });

  test.each(['0', '9', '16', '1e1', '-1', '1.5', 'x', '2&scale=3'])(
    'of scale %s are refused',
    async (scale) => {
      const answer = await get(`/art/pets/Wolf-Base.png?scale=${scale}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidReqParams']);
    },
  );

  test('are enlarged pixel by pixel', async () => {
    const plain = decode((await get('/art/pets/Wolf-Base.png')).rawPayload);
    const large = await get('/art/pets/Wolf-Base.png?scale=3');
    const { width } = decode(large.rawPayload);
    const pixels = pixelsOf(large.rawPayload);
    const small = pixelsOf((await get('/art/pets/Wolf-Base.png')).rawPayload);
    expect(width).toBe(plain.width * 3);
    for (const [x, y] of [
      [0, 0],
      [48, 50],
      [95, 95],
    ] as const) {
      const at = (y * 96 + x) * 4;
      const from = (Math.floor(y / 3) * 32 + Math.floor(x / 3)) * 4;
      expect(pixels.slice(at, at + 4)).toEqual(small.slice(from, from + 4));
    }
  });

  test('may be kept for ever under the address that names their hash, and shortly under others', async () => {
    const first = await get('/art/pets/Wolf-Base.png?scale=2');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const hash = /^"(\w{20})-2"$/.exec(String(first.headers.etag))?.[1];
    const place = String(first.headers['content-location']);
    expect(place).toBe(`/art/${hash}/pets/Wolf-Base.png?scale=2`);
    const kept = await get(place);
    expect([kept.headers['cache-control'], kept.headers.etag]).toEqual([forEver, first.headers.etag]);
    expect(kept.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(`/art/pets/Wolf-Base.png?v=${hash}`)).headers['cache-control']).toBe(forEver);
    for (const stale of ['/art/00000000000000000000/pets/Wolf-Base.png', '/art/pets/Wolf-Base.png?v=0'])
      expect((await get(stale)).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('have the same hash whenever and wherever they are drawn', async () => {
    const one = await new Gallery().picture('backgrounds', 'beach', 1);
    const two = await new Gallery().picture('backgrounds', 'beach', 4);
    expect(one?.hash).toMatch(/^[0-9a-f]{20}$/);
    expect(two?.hash).toBe(one?.hash);
  });

  test('are not sent to those who have them', async () => {
    const { headers } = await get('/art/eggs/Wolf.png');
    const etag = String(headers.etag);
    for (const sent of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get('/art/eggs/Wolf.png', { 'if-none-match': sent });
      expect([sent, again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([
        sent,
        304,
        0,
        etag,
      ]);
    }
    expect((await get('/art/eggs/Wolf.png', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  test('answer HEAD without a body, and other sites', async () => {
    const whole = await get('/art/eggs/Wolf.png');
    const head = await get('/art/eggs/Wolf.png', { origin: 'https://elsewhere.example' }, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
    expect(head.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('avatars', () => {
  const avatar = async () => get(`/art/avatar/${player.id}.png`);

  test('show a player, and get another hash with another look', async () => {
    const before = await avatar();
    expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    const stored = await changePlayer(server, player, (old) => ({
      ...old,
      preferences: { ...old.preferences, skin: '98461a' },
      stats: { ...old.stats, gp: 1 },
    }));
    const after = await avatar();
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(pixelsOf(after.rawPayload)).toEqual([...drawAvatar(lookOf(stored)).data]);
    const place = String(after.headers['content-location']);
    expect((await get(place)).headers['cache-control']).toBe(forEver);
    expect((await get(String(before.headers['content-location']))).headers['cache-control']).toBe(
      'public, max-age=60',
    );
  });

  test('stay the same when nothing that shows has changed', async () => {
    const before = await avatar();
    await changePlayer(server, player, (old) => ({ ...old, stats: { ...old.stats, gp: 12_345 } }));
    const again = await get(`/art/avatar/${player.id}.png`, { 'if-none-match': String(before.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('the gallery', () => {
  test('keeps no more than it may, what was used last', () => {
    const cache = new ByteCache<{ bytes: number }>(100);
    for (const key of ['a', 'b']) cache.set(key, { bytes: 40 });
    cache.get('a');
    cache.set('c', { bytes: 40 });
    expect([cache.get('a'), cache.get('b'), cache.get('c')?.bytes, cache.bytes]).toEqual([
      { bytes: 40 },
      undefined,
      40,
      80,
    ]);
    cache.set('huge', { bytes: 101 });
    expect([cache.get('huge'), cache.bytes]).toEqual([undefined, 0]);
  });

  test('draws a picture once for all who ask at once, and lets only so many wait', async () => {
    const gallery = new Gallery(100_000);
    const same = await Promise.all([1, 2, 3].map(() => gallery.picture('eggs', 'Wolf', 1)));
    expect(new Set(same).size).toBe(1);
    const gear = families().find(({ family }) => family === 'gear');
    const keys = gear?.keys().slice(0, 150) ?? [];
    const outcomes = await Promise.allSettled(keys.map((key) => gallery.picture('gear', key, 1)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50);
    expect(refused[0]).toMatchObject({ reason: { errorClass: 'TooManyRequests' } });
    expect(gallery.cachedBytes).toBeLessThanOrEqual(100_000);
  });

  test('writes pictures of very many colours, too', () => {
    const data = new Uint8ClampedArray(20 * 20 * 4).map((_, index) => (index * 7919) % 256);
    for (let cell = 0; cell < 400; cell++) data[cell * 4] = cell % 256;
    for (let cell = 0; cell < 400; cell++) data[cell * 4 + 1] = Math.floor(cell / 256);
    const picture = { width: 20, height: 20, data };
    expect(pixelsOf(pngOf(picture, 1))).toEqual([...data]);
  });
});

test('the picture for links is as large as other sites want it', async () => {
  const { statusCode, headers, rawPayload } = await get('/art/social.png');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  const { width, height, data } = decode(rawPayload);
  expect([width, height]).toEqual([1200, 630]);
  // Somebody is to be seen in its upper half, too.
  const upper = data.slice(0, data.length / 2);
  const colours = new Set(
    Array.from({ length: upper.length / 4 }, (_, at) => upper.slice(4 * at, 4 * at + 4).join()),
  );
  expect(colours.size).toBeGreaterThan(40);
  expect(rawPayload.length).toBeLessThan(100 * 1024);
  const again = await get('/art/social.png', { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
});
