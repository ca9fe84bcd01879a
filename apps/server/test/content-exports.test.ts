import { fieldsIn, listIn, valueIn, textIn } from '@everdeed/content/values';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTask } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
beforeAll(async () => {
  server = await startServer();
  player = await server.register('laurel');
});
afterAll(() => server.close());

describe('the catalogue', () => {
  const content = async (url: string, headers: Record<string, string> = {}) =>
    (await server.anyone.get(url, { headers })).body;

  test('holds what clients need, without the tail of other answers', async () => {
    const body = await content('/content');
    const needed = [
      'potion',
      'armoire',
      'gear',
      'quests',
      'eggs',
      'food',
      'hatchingPotions',
      'petInfo',
      'mountInfo',
      'spells',
      'appearances',
      'backgrounds',
      'faq',
    ];
    expect(needed.filter((key) => !(key in fieldsIn(body.data)))).toEqual([]);
    expect(Object.keys(body).toSorted()).toEqual(['appVersion', 'data', 'success']);
  });

  test('has words for what it lists', async () => {
    const { data } = await content('/content');
    const families = [
      'eggs',
      'hatchingPotions',
      'food',
      'quests',
      'petInfo',
      'mountInfo',
      'backgroundsFlat',
      'bundles',
    ];
    const mute = families.flatMap((family) =>
      Object.entries(fieldsIn(data, family))
        .filter(([, one]) => !valueIn(one, 'text') || !(valueIn(one, 'notes') ?? 'none'))
        .map(([key]) => `${family}.${key}`),
    );
    expect(mute).toEqual([]);
  });

  test('leaves out what the filter names', async () => {
    const { data } = await content('/content?filter=quests,gear.tree,nothing');
    expect(data).not.toHaveProperty('quests');
    expect(Object.keys(fieldsIn(data, 'gear'))).toEqual(['flat']);
  });

  test('is shorter for the apps of phones', async () => {
    const { data } = await content('/content', { 'x-client': 'habitica-ios' });
    expect(data).not.toHaveProperty('backgrounds');
    expect(data).not.toHaveProperty('tasksByCategory');
    const android = fieldsIn((await content('/content', { 'x-client': 'habitica-android' })).data);
    expect(android).toHaveProperty('backgrounds');
    expect(android['appearances']).toHaveProperty('shirt');
    expect(android['appearances']).not.toHaveProperty('background');
  });

  test('is in the language that is asked for, else in the one of the account', async () => {
    const { data } = await content('/content?language=de');
    expect(fieldsIn(data, 'eggs')['Wolf']).toMatchObject({ text: 'Wolfswelpe', mountText: 'Wolf' });
    expect(fieldsIn(data, 'petInfo')['Wolf-Desert']).toMatchObject({ text: 'Sand-Wolfswelpe' });
    expect(fieldsIn(data, 'food')['Saddle']).toMatchObject({ text: 'Sattel', textA: 'einen Sattel' });
    expect(valueIn(data, 'potion')).toMatchObject({ text: 'Heiltrank' });
    expect(textIn(data, 'appearances', 'background', 'beach', 'set', 'text')).toBe(
      'Hintergründe vom Juni 2014',
    );
    const reader = await server.register('wacholder');
    await reader.put('/user', { 'preferences.language': 'de' });
    const own = (await reader.get('/content?filter=quests')).body.data;
    expect(fieldsIn(own, 'eggs')['Wolf']).toMatchObject({ text: 'Wolfswelpe' });
    const english = await content('/content?language=fr');
    expect(fieldsIn(english.data, 'eggs')['Wolf']).toMatchObject({ text: 'Wolf Cub' });
  });

  test('tells what a quest unlocks and how its scroll is come by', async () => {
    const { data } = await content('/content');
    const quests = Object.values(fieldsIn(data, 'quests')).map((quest) => fieldsIn(quest));
    const unlocking = quests.filter(({ drop }) => valueIn(drop, 'unlock') !== undefined);
    const conditional = quests.filter(({ unlockCondition }) => unlockCondition !== undefined);
    expect(unlocking.length).toBeGreaterThan(50);
    expect(unlocking.filter(({ drop }) => !valueIn(drop, 'unlock')).map(({ key }) => key)).toEqual([]);
    expect(conditional.length).toBe(4);
    expect(
      conditional.filter(({ unlockCondition: one }) => !valueIn(one, 'text')).map(({ key }) => key),
    ).toEqual([]);
  });

  test('tells the check-ins before and after one with a reward', async () => {
    const { data } = await content('/content');
    const days = fieldsIn(data, 'loginIncentives');
    const around = ['0', '1', '5', '500'].map((day) => days[day]);
    expect(around).toMatchObject([
      { nextRewardAt: 1 },
      { nextRewardAt: 2 },
      { nextRewardAt: 7, prevRewardKey: 4 },
      { prevRewardKey: expect.any(Number) },
    ]);
    expect([days['0'], days['1']].filter((day) => 'prevRewardKey' in fieldsIn(day))).toEqual([]);
  });

  test('names potion, armoire and the sets of backgrounds', async () => {
    const { data } = await content('/content');
    expect([valueIn(data, 'potion'), valueIn(data, 'armoire')]).toMatchObject([
      { text: 'Health Potion', notes: expect.stringMatching(/./) },
      { text: expect.stringContaining('Armoire'), notes: expect.stringMatching(/./) },
    ]);
    const looks = fieldsIn(data, 'appearances', 'background');
    expect(textIn(looks, 'beach', 'set', 'text')).toBe('Backgrounds of June 2014');
    const names = Object.values(looks).map((look) => textIn(look, 'set', 'text'));
    expect(names.filter((name) => !/^[A-Z][a-z]+([ -]\w+)*$/.test(name))).toEqual([]);
  });

  test('is revalidated by language, filter and day, in the shortest form that is understood', async () => {
    const get = async (query = '', headers: Record<string, string> = {}) => {
      const {
        rawPayload,
        statusCode,
        headers: told,
      } = await server.app.server.inject({
        url: `/api/v3/content${query}`,
        headers,
      });
      return { status: statusCode, tag: String(told['etag']), told, bytes: rawPayload };
    };
    const packed = await get('', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.told).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const { bytes: plain, tag } = await get();
    expect(brotliDecompressSync(packed.bytes).equals(plain)).toBe(true);
    expect(gunzipSync((await get('', { 'accept-encoding': 'gzip, br;q=0' })).bytes).equals(plain)).toBe(true);
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const shown of [tag, packed.tag, `"other", W/${tag}`]) {
      const again = await get('', { 'if-none-match': shown });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    const tags = ['', '?language=de', '?filter=quests'].map(async (query) => (await get(query)).tag);
    expect(new Set(await Promise.all(tags)).size).toBe(3);
    for (const language of ['en', 'tlh', '../x'])
      expect((await get(`?language=${encodeURIComponent(language)}`)).tag).toBe(tag);
    server.system.at += 86_400_000;
    expect((await get('', { 'if-none-match': tag })).status).toBe(200);
    server.system.at -= 86_400_000;
  });

  test('wants headers that are sent to be right', async () => {
    const { status, body } = await server.anyone.get('/content', {
      headers: { 'x-api-user': 'x', 'x-api-key': 'y' },
    });
    expect([status, body.error]).toEqual([401, 'invalid_credentials']);
  });
});

