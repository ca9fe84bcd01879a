import { describe, expect, test } from 'vitest';
import { makeTask } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { codes, DAY, eachQuestParty, good } from './support/quest-party.ts';

describe.each(engines)('quests on $engine', ({ database }) => {
  const the = eachQuestParty(database);

  test('all days of a party at the same moment hit the boss and everybody', async () => {
    const us = the();
    await us.start();
    for (const [index, up] of [10, 20, 30.5].entries()) {
      await makeTask(us.member(index), { type: 'daily' });
      await us.gather(index, { up });
    }
    for (const answer of await us.nextDay(0, 1, 2)) good(answer);
    const { quest } = await us.group();
    expect(quest.progress.hp).toBeCloseTo(500 - 60.5);
    const players = await us.all();
    // Each loses 2 by an own daily, and 1.5 by each of the three that the boss hits back for.
    for (const { stats, party: own } of players) {
      expect(stats.hp).toBeCloseTo(50 - 2 - 3 * 1.5);
      expect(own.quest.progress).toMatchObject({ up: 0, down: 0 });
    }
    const blows = (await us.said()).filter(({ type }) => type === 'boss_damage');
    const dealt = blows.map(({ userDamage }) => Number(userDamage)).toSorted((a, b) => a - b);
    expect(dealt).toEqual([10, 20, 30.5]);
    await us.expectSound();
  });

  test('a day is run once, however often it is asked for', async () => {
    const us = the();
    await us.start();
    await us.gather(1, { up: 7 });
    for (const answer of await us.nextDay(1, 1, 1)) good(answer);
    expect((await us.group()).quest.progress.hp).toBe(493);
  });

  test('a boss that two defeat at the same moment rewards everybody once', async () => {
    const us = the();
    await us.start();
    await us.changeGroup(({ quest }) => ({ quest: { ...quest, progress: { ...quest.progress, hp: 5 } } }));
    for (const index of [0, 1]) await us.gather(index, { up: 9 });
    for (const answer of await us.nextDay(0, 1)) good(answer);
    const players = await us.all();
    for (const { achievements, items, party: own } of players) {
      expect([achievements.quests['whale'], items.eggs['Whale'], own.quest.key]).toEqual([1, 3, null]);
      expect(own.quest.completed).toBe('whale');
    }
    expect((await us.group()).quest).toMatchObject({ active: false, members: {} });
    expect((await us.kinds()).filter((kind) => kind === 'boss_defeated')).toHaveLength(1);
    await us.expectSound();
  });

  test('what is found at the same moment adds up, until all is found', async () => {
    const us = the();
    await us.start('evilsanta2');
    await us.gather(0, { collectedItems: 5 });
    await us.gather(1, { collectedItems: 7 });
    for (const answer of await us.nextDay(0, 1)) good(answer);
    const { collect } = (await us.group()).quest.progress;
    expect(Object.values(collect).reduce((sum, n) => sum + n, 0)).toBe(12);
    await us.gather(2, { collectedItems: 100 });
    for (const answer of await us.nextDay(2)) good(answer);
    expect((await us.all()).map(({ achievements }) => achievements.quests['evilsanta2'])).toEqual([1, 1, 1]);
    // Of one instant, what is said first stands above the rest.
    expect((await us.kinds()).slice(-2)).toEqual(['all_items_found', 'user_found_items']);
    await us.expectSound();
  });

  test('who rests neither hits nor is spared', async () => {
    const us = the();
    await us.start();
    await us.change(us.member(1), ({ preferences }) => ({ preferences: { ...preferences, sleep: true } }));
    await us.gather(1, { up: 50 });
    await makeTask(us.member(0), { type: 'daily' });
    for (const answer of await us.nextDay(0, 1)) good(answer);
    expect((await us.group()).quest.progress.hp).toBe(500);
    const { stats, party: own } = await us.stored(1);
    expect([stats.hp, own.quest.progress.up]).toEqual([48.5, 50]);
  });

  test('a day beside an abort counts before it, or not at all', async () => {
    const us = the();
    await us.start();
    await us.gather(1, { up: 10 });
    us.server.system.at += DAY;
    const answers = await Promise.all([us.member(1).post('/cron'), us.act(0, 'abort')]);
    expect(codes(answers)).toEqual(['done', 'done']);
    expect((await us.stored(0)).items.quests['whale']).toBe(2);
    expect((await us.group()).quest).toMatchObject({ active: false, members: {} });
    await us.expectSound();
  });
});
