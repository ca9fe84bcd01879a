import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fieldsIn } from '@everdeed/content/values';
import { defineCall, Type } from '@everdeed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../src/http/route.ts';
import { type App, createApp, readSettings } from '../src/index.ts';
import { refusal } from '../src/work/refusal.ts';

const secret = 'shared with the provider';
const sign = (body: string | Uint8Array): string => createHmac('sha256', secret).update(body).digest('hex');

const call = defineCall({
  id: 'hearPaymentEvent',
  method: 'POST',
  path: '/payment-event',
  versions: ['root'],
  area: 'payments',
  auth: 'none',
  summary: 'Takes a signed event',
  body: Type.Object({ text: Type.Optional(Type.String()) }),
  rawBody: true,
  answer: Type.Object({}),
  refusals: ['badRequest'],
  spec: 'own',
});
const plainCall = defineCall({ ...call, id: 'hearPlainEvent', path: '/plain-event', rawBody: false });

const folder = mkdtempSync(join(tmpdir(), 'everdeed-raw-'));
let app: App;
let base: string;
beforeAll(async () => {
  app = await createApp({
    settings: readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    testMode: true,
    extraAreas: [
      {
        name: 'payments',
        routes: () => [
          route(call, (_deps, { rawBody, body, info }) => {
            if (sign(rawBody) !== info.headers['x-signature']) throw refusal('BadRequest', 'badRequest');
            return { text: body.text ?? null, bytes: rawBody.length };
          }),
          route(plainCall, (_deps, { rawBody, body }) => ({ text: body.text, bytes: rawBody.length })),
        ],
      },
    ],
  });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends these very bytes. */
async function send(body: Uint8Array, headers: Record<string, string>, path = call.path) {
  const answer = await fetch(`${base}${path}`, { method: 'POST', body: Buffer.from(body), headers });
  return { status: answer.status, body: fieldsIn(await answer.json()) };
}
const signed = (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  const bytes = Buffer.from(body);
  return send(bytes, { 'x-signature': sign(bytes), ...headers });
};
const json = { 'content-type': 'application/json' };

describe('a call with a raw body', () => {
  test.each([
    ['unusual blanks', '\t{\r\n  "text" :\u0020\u0020"a"  }\n\n', 'a'],
    ['letters beyond ASCII and escapes', '{"text":"\\u00e4 ä 🐉 \\/","n":1.0e2}', 'ä ä 🐉 /'],
    ['a field twice', '{"text":"first","text":"second"}', 'second'],
    ['keys that are dropped from the fields', '{"__proto__":{"x":1},"text":"a"}', 'a'],
  ])('gets the bytes of JSON as they were sent: %s', async (_what, body, text) => {
    const answer = await signed(body, json);
    expect([answer.status, answer.body.data]).toEqual([200, { text, bytes: Buffer.byteLength(body) }]);
  });

  test('gets those of a form, with its fields', async () => {
    const answer = await signed('text=a+b%20c&text2=%zz', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.body.data).toEqual({ text: 'a b c', bytes: 22 });
  });

  test.each([
    ['of a type that nobody reads', { 'content-type': 'application/vnd.provider' }],
    ['of text', { 'content-type': 'text/plain; charset=utf-16' }],
    ['without a type', {}],
  ])('gets those %s, also when they are no text at all', async (_what, headers) => {
    const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
    const answer = await signed(bytes, headers);
    expect([answer.status, answer.body.data]).toEqual([200, { text: null, bytes: 300 }]);
  });

  test('gets none of an empty body', async () => {
    expect((await signed('', json)).body.data).toEqual({ text: null, bytes: 0 });
  });

  test('can tell that a byte was changed', async () => {
    const answer = await send(Buffer.from('{"text":"b"}'), { ...json, 'x-signature': sign('{"text":"a"}') });
    expect([answer.status, answer.body.code]).toEqual([400, 'badRequest']);
  });

  test('refuses what is broken, compressed or longer than 1 MiB', async () => {
    const zipped = await signed(gzipSync('{"text":"a"}'), { ...json, 'content-encoding': 'gzip' });
    expect([zipped.status, zipped.body.code]).toEqual([415, 'unsupportedMediaType']);
    expect((await signed('{"text":', json)).body.code).toBe('jsonSyntax');
    expect((await signed(Buffer.alloc(1024 * 1024))).status).toBe(200);
    expect((await signed(Buffer.alloc(1024 * 1024 + 1))).body.code).toBe('payloadTooLarge');
  });

  test('leaves other calls as they are: fields, and no bytes', async () => {
    const zipped = gzipSync('{"text":"a"}');
    const answer = await send(zipped, { ...json, 'content-encoding': 'gzip' }, plainCall.path);
    expect(answer.body.data).toEqual({ text: 'a', bytes: 0 });
    const key = randomUUID();
    expect((await signed('{"text":"a"}', { ...json, 'idempotency-key': key })).status).toBe(200);
  });
});
