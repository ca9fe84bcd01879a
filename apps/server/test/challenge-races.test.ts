import { describe, expect, test } from 'vitest';
import { addOriginals, copiesOf, makeChallenge, storedChallenge } from './support/challenges.ts';
import { eachGroupWorld, expectSound, good, newMember } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';
import { settled } from './support/settled.ts';

describe.each(engines)('challenges at the same moment on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  /** Ann leads a challenge with a prize of 8 gems and two tasks, which ben and cat take part in. */
  async function started() {
    const { server, ann, ben, cat } = the();
    const group = await groupWith(server, [ann, ben, cat]);
    const id = await makeChallenge(server, ann, group, { prize: 8 });
    await addOriginals(ann, id, {}, {});
    for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
    return { server, ann, ben, cat, group, id };
  }

  /** The balances of all, in gems, with what the challenge still has. */
  async function gems(id: string, all: readonly Caller[]): Promise<number> {
    const { server } = the();
    const balances = await Promise.all(all.map(async (one) => (await storedPlayer(server, one)).balance));
    const prize = (await storedChallenge(server, id))?.prize ?? 0;
    return balances.reduce((sum, balance) => sum + balance * 4, prize);
  }

  test('a winner is chosen while they leave: they have won, or the challenge goes on', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    const [won, left] = await Promise.all([
      ann.post(`/challenges/${id}/selectWinner/${ben.id}`),
      ben.post(`/challenges/${id}/leave`),
    ]);
    await settled(server);
    expect([200, 404]).toContain(won.status);
    expect(left.status).toBe(won.status === 200 ? 404 : 200);
    expect((await storedPlayer(server, ben)).balance).toBe(won.status === 200 ? 2 : 0);
    expect((await storedChallenge(server, id))?.memberCount).toBe(won.status === 200 ? undefined : 1);
    expect(await gems(id, [ann, ben, cat])).toBe(8);
    await expectSound(server, group);
  });

  test('two winners, and an end without one: one of them counts, and pays once', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    const answers = await Promise.all([
      ann.post(`/challenges/${id}/selectWinner/${ben.id}`),
      ann.post(`/challenges/${id}/selectWinner/${cat.id}`),
      ann.delete(`/challenges/${id}`),
    ]);
    await settled(server);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await gems(id, [ann, ben, cat])).toBe(8);
    expect(await storedChallenge(server, id)).toBeUndefined();
    await expectSound(server, group);
  });

  test('many join while a task is added: all are counted, and have all tasks once', async () => {
    const { server, ann } = the();
    const id = await makeChallenge(server, ann, '00000000-0000-4000-A000-000000000000', { prize: 1 });
    const guests: Caller[] = [];
    for (let count = 0; count < 8; count++) guests.push(await newMember(server));
    await Promise.all([
      ...guests.map((one) => one.post(`/challenges/${id}/join`)),
      addOriginals(ann, id, {}, {}),
      addOriginals(ann, id, {}),
    ]);
    await settled(server);
    expect((await storedChallenge(server, id))?.memberCount).toBe(8);
    for (const one of guests) {
      const copies = await copiesOf(server, id, one);
      expect(new Set(copies.map(({ challenge }) => challenge.taskId)).size).toBe(3);
      expect(copies).toHaveLength(3);
      expect((await storedPlayer(server, one)).tasksOrder.habits.slice().toSorted()).toEqual(
        expect.arrayContaining(copies.map(({ _id }) => _id)),
      );
    }
  });

  test('somebody goes for good, and another leaves the group, while the challenge ends', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    const answers = await Promise.all([
      ann.delete(`/challenges/${id}`),
      ben.delete('/user', { password: 'password-1' }),
      cat.post('/groups/party/leave'),
    ]);
    await settled(server);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await gems(id, [ann, cat])).toBe(8);
    expect((await storedPlayer(server, cat)).challenges).toEqual([]);
    await expectSound(server, group);
  });

  test('a copy is scored by many clicks while its original changes: no click is lost', async () => {
    const { server, ann, ben, id } = await started();
    const [copy] = await copiesOf(server, id, ben);
    const taskId = copy?.challenge.taskId ?? '';
    const clicks = Array.from({ length: 6 }, () => ben.post(`/tasks/${copy?._id}/score/up`));
    await Promise.all([...clicks, ann.put(`/tasks/${taskId}`, { text: 'two pages' })]);
    await settled(server);
    const originals = await server.app.services.storage.reader().challenges.originals(id);
    const value = originals.find(({ _id }) => _id === taskId)?.value ?? 0;
    const copies = await copiesOf(server, id, ben);
    const scored = copies.find(({ _id }) => _id === copy?._id);
    expect(scored).toMatchObject({ text: 'two pages' });
    expect(value).toBeCloseTo(scored?.value ?? -1, 8);
  });
});
