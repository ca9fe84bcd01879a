import { fieldsIn, textIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePlayer, makeTask } from '../support/players.ts';
import { eachQuestParty, good } from '../support/quest-party.ts';
import { type Caller, startServer, type TestServer } from '../support/server.ts';
import { withWealth } from '../support/wealth.ts';
import { type Recorded, replay } from './recorded.ts';

/**
 * The calls of the npm package `habitica-cli` (1.5.0) with the fields that it reads, recorded from it: no client name,
 * and a question mark after every path. Its 130 packages, many of them without care for years, are not installed here.
 */
let server: TestServer;
let player: Caller;
beforeAll(async () => {
  server = await startServer();
  player = await server.register('terminal');
  await changePlayer(server, player, (stored) => {
    const rich = withWealth({ gold: 500 })(stored);
    return {
      ...rich,
      stats: { ...rich.stats, lvl: 20, mp: 100, hp: 30, class: 'wizard' },
      flags: { ...rich.flags, classSelected: true },
    };
  });
});
afterAll(() => server.close());

type Asked = [method: Recorded['method'], path: string, query?: string, body?: object];

/** The data of an answer, whose `success` must be true. */
async function dataFor(to: TestServer, one: Caller, ...[method, path, query = '', body]: Asked) {
  const headers = { accept: 'application/json', ...one.credentials };
  const sent = body === undefined ? {} : { body };
  const answer = await replay(to, { method, url: `/api/v3/${path}?${query}`, headers, ...sent });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body['data'];
}
const dataOf = (...asked: Asked): Promise<unknown> => dataFor(server, player, ...asked);

const text = expect.any(String);
const number = expect.any(Number);
const task = { id: text, type: text, text, notes: text, value: number };

describe('a person at the terminal', () => {
  test('starts without a party', async () => {
    expect(await dataOf('GET', 'groups', 'type=party')).toEqual([]);
  });

  test('sees their stats', async () => {
    expect(await dataOf('GET', 'user')).toMatchObject({
      profile: { name: 'terminal' },
      stats: {
        hp: 30,
        maxHealth: 50,
        mp: 100,
        maxMP: number,
        exp: 0,
        toNextLevel: number,
        gp: 500,
        lvl: 20,
        class: 'wizard',
      },
    });
  });

  test.each([
    ['habits', 'habit', {}],
    ['dailys', 'daily', { completed: false, isDue: true }],
    ['todos', 'todo', { completed: false }],
    ['rewards', 'reward', {}],
  ])('lists %s, adds one, scores it and deletes it', async (list, type, fields) => {
    const made = await dataOf('POST', 'tasks/user', '', { text: 'Water the ferns', type, priority: '1.5' });
    const id = textIn(made, 'id');
    expect(await dataOf('GET', 'tasks/user', `type=${list}`)).toContainEqual(
      expect.objectContaining({ ...task, ...fields, id, type, text: 'Water the ferns' }),
    );
    const direction = type === 'reward' ? 'down' : 'up';
    const scored = await dataOf('POST', `tasks/${id}/score/${direction}`);
    expect(scored).toMatchObject({
      delta: number,
      hp: number,
      mp: number,
      exp: number,
      gp: number,
      lvl: number,
    });
    await dataOf('DELETE', `tasks/${id}`);
  });

  test('sees to-dos that are done', async () => {
    const { id } = await makeTask(player, { type: 'todo' });
    await dataOf('POST', `tasks/${id}/score/up`);
    const done = await dataOf('GET', 'tasks/user', 'type=completedTodos');
    expect(done).toContainEqual(expect.objectContaining({ ...task, id, completed: true }));
  });

  test('buys gear, a potion, and from the armoire', async () => {
    const gear = await dataOf('GET', 'user/inventory/buy');
    const stats = { con: number, str: number, int: number, per: number };
    expect(gear).toContainEqual(
      expect.objectContaining({ key: 'armor_wizard_1', text, notes: text, value: 30, ...stats }),
    );
    for (const key of ['armor_wizard_1', 'potion', 'armoire']) await dataOf('POST', `user/buy/${key}`);
  });

  test('finds the skills of their class and casts them', async () => {
    const skill = { key: text, text, mana: number, lvl: number, notes: text, target: text };
    expect(await dataOf('GET', 'content')).toMatchObject({
      spells: { wizard: { fireball: skill, mpheal: skill, earth: skill, frost: skill } },
    });
    const { id } = await makeTask(player, { type: 'habit' });
    await dataOf('POST', 'user/class/cast/fireball', `targetId=${id}`);
    await dataOf('POST', 'user/class/cast/frost', '');
  });

  test('begins the day', async () => {
    await dataOf('POST', 'cron');
  });
});

describe('a person at the terminal, in a party', () => {
  const party = eachQuestParty(async () => undefined);
  const seen = (...asked: Asked): Promise<unknown> => dataFor(party().server, party().member(0), ...asked);
  /** The party as it is found: by its type, then by the id of the first one. */
  const found = async () =>
    seen('GET', `groups/${textIn(await seen('GET', 'groups', 'type=party'), 0, 'id')}`);
  const drop = { items: expect.any(Array), exp: number, gp: number };

  test('reads what was said, newest first', async () => {
    for (const message of ['hello', 'hello there'])
      good(await party().member(1).post(`/groups/${party().id}/chat`, { message }));
    const line = { id: text, user: 'hero-2', timestamp: number };
    expect(await found()).toMatchObject({
      id: party().id,
      chat: [
        { ...line, text: 'hello there' },
        { ...line, text: 'hello' },
      ],
    });
  });

  test('sees a boss, and what a score does to it', async () => {
    await party().start('whale');
    expect(await found()).toMatchObject({ quest: { key: 'whale', active: true, progress: { hp: 500 } } });
    expect(await seen('GET', 'content')).toMatchObject({
      quests: { whale: { text, notes: text, boss: { name: text, hp: 500 }, drop } },
    });
    const { id } = await makeTask(party().member(0), { type: 'habit' });
    const score = { taskId: id, direction: 'up' };
    expect(await seen('POST', `tasks/${id}/score/up`, '', score)).toMatchObject({
      _tmp: { quest: { progressDelta: number } },
    });
  });

  test('counts what there is to collect', async () => {
    await party().start('evilsanta2');
    const quests = valueIn(await seen('GET', 'content'), 'quests');
    const wanted = fieldsIn(quests, 'evilsanta2', 'collect');
    for (const one of Object.values(wanted)) expect(one).toEqual({ text, count: number });
    expect(await found()).toMatchObject({
      quest: {
        key: 'evilsanta2',
        active: true,
        progress: { collect: Object.fromEntries(Object.keys(wanted).map((key) => [key, 0])) },
      },
    });
  });
});
