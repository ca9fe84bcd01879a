import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

let server: TestServer;
let player: Caller;
beforeAll(async () => {
  server = await startServer();
  player = await server.register('alder');
});
afterAll(() => server.close());

describe('the envelope', () => {
  test('of a success carries data and version, and for a player notifications and userV', async () => {
    const anyone = await server.anyone.get('/status');
    expect(anyone.body).toEqual({ success: true, data: { status: 'up' }, appVersion: '0.1.0' });
    const own = await player.get('/user/tokens');
    expect(Object.keys(own.body)).toEqual(['success', 'data', 'notifications', 'userV', 'appVersion']);
  });

  test('of a refusal carries class, words and the stable key', async () => {
    const { body } = await server.anyone.get('/user/tokens');
    expect(body).toMatchObject({ success: false, error: 'NotAuthorized', code: 'missingAuthHeaders' });
    expect(body.message?.toLowerCase()).toContain('missing authentication headers');
  });

  test.each([
    ['GET', '/api/v4/no-such-call', 404, 'notFound'],
    ['POST', '/nowhere', 404, 'notFound'],
    ['GET', '/export/nothing', 404, 'notFound'],
    ['GET', '/api/v1/status', 404, 'versionRetired'],
    ['GET', '/api/v2/anything/at/all', 404, 'versionRetired'],
    ['GET', '/api/v4/%ZZ', 400, 'badRequest'],
    ['GET', '/api/v4/status%00', 404, 'notFound'],
  ])('answers %s %s with %i %s', async (method, url, status, code) => {
    const answer = await server.anyone.call(method, `/${url}`.replace('//api', '/api'));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('paths', () => {
  test.each([
    '/api/v4/status',
    '/API/V4/STATUS',
    '/api/v4/status/',
    '/api/v3/status?unknown=1',
    '/api//v4/status',
  ])('%s is the status', async (url) => {
    const { status, body } = await server.anyone.call('GET', `/${url}`);
    expect([status, body.data]).toEqual([200, { status: 'up' }]);
  });

  test('a POST can carry another method', async () => {
    const { status } = await player.post('/user/tokens', {}, { 'x-http-method-override': 'get' });
    expect(status).toBe(200);
  });

  test('the answer to a HEAD is that to a GET without its body', async () => {
    const { status, text } = await server.anyone.call('HEAD', '/status');
    expect([status, text]).toEqual([200, '']);
  });
});

describe('bodies', () => {
  const send = (body: string, type = 'application/json') =>
    server.anyone.call('POST', '/user/auth/verify-username', { body, headers: { 'content-type': type } });

  test.each([
    ['broken JSON', '{"a":', 400, 'SyntaxError'],
    ['a bare number', '5', 400, 'SyntaxError'],
    ['more than 10 MB', `{"username":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413, 'PayloadTooLargeError'],
    ['nothing', '', 400, 'BadRequest'],
    ['a list', '[]', 400, 'BadRequest'],
  ])('%s is refused as %s', async (_what, body, status, error) => {
    const answer = await send(body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test.each([
    ['JSON', '{"username":"free-name","more":1}', 'application/json; charset=utf-8'],
    ['a form', 'username=free-name', 'application/x-www-form-urlencoded'],
    ['JSON with a number for a name', '{"username":12345}', 'application/json'],
  ])('%s is read', async (_what, body, type) => {
    expect((await send(body, type)).body.data).toEqual({ isUsable: true });
  });

  test('other kinds count as no body', async () => {
    expect((await send('<a/>', 'text/xml')).body.code).toBe('invalidReqParams');
  });

  test('cannot reach the prototypes of objects', async () => {
    for (const body of ['{"__proto__":{"username":"x"}}', '{"constructor":{"prototype":{"username":"x"}}}']) {
      expect((await send(body)).body.code).toBe('invalidReqParams');
    }
    expect(({} as { username?: string }).username).toBeUndefined();
  });
});

describe('languages', () => {
  const say = async (headers: Record<string, string>, query = '') =>
    (await server.anyone.call('POST', `/user/auth/verify-username${query}`, { body: {}, headers })).body
      .message;
  const words = (language: string) => `<t:invalidReqParams${language === 'en' ? '' : `@${language}`}>`;
  beforeAll(() => server.app.services.words.showKeys(true));
  afterAll(() => server.app.services.words.showKeys(false));

  test.each([
    ['de', '', 'de'],
    ['de-AT,en;q=0.5', '', 'de'],
    ['xx,fr-CA;q=0.2,de;q=0.8', '', 'de'],
    ['pt-BR', '', 'pt_BR'],
    ['es-MX,es', '', 'es_419'],
    ['zh-TW', '', 'zh_TW'],
    ['en-GB', '', 'en'],
    ['', '', 'en'],
    ['de', '?lang=nonsense', 'en'],
    ['en', '?lang=de', 'de'],
  ])('Accept-Language %j with %j gives %s', async (accept, query, language) => {
    expect(await say({ 'accept-language': accept }, query)).toBe(words(language));
  });

  test('the choice of the player comes before the browser’s', async () => {
    const german = await server.register('german');
    await server.app.services.storage.run(async (tx) => {
      const stored = await playerOf(tx, german.id);
      await playerWriter(tx).save({ ...stored, preferences: { ...stored.preferences, language: 'de' } });
    });
    const { body } = await german.put('/user/auth/update-username', {}, { 'accept-language': 'en' });
    expect(body.message).toBe(words('de'));
  });
});

describe('headers', () => {
  test('let every page call', async () => {
    const { status, headers } = await server.anyone.call('OPTIONS', '/anything/at/all');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'OPTIONS,GET,POST,PUT,HEAD,DELETE',
      'access-control-expose-headers':
        'X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,Retry-After',
    });
    for (const name of ['x-user-timezoneoffset', 'x-act-at', 'Idempotency-Key'])
      expect(headers['access-control-allow-headers']).toContain(name);
  });

  test('of answers to players forbid keeping them', async () => {
    expect((await player.get('/user/tokens')).headers['cache-control']).toBe('no-store');
    expect((await server.anyone.get('/status')).headers['cache-control']).toBe('no-store');
  });

  test('allow big answers to travel compressed', async () => {
    const { headers } = await server.anyone.call('GET', '//api/docs/json', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

describe('with settings', () => {
  const withServer = async (env: Record<string, string>, run: (one: TestServer) => Promise<void>) => {
    const one = await startServer({ env, testMode: false });
    await run(one).finally(() => one.close());
  };

  test('the rate limit counts 1 with an id and 5 without, under v3 only', async () => {
    await withServer({ RATE_LIMIT: 'true', RATE_LIMIT_BYPASS_KEY: 'let-me' }, async (one) => {
      const { anyone, system } = one;
      const known = await one.register('counted');
      const call = (url = '/api/v3/status', headers: Record<string, string> = {}) =>
        anyone.get(url, { headers });
      const first = await call();
      expect(first.headers).toMatchObject({
        'x-ratelimit-limit': '30',
        'x-ratelimit-remaining': '25',
        'x-ratelimit-reset': 'Tue Feb 10 2026 12:01:00 GMT+0000 (Coordinated Universal Time)',
      });
      for (let i = 0; i < 5; i++) await call();
      const refused = await call();
      expect([refused.status, refused.body.error, refused.body.code]).toEqual([
        429,
        'TooManyRequests',
        'clientRateLimited',
      ]);
      expect(Number(refused.headers['retry-after'])).toBe(60);
      system.at += 1700;
      expect((await call()).headers['retry-after']).toBe('59');
      system.at -= 1700;
      expect((await call('/api/v4/status')).status).toBe(200);
      expect((await call('/api/v3/status?liveliness=let-me')).status).toBe(200);
      expect((await known.get('/api/v3/status')).headers['x-ratelimit-remaining']).toBe('29');
      expect((await call('/api/v3/status', { 'x-api-user': known.id })).status).toBe(429);
      expect((await known.get('/api/v3/status')).headers['x-ratelimit-remaining']).toBe('28');
      for (const url of ['//api/v3/status', '/%61pi/v3/status'])
        expect((await call(`/${url}`)).status).toBe(429);
      system.at += 60_000;
      expect((await call()).status).toBe(200);
    });
  });

  test('maintenance answers everybody alike', async () => {
    await withServer({ MAINTENANCE: 'true' }, async ({ anyone }) => {
      const program = await anyone.get('/status');
      expect([program.status, program.body.error, program.body.success]).toEqual([
        503,
        'Maintenance',
        undefined,
      ]);
      const page = await anyone.call('GET', '//', { headers: { accept: 'text/html' } });
      expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    });
  });

  test('addresses and clients can be shut out, and a client header demanded', async () => {
    await withServer({ BLOCKED_CLIENTS: 'bad-bot', REQUIRE_CLIENT_HEADER: 'true' }, async ({ anyone }) => {
      const blocked = await anyone.get('/status', { headers: { 'x-client': 'bad-bot' } });
      expect([blocked.status, blocked.body.error, blocked.body.code]).toEqual([
        403,
        'Forbidden',
        'clientBlocked',
      ]);
      const nameless = await anyone.get('/user/tokens', { headers: { 'x-client': '' } });
      expect([nameless.status, nameless.body.code]).toEqual([400, 'missingClientHeader']);
    });
    await withServer({ BLOCKED_IPS: '127.0.0.1' }, async ({ anyone }) => {
      expect((await anyone.get('/status')).body.code).toBe('ipAddressBlocked');
    });
  });

  test.each([
    ['203.0.113.66', true],
    ['::ffff:203.0.113.66', true],
    ['2001:db8::c', true],
    ['2001:0DB8:0:0:0:0:0:C', true],
    ['203.0.113.6', false],
    ['203.0.113.67', false],
    ['2001:db8::cc', false],
  ])('the setting shuts %s out, however it is written: %s', async (address, isOut) => {
    const env = { TRUST_PROXY: '1', BLOCKED_IPS: ' 203.0.113.66,2001:DB8:0::C ,' };
    await withServer(env, async ({ anyone }) => {
      const answer = await anyone.get('/status', { headers: { 'x-forwarded-for': address } });
      expect(answer.body.code).toBe(isOut ? 'ipAddressBlocked' : undefined);
    });
  });
});

test('a session cookie opens exports as long as its token lives', async () => {
  const visitor = await server.register('visitor');
  const cookie = String((await visitor.get('/user/tokens')).headers['set-cookie']).split(';')[0] ?? '';
  const open = (value: string) =>
    server.anyone.call('GET', '//export/userdata.json', { headers: { cookie: value } });
  expect((await open(cookie)).status).toBe(200);
  expect((await open(`${cookie}x`)).status).toBe(401);
  const id = textIn((await visitor.get('/user/tokens')).body.data, 0, 'id');
  await visitor.delete(`/user/tokens/${id}`);
  expect((await open(cookie)).status).toBe(401);
});

describe('documents and numbers', () => {
  test('the API page needs nothing from elsewhere', async () => {
    for (const url of ['/api/docs', '/api/docs/page.js', '/api/docs/style.css']) {
      const { status, text, headers } = await server.anyone.call('GET', `/${url}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/https?:\/\//);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  test('metrics are for this machine', async () => {
    const { status, text } = await server.anyone.call('GET', '//metrics');
    expect(text).toMatch(/^jobs \d+$/m);
    expect(text).toMatch(/^job_dead_letters 0$/m);
    expect(status).toBe(200);
    expect(text).toContain('http_request_duration_seconds_bucket');
  });

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    'metrics are not for those behind a proxy on this machine (%s)',
    async (name) => {
      const answer = await server.anyone.call('GET', '//metrics', { headers: { [name]: '203.0.113.9' } });
      expect([answer.status, answer.body.code]).toEqual([404, 'notFound']);
    },
  );

  test('the server is ready when the database answers', async () => {
    const one = await startServer();
    expect((await one.anyone.get('/ready')).body.data).toEqual({ status: 'ready' });
    await one.app.services.connection.close();
    const { status, body } = await one.anyone.get('/ready');
    expect([status, body.success, body.data]).toEqual([503, false, { status: 'not ready' }]);
  });
});
