import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

test.each([
  ['off', []],
  ['sandbox', ['sandbox']],
])('with PAYMENTS=%s, anybody learns that one pays by %j', async (payments, services) => {
  const server = await startServer({ env: { PAYMENTS: payments } });
  const { status, body } = await server.anyone.get('/site');
  const usual = { name: 'Everdeed', registration: 'open', playersInvite: false, eventRuns: {} };
  expect([status, body.data]).toEqual([200, { ...usual, payments: services }]);
  await server.close();
});

test('with CONTACT_EMAIL, anybody learns whom to write to', async () => {
  const server = await startServer({ env: { CONTACT_EMAIL: 'hello@example.org' } });
  const { body } = await server.anyone.get('/site');
  expect(body.data).toMatchObject({ contactEmail: 'hello@example.org' });
  await server.close();
});

describe('pages of the site’s own', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'everdeed-pages-'));
    folder = join(dataDir, 'pages');
    mkdirSync(folder);
    server = await startServer({ env: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(join(folder, '..'), { recursive: true });
  });

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = async (page: string, query = '') => {
    const { status, body } = await server.anyone.get(`/site/pages/${page}${query}`);
    expect(status).toBe(200);
    return body.data;
  };

  test('are not there at first', async () => {
    expect(await read('privacy')).toEqual({ text: null });
  });

  test('appear, change and go without a restart', async () => {
    write('terms.md', '# Our terms');
    expect(await read('terms')).toEqual({ text: '# Our terms' });
    write('terms.md', '# New terms');
    expect(await read('terms')).toEqual({ text: '# New terms' });
    rmSync(join(folder, 'terms.md'));
    expect(await read('terms')).toEqual({ text: null });
  });

  test('are shown in a language of their own where there is one', async () => {
    write('contact.md', 'Write to us.');
    write('contact.de.md', '\uFEFFSchreib uns.');
    expect(await read('contact', '?language=de')).toEqual({ text: 'Schreib uns.' });
    expect(await read('contact', '?language=fr')).toEqual({ text: 'Write to us.' });
  });

  test('that are far too long, or are no file, are not shown', async () => {
    write('privacy.md', 'x'.repeat(256 * 1024 + 1));
    mkdirSync(join(folder, 'community-guidelines.md'));
    expect(await read('privacy')).toEqual({ text: null });
    expect(await read('community-guidelines')).toEqual({ text: null });
  });

  test.each(['..%2fsecret', 'privacy.de', 'PRIVACY', 'constructor'])('%s is no page', async (page) => {
    expect((await server.anyone.get(`/site/pages/${page}`)).status).toBe(404);
  });
});