describe('the world', () => {
  test('names the events of the day, the season last', async () => {
    const { body } = await server.anyone.get('/world-state');
    expect(body.data).toMatchObject({
      worldBoss: {},
      npcImageSuffix: '_valentines',
      currentEvent: { key: 'valentines' },
      currentEventList: [{ key: 'valentines' }, { event: 'winter', start: '2026.12.1', end: '2026.3.1' }],
    });
  });

  test('answers questions, by platform', async () => {
    expect((await server.anyone.get('/faq?platform=android')).body.data).toMatchObject({
      stillNeedHelp: { web: expect.any(String) },
    });
    const { status, body } = await server.anyone.get('/faq?platform=toaster');
    expect([status, body.errors?.[0]?.param]).toEqual([400, 'platform']);
  });
});

describe('reports', () => {
  test('of events are taken from the web client only, and kept nowhere', async () => {
    for (const path of ['/analytics/track/opened', '//analytics/track/opened'])
      expect((await player.post(path, { a: 1 })).text).toBe('{}');
    const { status, body } = await player.post('/analytics/track/opened', {}, { 'x-client': 'other-tool' });
    expect([status, body.error, body.code]).toEqual([401, 'NotAuthorized', 'analyticsOnlyWeb']);
  });

  test('of bugs want words and an address', async () => {
    const refused = await player.post('/bug-report', {});
    const codes = refused.body.errors?.map(({ code }) => code);
    expect(codes).toEqual(['emptyReportBugMessage', 'missingEmail', 'notAnEmail']);
    const answer = await player.post('/bug-report', { message: 'it broke', email: 'laurel@example.org' });
    expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
  });
});

