import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { beforeAll, beforeEach, afterAll, describe, expect, test } from 'vitest';
import { noon } from './support/each-player.ts';
import { eventually } from './support/eventually.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { usualEngines, freshPostgres } from './support/postgres.ts';
import { Caller, startServer, type TestServer } from './support/server.ts';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(noon + ms).toISOString();
const words = { title: 'Spring is here', text: 'It is *warm*.', credits: 'the gardeners' };
const unknown = '11111111-2222-4333-8444-555555555555';

describe.each(usualEngines)('news on $engine', ({ database }) => {
  let server: TestServer;
  let writer: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    writer = await server.register('writer');
    await changePlayer(server, writer, (player) => ({ ...player, permissions: { news: true } }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.system.at = noon;
    await server.app.services.storage.db.deleteFrom('news_posts').execute();
    server.app.services.storage.news.keep([]);
  });

  const write = async (fields: object = {}): Promise<string> => {
    const { status, body } = await writer.post('/news', { ...words, published: true, ...fields });
    expect(status).toBe(201);
    return textIn(body.data, 'id');
  };
  const reader = () => server.register(`reader${(count += 1)}`);
  const hasNews = async (player: Caller) =>
    valueIn((await player.get('/user')).body.data, 'flags', 'newStuff');
  const titles = async (player: Caller, page = '') =>
    listIn((await player.get(`/news${page}`)).body.data).map((post) => valueIn(post, 'title'));

  describe('a post', () => {
    test('is written with a date of its own, by whoever writes it', async () => {
      const sent = { ...words, _id: unknown, author: unknown, published: true, publishDate: at(-HOUR) };
      const { status, body } = await writer.post('/news', sent);
      const id = textIn(body.data, 'id');
      expect([status, body.data]).toEqual([
        201,
        {
          ...words,
          _id: id,
          id,
          author: writer.id,
          published: true,
          publishDate: at(-HOUR),
          createdAt: at(0),
          updatedAt: at(0),
        },
      ]);
      expect(id).not.toBe(unknown);
      expect((await server.anyone.get(`/news/${id.toUpperCase()}`)).body.data).toEqual(body.data);
    });

    test('is a draft that comes out now, unless it says otherwise', async () => {
      const { body } = await writer.post('/news', words);
      expect(body.data).toMatchObject({ published: false, publishDate: at(0) });
    });

    test('is told everything that is missing', async () => {
      const { status, body } = await writer.post('/news', { publishDate: 'soon' });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([
        400,
        ['credits', 'text', 'title', 'publishDate'],
      ]);
    });

    test('is changed field by field', async () => {
      const id = await write();
      server.system.at += HOUR;
      const { status, body } = await writer.put(`/news/${id}`, { title: 'Changed', author: unknown });
      expect([status, body.data]).toMatchObject([
        200,
        { ...words, title: 'Changed', author: writer.id, publishDate: at(0), updatedAt: at(HOUR) },
      ]);
      expect(await titles(server.anyone)).toEqual(['Changed']);
    });

    test('is gone once it is deleted', async () => {
      const id = await write();
      const { status, body } = await writer.delete(`/news/${id}`);
      expect([status, body.data]).toEqual([200, {}]);
      expect((await writer.get(`/news/${id}`)).body.code).toBe('newsPostNotFound');
    });

    test.each(['junk', unknown])('is unknown by the id %s', async (id) => {
      expect((await server.anyone.get(`/news/${id}`)).body.code).toBe('newsPostNotFound');
    });
  });

  describe('drafts and what is still to come', () => {
    test('are seen by those who write news, and nobody else', async () => {
      const player = await reader();
      const draft = await write({ title: 'Draft', published: false });
      const later = await write({ title: 'Later', publishDate: at(HOUR) });
      await write({ title: 'Out' });
      expect(await titles(writer)).toEqual(expect.arrayContaining(['Draft', 'Later', 'Out']));
      for (const one of [player, server.anyone]) {
        expect(await titles(one)).toEqual(['Out']);
        for (const id of [draft, later]) expect((await one.get(`/news/${id}`)).status).toBe(404);
      }
      for (const id of [draft, later]) expect((await writer.get(`/news/${id}`)).status).toBe(200);
    });

    test('comes out by itself', async () => {
      const player = await reader();
      const later = await write({ publishDate: at(HOUR) });
      expect(await hasNews(player)).toBe(false);
      server.system.at += HOUR;
      expect(await hasNews(player)).toBe(true);
      expect((await player.get(`/news/${later}`)).status).toBe(200);
    });
  });

  test('comes ten to a page, the latest first', async () => {
    for (let hour = 0; hour < 12; hour += 1) await write({ title: `${hour}`, publishDate: at(-hour * HOUR) });
    expect(await titles(server.anyone)).toEqual('0 1 2 3 4 5 6 7 8 9'.split(' '));
    expect(await titles(server.anyone, '?page=1')).toEqual(['10', '11']);
    expect(await titles(server.anyone, '?page=2')).toEqual([]);
  });

  describe('the mark of news', () => {
    test('is there from the post on, until it is read', async () => {
      const player = await reader();
      const before = await player.get('/user');
      expect(await hasNews(player)).toBe(false);
      const id = await write();
      const after = await player.get('/user');
      expect(valueIn(after.body.data, 'flags', 'newStuff')).toBe(true);
      expect(after.body.userV).toBe(before.body.userV);
      const { status, body } = await player.post('/news/read');
      expect([status, body.data]).toEqual([200, {}]);
      expect(await hasNews(player)).toBe(false);
      expect((await storedPlayer(server, player)).flags.lastNewStuffRead).toBe(id);
    });

    test('goes when the player says that nothing is new', async () => {
      const player = await reader();
      await write();
      const { body } = await player.put('/user', { 'flags.newStuff': false });
      expect(valueIn(body.data, 'flags', 'newStuff')).toBe(false);
      expect((await player.put('/user', { 'flags.newStuff': true })).status).toBe(401);
    });

    test('is in every answer with the whole player, and in parts of them', async () => {
      const player = await reader();
      await write();
      const part = await player.get('/user?userFields=flags.newStuff');
      const answers = [part, await player.post('/user/stat-sync'), await player.put('/user', {})];
      for (const { body } of answers) expect(valueIn(body.data, 'flags', 'newStuff')).toBe(true);
    });

    test('is not there for those who come after the post', async () => {
      const id = await write();
      const player = await reader();
      expect(await hasNews(player)).toBe(false);
      expect((await storedPlayer(server, player)).flags.lastNewStuffRead).toBe(id);
    });

    test('follows a change of dates, and a deletion', async () => {
      const player = await reader();
      const id = await write();
      await writer.put(`/news/${id}`, { publishDate: at(HOUR) });
      expect(await hasNews(player)).toBe(false);
      await writer.put(`/news/${id}`, { publishDate: at(-HOUR) });
      expect(await hasNews(player)).toBe(true);
      await writer.delete(`/news/${id}`);
      expect(await hasNews(player)).toBe(false);
    });

    test('stays with a post that could not be stored', async () => {
      const player = await reader();
      const id = await write();
      await player.post('/news/read');
      expect((await writer.put(`/news/${id}`, { title: '' })).status).toBe(400);
      expect(await hasNews(player)).toBe(false);
    });

    test('comes from what another process wrote, once it says so', async () => {
      const player = await reader();
      const { storage, events } = server.app.services;
      const post = { id: unknown, text: 't', credits: 'c', author_id: writer.id, published: 1 };
      const dates = { publish_at: noon, created_at: noon, updated_at: noon };
      await storage.db
        .insertInto('news_posts')
        .values({ ...post, ...dates, title: 'Elsewhere' })
        .execute();
      expect(await hasNews(player)).toBe(false);
      events.newsChanged();
      await eventually(async () => expect(await hasNews(player)).toBe(true));
    });
  });

  describe('for later', () => {
    const notes = (player: Caller) =>
      storedPlayer(server, player).then(({ notifications }) =>
        notifications.filter(({ type }) => type === 'NEW_STUFF'),
      );

    test('leaves one notification, seen, with the title', async () => {
      const player = await reader();
      await write();
      expect((await player.post('/news/tell-me-later')).body.data).toEqual({});
      await write({ title: 'Grün ist schön', publishDate: at(0) });
      server.system.at += 1;
      await write({ title: 'Rain', publishDate: at(1) });
      const { status, body } = await player.post('/api/v3/news/tell-me-later');
      expect([status, body.data]).toEqual([200, {}]);
      expect(await notes(player)).toMatchObject([{ data: { title: 'RAIN' }, seen: true }]);
      expect(await hasNews(player)).toBe(false);
    });

    test('does nothing without a post, as reading does', async () => {
      const player = await reader();
      const before = await storedPlayer(server, player);
      for (const path of ['/news/tell-me-later', '/news/read'])
        expect((await player.post(path)).body.data).toEqual({});
      expect(await storedPlayer(server, player)).toEqual(before);
    });
  });

  describe('as a page', () => {
    const page = async () => textIn(JSON.parse((await server.anyone.get('/api/v3/news')).text), 'html');

    test('is a heading without a post', async () => {
      const { status, body } = await server.anyone.get('/api/v3/news');
      expect([status, body]).toEqual([200, { html: '<div class="news"><h1>What’s new</h1></div>' }]);
    });

    test('shows the latest post, and follows its changes', async () => {
      const id = await write();
      expect(await page()).toBe(
        '<div class="news"><h1>What’s new</h1><h2>SPRING IS HERE</h2><p>It is <em>warm</em>.</p><p class="credits">the gardeners</p></div>',
      );
      server.system.at += 1;
      await writer.put(`/news/${id}`, { text: 'It is **hot**.' });
      expect(await page()).toContain('<strong>hot</strong>');
    });

    test('runs nothing that a post contains', async () => {
      const text = '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](data:image/svg+xml,z)';
      await write({ title: '<b onclick="a()">', text, credits: '<i>me</i>' });
      const html = await page();
      expect(html).toContain('x</a>');
      for (const evil of ['<script', 'javascript:', 'data:', '<b', '<i>']) expect(html).not.toContain(evil);
    });
  });
});

test('news is known to a process that starts later, and to those that run', async () => {
  const databaseUrl = await freshPostgres();
  const env = { SECRET_KEY: 'k'.repeat(32) };
  const first = await startServer({ databaseUrl, env });
  const [writer, player] = [await first.register('writer'), await first.register('reader')];
  await changePlayer(first, writer, (stored) => ({ ...stored, permissions: { news: true } }));
  const post = async (title: string) =>
    textIn((await writer.post('/news', { ...words, title, published: true })).body.data, 'id');
  await post('One');
  const second = await startServer({ databaseUrl, env });
  const there = new Caller(second.app, player.credentials);
  const hasNews = async () => valueIn((await there.get('/user')).body.data, 'flags', 'newStuff');
  try {
    expect(await hasNews()).toBe(true);
    await there.post('/news/read');
    expect(await hasNews()).toBe(false);
    first.system.at += 1;
    second.system.at += 1;
    await post('Two');
    await eventually(async () => expect(await hasNews()).toBe(true));
  } finally {
    await second.close();
    await first.close();
  }
});
