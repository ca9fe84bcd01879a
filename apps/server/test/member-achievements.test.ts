import { fieldsIn, valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { eachReader } from './support/each-reader.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
let other: Caller;
eachReader((now) => ({ server, player, other } = now));
const change = (act: (stored: Player) => Player) => changePlayer(server, other, act);

describe('achievements', () => {
  const shown = async (language = 'en') =>
    (await player.get(`/members/${other.id}/achievements?lang=${language}`)).body.data;
  const achieving = (achievements: object) =>
    change((stored) => ({ ...stored, achievements: { ...stored.achievements, ...achievements } }));

  test('stand in four sections, each with its words', async () => {
    const data = await shown();
    expect(Object.keys(fieldsIn(data))).toEqual(['basic', 'onboarding', 'seasonal', 'special']);
    expect(valueIn(data, 'basic', 'achievements', 'streak')).toEqual({
      title: '0 long streaks',
      text: expect.stringContaining('0 times'),
      icon: 'achievement-thermometer',
      earned: false,
      value: 0,
      index: 0,
      optionalCount: 0,
    });
    expect(valueIn(data, 'basic', 'achievements', 'mageUltimateGear', 'title')).toContain('Mage');
    for (const section of Object.values(fieldsIn(data)))
      for (const one of Object.values(fieldsIn(section, 'achievements')))
        expect(one).toMatchObject({ title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) });
  });

  test('of which there is one have words of their own', async () => {
    await achieving({ streak: 1 });
    expect(valueIn(await shown(), 'basic', 'achievements', 'streak')).toMatchObject({
      title: expect.not.stringContaining('1'),
      earned: true,
      value: 1,
    });
  });

  test('tell how often a collection was set free, and of rebirths', async () => {
    await achieving({ beastMaster: true, beastMasterCount: 2, rebirths: 2, rebirthLevel: 30 });
    const data = await shown();
    expect(valueIn(data, 'basic', 'achievements', 'beastMaster')).toMatchObject({
      text: expect.stringContaining('2 times'),
      earned: true,
      optionalCount: 2,
    });
    expect(valueIn(data, 'basic', 'achievements', 'rebirth')).toMatchObject({
      title: expect.stringContaining('2'),
      text: expect.stringContaining('30'),
    });
  });

  test.each([
    [1, 'Friend'],
    [4, 'Elite'],
    [6, 'Champion'],
    [7, 'Legend'],
    [8, 'Guardian'],
    [9, 'Hero'],
  ])('of a contributor of level %i is that of a %s', async (level, rank) => {
    await change((stored) => ({ ...stored, contributor: { level, text: 'Blacksmith' } }));
    expect(valueIn(await shown(), 'special', 'achievements', 'contributor')).toMatchObject({
      title: `${rank} Blacksmith`,
      earned: true,
      value: level,
    });
  });

  test('are told in the language that is asked for', async () => {
    const [english, german] = [await shown(), await shown('de')];
    const titleIn = (data: unknown) => valueIn(data, 'basic', 'achievements', 'partyUp', 'title');
    expect(titleIn(german)).not.toBe(titleIn(english));
  });
});

describe('dates of achievements', () => {
  const dates = async (of: Caller) =>
    fieldsIn((await player.get(`/members/${of.id}/achievement-dates`)).body.data);
  const at = (day: string) => {
    server.system.at = Date.parse(`${day}T12:00:00.000Z`);
    return `${day}T12:00:00.000Z`;
  };
  const perfectDay = async () => {
    await other.post('/cron');
    const stored = await storedPlayer(server, other);
    return stored.achievements.perfect;
  };

  test('are those of the first and the last time, for everybody to see', async () => {
    await change((stored) => ({ ...stored, flags: { ...stored.flags, welcomed: true } }));
    expect(await dates(other)).toEqual({});
    const first = at('2026-02-11');
    const task = await makeTask(other, { type: 'daily', text: 'Water the ferns' });
    expect(await dates(other)).toEqual({ createdTask: { first, last: first } });
    await other.post(`/tasks/${task.id}/score/up`);
    const second = at('2026-02-12');
    expect(await perfectDay()).toBe(1);
    await other.post(`/tasks/${task.id}/score/up`);
    const third = at('2026-02-13');
    expect(await perfectDay()).toBe(2);
    expect(await dates(other)).toMatchObject({
      createdTask: { first, last: first },
      perfect: { first: second, last: third },
    });
  });

  test('are unknown of what was there before', async () => {
    await change((stored) => ({ ...stored, achievements: { ...stored.achievements, perfect: 5 } }));
    expect(await dates(other)).toEqual({});
    const task = await makeTask(other, { type: 'daily', text: 'Water the ferns' });
    await other.post(`/tasks/${task.id}/score/up`);
    const last = at('2026-02-12');
    expect(await perfectDay()).toBe(6);
    expect((await dates(other))['perfect']).toEqual({ last });
  });

  test('say nothing of what came with an import', async () => {
    await change((stored) => ({ ...stored, achievements: { ...stored.achievements, perfect: 9 } }));
    const { text } = await other.get('//export/userdata.json');
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await player.call('POST', '/imports', { body: text, headers })).status).toBe(200);
    expect((await storedPlayer(server, player)).achievements.perfect).toBe(9);
    expect(await dates(player)).toEqual({});
  });
});