describe('the words of the product', () => {
  test('come as a script and as a map', async () => {
    const core = await server.anyone.get('/i18n/core?lang=de');
    expect(core.headers['content-type']).toContain('application/javascript');
    expect(core.text).toMatch(/^window\['habitica-i18n'\] = \{.*"language":\{"code":"de"\}/);
    const words = fieldsIn(JSON.parse((await server.anyone.get('/i18n/content')).text));
    expect(words['dropEggWolfText']).toBe('Wolf Cub');
    const german = fieldsIn(JSON.parse((await server.anyone.get('/i18n/content?lang=de')).text));
    expect(german['dropEggWolfText']).toBe('Wolfswelpe');
  });
});

describe('exports', () => {
  beforeAll(async () => {
    const habit = await makeTask(player, { type: 'habit', text: 'read, write' });
    await player.post(`/tasks/${habit._id}/score/up`);
    await makeTask(player, { type: 'todo', text: '<b>&' });
  });

  test('give the history as a table', async () => {
    const { headers, text } = await player.get('//export/history.csv');
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toBe('attachment; filename=habitica-tasks-history.csv');
    const [head, line] = text.split('\n');
    expect(head).toBe('Task Name,Task ID,Task Type,Date,Value');
    expect(line).toMatch(/^"read, write",[0-9a-f-]{36},habit,2026-02-10 12:00:00,1$/);
  });

  test('give all data as JSON and as XML, without the token', async () => {
    const json = fieldsIn(JSON.parse((await player.get('//export/userdata.json')).text));
    expect(json).toMatchObject({ tasks: { habits: [{}], todos: [{}] }, inbox: { messages: {} } });
    expect(json).not.toHaveProperty('apiToken');
    const xml = (await player.get('//export/userdata.xml')).text;
    expect(xml).toMatch(/^<user>.*<text>&lt;b&gt;&amp;<\/text>.*<\/user>\n$/s);
  });

  test('list tasks of a kind from the oldest on, however they are ordered on the screen', async () => {
    const owner = await server.register('myrtle');
    const made = await owner.post(
      '/tasks/user',
      ['first', 'second'].map((text) => ({ type: 'habit', text })),
    );
    expect(made.status).toBe(201);
    server.system.at += 1000;
    const last = await makeTask(owner, { type: 'habit', text: 'third' });
    await owner.post(`/tasks/${last._id}/move/to/1`);
    const json = fieldsIn(JSON.parse((await owner.get('//export/userdata.json')).text));
    const texts = listIn(fieldsIn(json, 'tasks')['habits']).map((task) => valueIn(task, 'text'));
    const xml = (await owner.get('//export/userdata.xml')).text;
    const inXml = [...xml.matchAll(/<text>(first|second|third)<\/text>/g)].map((match) => match[1]);
    expect([texts, inXml]).toEqual([
      ['first', 'second', 'third'],
      ['first', 'second', 'third'],
    ]);
  });

  test('give the messages as a page', async () => {
    const { headers, text } = await player.get('//export/inbox.html');
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('<html');
    await player.post('/members/send-private-message', { message: 'hi <b>', toUserId: player.id });
    await player.post('/members/send-private-message', { message: 'again', toUserId: player.id });
    const page = (await player.get('//export/inbox.html')).text;
    expect(page).toMatch(/From <strong>.*<\/strong> 02\/\d\d\/2026 \d\d:\d\d:\d\d \(1\/2\)/);
    expect(page.indexOf('again')).toBeLessThan(page.indexOf('hi &lt;b&gt;'));
    expect(page).not.toContain('<b>');
  });

  test('have no avatars any more', async () => {
    const { status, body } = await player.get(`//export/avatar-${player.credentials['x-api-user']}.png`);
    expect([status, body.error]).toEqual([404, 'NotFound']);
  });
});
