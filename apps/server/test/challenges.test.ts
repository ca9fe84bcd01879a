import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import {
  addOriginals,
  copiesOf,
  idsIn,
  makeChallenge,
  startChallenge,
  storedChallenge,
} from './support/challenges.ts';
import { eachGroupWorld, expectSound, good, newMember, refusal, storedGroup } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';

const tavern = '00000000-0000-4000-A000-000000000000';

describe.each(engines)('challenges on $engine', ({ database }) => {
  const the = eachGroupWorld(database);
  const balanceOf = async (one: Caller) => (await storedPlayer(the().server, one)).balance;
  const rich = (one: Caller, balance: number) =>
    changePlayer(the().server, one, (player) => ({ ...player, balance }));
  const started = (fields: Readonly<Record<string, unknown>> = {}) => startChallenge(the(), fields);

  describe('creating one', () => {
    test('takes the prize from the purse, notes it, and counts in the group', async () => {
      const { server, ann, group, id } = await started({ prize: 8, description: 'An hour a day' });
      expect(await balanceOf(ann)).toBe(0);
      const [entry] = listIn((await ann.get('/user/purchase-history')).body.data);
      expect(entry).toMatchObject({ transactionType: 'create_challenge', amount: -2, reference: id });
      expect((await storedGroup(server, group))?.challengeCount).toBe(1);
      const data = good(await ann.get(`/challenges/${id}`));
      expect(data).toMatchObject({ summary: 'Read more', memberCount: 0, prize: 8, official: false });
      expect(valueIn(data, 'group', 'name')).toBe((await storedGroup(server, group))?.name);
      await expectSound(server, group);
    });

    test('lets the bank pay first, for the leader of the group alone', async () => {
      const { server, ann, ben } = the();
      const group = await groupWith(server, [ann, ben], { type: 'guild', balance: 1 });
      await rich(ann, 1);
      const body = { group, name: 'Read more', shortName: 'read', prize: 6 };
      good(await ann.post('/challenges', body));
      expect([(await storedGroup(server, group))?.balance, await balanceOf(ann)]).toEqual([0, 0.5]);
      expect(refusal(await ben.post('/challenges', body))).toBe('cantAfford');
    });

    test('from the bank alone leaves an entry of nothing', async () => {
      const { server, ann } = the();
      const group = await groupWith(server, [ann], { type: 'guild', balance: 1 });
      good(await ann.post('/challenges', { group, name: 'Read more', shortName: 'read', prize: 4 }));
      const [entry] = listIn((await ann.get('/user/purchase-history')).body.data);
      expect(entry).toMatchObject({ transactionType: 'create_bank_challenge', amount: 0 });
      expect((await storedGroup(server, group))?.balance).toBe(0);
    });
  });

  describe('taking part', () => {
    test('brings copies with a tag of their own, and an achievement', async () => {
      const { server, ann, ben, id } = await started();
      await addOriginals(ann, id, { text: 'first' }, { text: 'second', notes: 'two pages' });
      good(await ben.post(`/challenges/${id}/join`));
      const copies = await copiesOf(server, id, ben);
      expect(copies.map(({ text }) => text).toSorted()).toEqual(['first', 'second']);
      expect(copies.every(({ tags }) => tags.includes(id))).toBe(true);
      const player = await storedPlayer(server, ben);
      expect(player.challenges).toEqual([id]);
      expect(player.tags.at(-1)).toEqual({ id, name: 'read', challenge: true });
      expect(player.achievements['joinedChallenge']).toBe(true);
      const order = player.tasksOrder.habits.slice(-2);
      expect(order.map((taskId) => copies.find(({ _id }) => _id === taskId)?.text)).toEqual([
        'second',
        'first',
      ]);
      expect((await storedChallenge(server, id))?.memberCount).toBe(1);
    });

    test.each([
      { keep: 'keep-all', left: 1 },
      { keep: 'remove-all', left: 0 },
    ])('ends with $keep', async ({ keep, left }) => {
      const { server, ann, ben, id } = await started();
      await addOriginals(ann, id, {});
      good(await ben.post(`/challenges/${id}/join`));
      const [copy] = await copiesOf(server, id, ben);
      good(await ben.post(`/challenges/${id}/leave`, { keep }));
      const tasks = await server.app.services.storage.reader().tasks.many(ben.id, [copy?._id ?? '']);
      expect(tasks.map(({ challenge }) => challenge)).toEqual(left === 1 ? [{}] : []);
      const player = await storedPlayer(server, ben);
      expect(player.challenges).toEqual([]);
      expect(player.tasksOrder.habits.includes(copy?._id ?? '')).toBe(left === 1);
      expect((await storedChallenge(server, id))?.memberCount).toBe(0);
    });
  });

  test('reports hide one, until a moderator shows it again', async () => {
    const { server, ann, ben, cat, id, group } = await started();
    for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/flag`, { comment: 'rude' }));
    expect(refusal(await ben.get(`/challenges/${id}`))).toBe('challengeNotFound');
    expect(idsIn(good(await ben.get(`/challenges/groups/${group}`)))).toEqual([]);
    expect(idsIn(good(await ann.get(`/challenges/groups/${group}`)))).toEqual([id]);
    await changePlayer(server, cat, (player) => ({ ...player, permissions: { moderator: true } }));
    const shown = good(await cat.post(`/challenges/${id}/clearflags`));
    expect(valueIn(shown, 'challenge')).toMatchObject({
      flagCount: 0,
      flags: { [ben.id]: true, [cat.id]: false },
    });
    expect(good(await ben.get(`/challenges/${id}`))).toMatchObject({ _id: id });
  });

  test('lists show those around, official ones first, in pages of 10', async () => {
    const { server, ann, ben, group } = await started({
      name: 'The oldest one',
      categories: [{ slug: 'health' }],
    });
    for (let count = 0; count < 10; count++) {
      server.system.at += 1000;
      await makeChallenge(server, ann, group, { name: `No. ${count}`, description: '100% fun' });
    }
    await changePlayer(server, ann, (player) => ({ ...player, permissions: { challengeAdmin: true } }));
    const categories = [{ slug: 'habitica_official' }];
    const official = await makeChallenge(server, ann, group, { name: 'Official', categories });
    const page = async (one: Caller, query: string) =>
      listIn(good(await one.get(`/challenges/user?${query}`)));
    const first = await page(ben, 'page=0');
    expect([first.length, textIn(first[0], '_id'), textIn(first[1], 'name')]).toEqual([
      10,
      official,
      'No. 9',
    ]);
    const second = await page(ben, 'page=1');
    expect(second.map((one) => textIn(one, 'name'))).toEqual(['No. 0', 'The oldest one']);
    expect(await page(ben, 'page=0&categories=health')).toHaveLength(1);
    expect(await page(ben, 'page=0&search=100%25')).toHaveLength(10);
    expect(await page(ben, 'page=0&search=OLDEST nothing')).toHaveLength(1);
    const many = (separator: string) => Array.from({ length: 3000 }, (_, n) => `x${n}`).join(separator);
    expect(await page(ben, `page=0&search=oldest%20${many('%20')}`)).toHaveLength(1);
    expect(await page(ben, `page=0&categories=health,${many(',')}`)).toHaveLength(1);
    expect(await page(ben, 'page=0&owned=owned')).toEqual([]);
    expect(await page(ben, 'page=0&member=false')).toEqual([]);
    expect(await page(ann, 'page=1&owned=owned')).toHaveLength(2);
    expect(await page(await newMember(server), 'page=0')).toEqual([]);
  });

  test('the tavern has some for everybody, with a prize', async () => {
    const { server, ann, ben } = the();
    const id = await makeChallenge(server, ann, tavern, { prize: 1 });
    good(await ben.post(`/challenges/${id}/join`));
    expect((await storedChallenge(server, id))?.memberCount).toBe(1);
  });
});
