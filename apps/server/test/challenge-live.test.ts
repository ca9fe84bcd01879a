import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveEvent, liveEventSchema } from '@everdeed/contract';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { SCORES_GATHERING_MS } from '../src/challenges/tell-scores.ts';
import { addOriginals, copiesOf, startChallenge } from './support/challenges.ts';
import { eventually } from './support/eventually.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { type LivePage, openPage } from './support/live.ts';
import { engines } from './support/postgres.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const validator = Compile(liveEventSchema);

/** What is told of scores in a challenge from now on. Between processes, word of what was before may come late. */
function tellingsOf({ app }: TestServer, id: string): LiveEvent[] {
  const events: LiveEvent[] = [];
  app.services.events.subscribe([`challenge:${id}`], (event) => {
    if (event.kind === 'scores') events.push(event);
  });
  return events;
}

/** Lets time pass, and what is due then be done. */
async function later(server: TestServer, ms: number): Promise<void> {
  server.system.at += ms;
  await settled(server);
}

describe.each(engines)('scores in a challenge on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  /** A challenge that ann leads and ben and cat have joined, and how one of them scores in it. */
  async function started() {
    const world = await startChallenge(the());
    const { server, ann, ben, cat, id } = world;
    await addOriginals(ann, id, {}, { type: 'reward', value: 0 });
    for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
    await settled(server);
    const score = async (one: Caller, type = 'habit') => {
      const copies = await copiesOf(server, id, one);
      const copy = copies.find((task) => task.type === type);
      good(await one.post(`/tasks/${copy?._id}/score/up`));
    };
    return { ...world, score, told: tellingsOf(server, id) };
  }

  test('are told once for all of some seconds, however many they are', async () => {
    const { server, ben, cat, id, score, told } = await started();
    const scores = { kind: 'scores', topic: `challenge:${id}` };
    await Promise.all([ben, cat, ben, cat, ben, cat].map((one) => score(one)));
    await settled(server);
    await later(server, SCORES_GATHERING_MS - 1);
    await score(ben);
    await settled(server);
    expect(told).toEqual([]);
    await eventually(async () => {
      await later(server, 1);
      expect(told).toEqual([scores]);
    });
    expect(validator.Check(told[0])).toBe(true);
    await later(server, SCORES_GATHERING_MS);
    await score(cat);
    await settled(server);
    await eventually(async () => {
      await later(server, SCORES_GATHERING_MS);
      expect(told).toEqual([scores, scores]);
    });
  });

  test('are told when one is taken back, but not of a reward, which moves nothing', async () => {
    const { server, ben, id, score, told } = await started();
    await score(ben, 'reward');
    await settled(server);
    await later(server, SCORES_GATHERING_MS);
    const copies = await copiesOf(server, id, ben);
    const copy = copies.find(({ type }) => type === 'habit');
    await score(ben);
    good(await ben.post(`/tasks/${copy?._id}/undo`));
    await settled(server);
    await eventually(async () => {
      await later(server, SCORES_GATHERING_MS);
      expect(told).toEqual([{ kind: 'scores', topic: `challenge:${id}` }]);
    });
  });

  test('reach pages of those who take part and of the leader, of nobody else', async () => {
    const { server, ann, ben, id, score } = await started();
    const outsider = await server.register(`outsider-${id.slice(0, 8)}`);
    const pages: LivePage[] = [];
    for (const one of [ann, ben, outsider]) pages.push(await openPage(server, one, '0'));
    const [leaders, bens, others] = pages;
    for (const page of [leaders, bens]) await page?.hear(`{"kind":"missed","topic":"challenge:${id}"}`);
    await score(ben);
    await settled(server);
    await later(server, SCORES_GATHERING_MS);
    const told = `event: scores\ndata: {"kind":"scores","topic":"challenge:${id}"}`;
    for (const page of [leaders, bens]) await page?.hear(told);
    good(await outsider.put('/user', { 'preferences.hideHeader': true }));
    await others?.hear('"parts":["preferences"]');
    expect(others?.text()).not.toContain(`challenge:${id}`);
    for (const page of pages) page.close();
  });

  test('reach a page of the leader that was open before there was a challenge', async () => {
    const { server, ann } = the();
    const page = await openPage(server, ann, '0');
    await page.hear('data:');
    const { id } = await startChallenge(the());
    let isHeard = false;
    const hearing = page.hear(`data: {"kind":"challenge","topic":"challenge:${id}"}`);
    void hearing.then(() => (isHeard = true));
    // The page follows it a moment after the answer.
    await eventually(async () => {
      good(await ann.put(`/challenges/${id}`, { name: 'Read even more' }));
      expect(isHeard).toBe(true);
    });
    page.close();
  });
});

/** Forgets what was told, once no more of it comes. */
async function forgetAll(told: LiveEvent[]): Promise<void> {
  await eventually(async () => {
    const { length } = told;
    await sleep(250);
    expect(length).toBeGreaterThan(0);
    expect(told.length).toBe(length);
  });
  told.splice(0);
}

describe.each(engines)('an account that goes, on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('is told to open pages of the challenges that it led or took part in', async () => {
    const { server, ann, ben, id } = await startChallenge(the());
    const told: LiveEvent[] = [];
    server.app.services.events.subscribe([`challenge:${id}`], (event) => void told.push(event));
    good(await ben.post(`/challenges/${id}/join`));
    await forgetAll(told);
    const heard = { kind: 'challenge', topic: `challenge:${id}` };
    good(await ann.delete('/user', { password: 'password-1' }));
    await eventually(async () => expect(told).toEqual([heard]));
    expect(good(await ben.get(`/challenges/${id}`))).toMatchObject({ leader: null, memberCount: 1 });
    good(await ben.delete('/user', { password: 'password-1' }));
    await eventually(async () => expect(told).toEqual([heard, heard]));
  });

  test('ends its own open pages', async () => {
    const { server, ann } = the();
    const page = await openPage(server, ann, '0');
    await page.hear('data:');
    good(await ann.delete('/user', { password: 'password-1' }));
    await expect(page.hear('anything more')).rejects.toThrow('the stream ended');
  });
});
