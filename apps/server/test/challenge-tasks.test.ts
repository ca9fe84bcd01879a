import { listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { addOriginals, copiesOf, idsIn, startChallenge } from './support/challenges.ts';
import { eachGroupWorld, good, refusal } from './support/group-world.ts';
import { storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { settled } from './support/settled.ts';

describe.each(usualEngines)('challenges on $engine', ({ database }) => {
  const the = eachGroupWorld(database);
  const started = () => startChallenge(the());

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
    });

    test('are scored themselves by who sees them, and leave the copies alone', async () => {
      const { server, ann, ben, cat, id } = await started();
      const [original] = await addOriginals(ann, id, {});
      good(await ben.post(`/challenges/${id}/join`));
      const path = `/tasks/${original?._id}`;
      expect(refusal(await cat.post(`${path}/score/up`))).toBe('messageTaskNotFound');
      expect(good(await ann.post(`${path}/score/up`))).toMatchObject({ delta: 1, gp: 1 });
      expect(numberIn(good(await ben.post(`${path}/score/up`)), 'delta')).toBeLessThan(1);
      await settled(server);
      expect(good(await ann.get(path))).toMatchObject({ counterUp: 2 });
      expect(await copiesOf(server, id, ben)).toMatchObject([{ value: 0 }]);
    });

    test('are seen in order by those around, changed by the leader, and copied with their checklists', async () => {
      const { server, ann, ben, group, id } = await started();
      const ownTag = textIn(listIn(good(await ann.get('/tags')))[0], 'id');
      const step = { text: 'step', completed: true };
      const made = await addOriginals(
        ann,
        id,
        { type: 'todo', checklist: [step] },
        { type: 'todo', text: 'b', notes: 'slowly', tags: [ownTag] },
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
      expect(tasks.map((task) => [valueIn(task, 'notes'), valueIn(task, 'tags')])).toEqual([
        ['slowly', [ownTag]],
        ['', []],
      ]);
      expect(valueIn(cloned, 'clonedChallenge', 'leader')).toBe(ben.id);
      expect(valueIn(cloned, 'clonedChallenge', 'tasksOrder', 'todos')).toEqual([]);
      const copy = good(await ben.get(`/challenges/${textIn(cloned, 'clonedChallenge', '_id')}`));
      expect(listIn(valueIn(copy, 'tasksOrder', 'todos'))).toHaveLength(2);
      // Fields that wire-groups-and-admin 4.14 does not name stay, but nobody who joins gets tags of somebody else.
      const again = textIn(copy, '_id');
      good(await ben.post(`/challenges/${again}/join`));
      const copies = await copiesOf(server, again, ben);
      expect(copies.map(({ tags }) => tags)).toEqual([[again], [again]]);
    });
  });

  test('those who take part are listed with when they joined, if that is asked for', async () => {
    const { server, ann, ben, cat, id } = await started();
    const joined = new Map<string, string>();
    for (const one of [ben, cat]) {
      server.system.at += 86_400_000;
      good(await one.post(`/challenges/${id}/join`));
      joined.set(one.id, new Date(server.system.at).toISOString());
    }
    for (const fields of ['', '&includeAllPublicFields=true']) {
      const path = `/challenges/${id}/members?includeJoinedAt=true${fields}`;
      const listed = listIn(good(await ann.get(path)));
      expect(new Map(listed.map((one) => [textIn(one, '_id'), valueIn(one, 'joinedAt')]))).toEqual(joined);
    }
  });

  test('those who take part are listed with what they have done, and as a table', async () => {
    const { server, ann, ben, cat, id } = await started();
    await addOriginals(ann, id, { text: 'a page' }, { type: 'daily', text: '=1+1' });
    for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
    const listed = listIn(good(await ann.get(`/challenges/${id}/members?includeTasks=true`)));
    expect(idsIn(listed)).toEqual([ben.id, cat.id].toSorted());
    expect(listed.map((one) => listIn(valueIn(one, 'tasks')).length)).toEqual([2, 2]);
    expect(listed.map((one) => valueIn(one, 'joinedAt'))).toEqual([undefined, undefined]);
    const [lastId = ''] = idsIn(listed);
    expect(idsIn(good(await ann.get(`/challenges/${id}/members?lastId=${lastId}&limit=1`)))).toHaveLength(1);
    const { username } = (await storedPlayer(server, ben)).auth.local;
    expect(idsIn(good(await ann.get(`/challenges/${id}/members?search=${username}`)))).toContain(ben.id);
    const one = good(await ann.get(`/challenges/${id}/members/${ben.id}`));
    const kinds = listIn(valueIn(one, 'tasks')).map((task) => valueIn(task, 'type'));
    expect(kinds).toEqual(['habit', 'daily']);
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
});
