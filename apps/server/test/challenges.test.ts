import { listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { addOriginals, copiesOf, idsIn, makeChallenge, storedChallenge } from './support/challenges.ts';
import { eachGroupWorld, expectSound, good, newMember, refusal, storedGroup } from './support/group-world.ts';
import { groupWith, runningPlan } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';
import { settled } from './support/settled.ts';

const tavern = '00000000-0000-4000-A000-000000000000';

describe.each(engines)('challenges on $engine', ({ database }) => {
  const the = eachGroupWorld(database);
  const balanceOf = async (one: Caller) => (await storedPlayer(the().server, one)).balance;
  const rich = (one: Caller, balance: number) =>
    changePlayer(the().server, one, (player) => ({ ...player, balance }));

  /** Ann leads a challenge in a party with ben and cat. */
  async function started(fields: Readonly<Record<string, unknown>> = {}) {
    const { server, ann, ben, cat } = the();
    const group = await groupWith(server, [ann, ben, cat]);
    const id = await makeChallenge(server, ann, group, fields);
    return { server, ann, ben, cat, group, id };
  }

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

  describe('the tasks of one', () => {
    test('reach those who take part when they are added, changed and deleted', async () => {
      const { server, ann, ben, id } = await started();
      good(await ben.post(`/challenges/${id}/join`));
      const [original] = await addOriginals(ann, id, { text: 'a page', notes: 'any book' });
      await settled(server);
      const [copy] = await copiesOf(server, id, ben);
      expect(copy).toMatchObject({ text: 'a page', notes: 'any book', userId: ben.id });
      expect((await storedPlayer(server, ben)).tasksOrder.habits[0]).toBe(copy?._id);

      await ben.put(`/tasks/${copy?._id}`, { text: 'mine', notes: 'my book', counterUp: 3 });
      good(await ann.put(`/tasks/${original?._id}`, { text: 'two pages', down: false }));
      await settled(server);
      const [changed] = await copiesOf(server, id, ben);
      expect(changed).toMatchObject({ text: 'two pages', down: false, notes: 'my book' });

      good(await ann.delete(`/tasks/${original?._id}`));
      await settled(server);
      const [broken] = await copiesOf(server, id, ben);
      expect(broken?.challenge.broken).toBe('TASK_DELETED');
      expect(refusal(await ann.get(`/tasks/${original?._id}`))).toBe('messageTaskNotFound');
    });

    test('leave a copy alone while another one changes', async () => {
      const { server, ann, ben, id } = await started();
      const [quiet] = await addOriginals(ann, id, { text: 'quiet' });
      good(await ben.post(`/challenges/${id}/join`));
      const [copy] = await copiesOf(server, id, ben);
      good(await ben.put(`/tasks/${copy?._id}`, { counterUp: 3 }));
      await addOriginals(ann, id, { text: 'loud' });
      await settled(server);
      const copies = await copiesOf(server, id, ben);
      const own = copies.find(({ challenge }) => challenge.taskId === quiet?._id);
      expect([copies.length, numberIn(own, 'counterUp')]).toEqual([2, 3]);
    });

    test('move with scorings of their copies, and back when these are undone', async () => {
      const { server, ann, ben, id } = await started();
      const [original] = await addOriginals(ann, id, {});
      good(await ben.post(`/challenges/${id}/join`));
      const [copy] = await copiesOf(server, id, ben);
      const path = `/tasks/${copy?._id}`;
      good(await ben.post(`${path}/score/up`));
      await settled(server);
      const seen = async () => good(await ann.get(`/tasks/${original?._id}`));
      expect(await seen()).toMatchObject({ value: 1, history: [{ value: 1, scoredUp: 1, scoredDown: 0 }] });
      good(await ben.post(`${path}/undo`));
      await settled(server);
      expect(await seen()).toMatchObject({ value: 0 });
      expect(refusal(await ann.post(`/tasks/${original?._id}/score/up`))).toBe('messageTaskNotFound');
    });

    test('are seen in order by those around, changed by the leader, and copied with their checklists', async () => {
      const { ann, ben, group, id } = await started();
      const step = { text: 'step', completed: true };
      const made = await addOriginals(
        ann,
        id,
        { type: 'todo', checklist: [step] },
        { type: 'todo', text: 'b' },
      );
      const listed = good(await ben.get(`/tasks/challenge/${id}?type=todos`));
      expect(idsIn(listed)).toEqual(made.map(({ _id }) => _id).toReversed());
      const order = good(await ann.post(`/tasks/${made[1]?._id}/move/to/-1`));
      expect(order).toEqual(made.map(({ _id }) => _id));
      const added = good(await ann.post(`/tasks/${made[1]?._id}/checklist`, { text: 'another' }));
      expect(listIn(valueIn(added, 'checklist'))).toHaveLength(1);
      const body = { group, name: 'Again', shortName: 'again' };
      const cloned = good(await ben.post(`/challenges/${id}/clone`, body));
      const tasks = listIn(valueIn(cloned, 'clonedTasks'));
      const steps = tasks.flatMap((task) => listIn(valueIn(task, 'checklist')));
      expect(steps.map((one) => valueIn(one, 'completed'))).toEqual([false, false]);
      expect(valueIn(cloned, 'clonedChallenge', 'leader')).toBe(ben.id);
    });
  });

  describe('ending one', () => {
    test('with a winner pays the prize, tells them, and leaves unlinked tasks behind', async () => {
      const { server, ann, ben, cat, group, id } = await started({ prize: 8 });
      await addOriginals(ann, id, {});
      for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
      good(await ann.post(`/challenges/${id}/selectWinner/${ben.id}`));
      expect(refusal(await cat.get(`/challenges/${id}`))).toBe('challengeNotFound');
      await settled(server);
      expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([0, 2]);
      const winner = await storedPlayer(server, ben);
      expect(winner.achievements.challenges).toEqual(['Read more']);
      expect(winner.notifications.map(({ type }) => type)).toContain('WON_CHALLENGE');
      const broken = { broken: 'CHALLENGE_CLOSED', winner: winner.profile.name };
      for (const one of [ben, cat]) {
        const [copy] = await copiesOf(server, id, one);
        expect(copy?.challenge).toMatchObject(broken);
        const player = await storedPlayer(server, one);
        expect([player.challenges, player.tags.at(-1)?.challenge]).toEqual([[], false]);
      }
      expect(await storedChallenge(server, id)).toBeUndefined();
      expect((await storedGroup(server, group))?.challengeCount).toBe(0);
      await expectSound(server, group);
    });

    test('without one pays the prize back, and the tasks are kept or deleted', async () => {
      const { server, ann, ben, cat, id } = await started({ prize: 8 });
      await addOriginals(ann, id, {}, {});
      for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
      good(await ann.delete(`/challenges/${id}`));
      await settled(server);
      expect(await balanceOf(ann)).toBe(2);
      const [first, second] = await copiesOf(server, id, ben);
      expect(first?.challenge.broken).toBe('CHALLENGE_DELETED');
      good(await ben.post(`/tasks/unlink-one/${first?._id}?keep=keep`));
      good(await ben.post(`/tasks/unlink-one/${second?._id}?keep=remove`));
      good(await cat.post(`/tasks/unlink-all/${id}?keep=remove-all`));
      const left = await server.app.services.storage.reader().tasks.list(ben.id);
      expect(left.filter(({ text }) => text === 'a page').map(({ challenge }) => challenge)).toEqual([{}]);
      expect(await copiesOf(server, id, cat)).toEqual([]);
      expect((await storedPlayer(server, cat)).tasksOrder.habits).not.toContain(first?._id);
    });

    test('with a winner whose plan keeps gems from them gives the prize to the leader', async () => {
      const { server, ann, ben, cat, id } = await started({ prize: 4 });
      const leaderOnly = { challenges: false, getGems: true };
      await groupWith(server, [cat, ben], { type: 'guild', leaderOnly, purchased: { plan: runningPlan } });
      good(await ben.post(`/challenges/${id}/join`));
      good(await ann.post(`/challenges/${id}/selectWinner/${ben.id}`));
      expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([1, 0]);
    });
  });

  describe('what goes takes its challenges along', () => {
    test('a group that nobody is left in: the leader gets the prize back', async () => {
      const { server, ann, ben } = the();
      const group = await groupWith(server, [ann, ben]);
      const id = await makeChallenge(server, ann, group, { prize: 4 });
      await addOriginals(ann, id, {});
      good(await ben.post(`/challenges/${id}/join`));
      good(await ann.post('/groups/party/leave'));
      good(await ben.post('/groups/party/leave?keep=keep-all', { keepChallenges: 'remain-in-challenges' }));
      await settled(server);
      expect(await balanceOf(ann)).toBe(1);
      expect((await copiesOf(server, id, ben))[0]?.challenge.broken).toBe('CHALLENGE_DELETED');
      expect((await storedPlayer(server, ben)).challenges).toEqual([]);
      expect(await storedChallenge(server, id)).toBeUndefined();
      await expectSound(server);
    });

    test('a member who leaves the group leaves its challenges, unless they want to stay', async () => {
      const { server, ann, ben, cat, id } = await started();
      await addOriginals(ann, id, {});
      for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
      good(await ben.post('/groups/party/leave?keep=remove-all'));
      good(await cat.post('/groups/party/leave', { keepChallenges: 'remain-in-challenges' }));
      expect([await copiesOf(server, id, ben), (await storedPlayer(server, ben)).challenges]).toEqual([
        [],
        [],
      ]);
      expect((await storedPlayer(server, cat)).challenges).toEqual([id]);
      expect((await storedChallenge(server, id))?.memberCount).toBe(1);
    });

    test('an account that goes is counted no more; one that led leaves nobody in its place', async () => {
      const { server, ann, ben, cat, group, id } = await started();
      for (const one of [ann, ben]) good(await one.post(`/challenges/${id}/join`));
      good(await ben.delete('/user', { password: 'password-1' }));
      expect((await storedChallenge(server, id))?.memberCount).toBe(1);
      good(await ann.delete('/user', { password: 'password-1' }));
      expect(good(await cat.get(`/challenges/${id}`))).toMatchObject({ leader: null, memberCount: 0 });
      await expectSound(server, group);
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
    expect(await page(ben, 'page=0&owned=owned')).toEqual([]);
    expect(await page(ben, 'page=0&member=false')).toEqual([]);
    expect(await page(ann, 'page=1&owned=owned')).toHaveLength(2);
    expect(await page(await newMember(server), 'page=0')).toEqual([]);
  });

  test('those who take part are listed with what they have done, and as a table', async () => {
    const { server, ann, ben, cat, id } = await started();
    await addOriginals(ann, id, { text: 'a page' }, { type: 'daily', text: '=1+1' });
    for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
    const listed = listIn(good(await ann.get(`/challenges/${id}/members?includeTasks=true`)));
    expect(idsIn(listed)).toEqual([ben.id, cat.id].toSorted());
    expect(listed.map((one) => listIn(valueIn(one, 'tasks')).length)).toEqual([2, 2]);
    const [lastId = ''] = idsIn(listed);
    expect(idsIn(good(await ann.get(`/challenges/${id}/members?lastId=${lastId}&limit=1`)))).toHaveLength(1);
    const { username } = (await storedPlayer(server, ben)).auth.local;
    expect(idsIn(good(await ann.get(`/challenges/${id}/members?search=${username}`)))).toContain(ben.id);
    const one = good(await ann.get(`/challenges/${id}/members/${ben.id}`));
    expect(listIn(valueIn(one, 'tasks')).map((task) => valueIn(task, 'tags'))).toEqual([
      undefined,
      undefined,
    ]);
    const { text, headers } = await ann.get(`/challenges/${id}/export/csv`);
    expect(headers['content-type']).toContain('text/csv');
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('UUID,Display Name,Username,Task,Value,Notes,Streak,Task,Value,Notes,Streak');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/daily:=1\+1,0,,0,habit:a page,0,,0$/);
  });

  test('the tavern has some for everybody, with a prize', async () => {
    const { server, ann, ben } = the();
    const id = await makeChallenge(server, ann, tavern, { prize: 1 });
    good(await ben.post(`/challenges/${id}/join`));
    expect((await storedChallenge(server, id))?.memberCount).toBe(1);
  });
});
