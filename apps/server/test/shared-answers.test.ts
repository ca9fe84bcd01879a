import { fieldsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('what is the same for everybody', () => {
  test.each(['/world-state', '/models/tag/paths', '/i18n/core'])(
    '%s is not sent again to who has it',
    async (url) => {
      const first = await server.anyone.get(url);
      const etag = String(first.headers['etag']);
      expect([first.status, etag.startsWith('W/"')]).toEqual([200, true]);
      for (const known of [etag, `"other", ${etag}`, '*']) {
        const again = await server.anyone.get(url, { headers: { 'if-none-match': known } });
        expect([known, again.status, again.text]).toEqual([known, 304, '']);
      }
      const other = await server.anyone.get(url, { headers: { 'if-none-match': 'W/"other"' } });
      expect([other.status, other.text]).toEqual([200, first.text]);
    },
  );

  test.each(['/status'])('%s is never kept', async (url) => {
    const { headers } = await server.anyone.get(url);
    expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  });
});

describe('models', () => {
  const pathsOf = async (model: string) =>
    fieldsIn((await server.anyone.get(`/models/${model}/paths`)).body.data);

  test.each([
    ['user', 383, { 'stats.hp': 'Number', lastCron: 'Date', 'flags.showTour': 'Boolean', tags: 'Array' }],
    ['group', 32, { 'quest.progress.hp': 'Number', 'tasksOrder.todos': 'Array' }],
    ['challenge', 19, { prize: 'Number', flags: 'Mixed' }],
    ['tag', 4, { id: 'String' }],
    ['habit', 34, { counterUp: 'Number' }],
    ['daily', 48, { 'repeat.su': 'Boolean', nextDue: 'Array' }],
    ['todo', 33, { dateCompleted: 'Date' }],
    ['reward', 28, { value: 'Number' }],
  ])('of a %s have %i fields, each with its kind', async (model, count, some) => {
    const paths = await pathsOf(model);
    expect(Object.keys(paths).length).toBe(count);
    expect(paths).toMatchObject(some);
  });

  test('that are none are refused', async () => {
    const { body } = await server.anyone.get('/models/nothing/paths');
    expect(body.errors?.map(({ code }) => code)).toEqual(['modelNotFound']);
  });
});
