import { describe, expect, test } from 'vitest';
import { addToBoard, assign, onBoard, startTeam } from './support/boards.ts';
import { eachGroupWorld, expectSound, good, refusal, storedGroup } from './support/group-world.ts';
import { storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';

describe.each(engines)('tasks of a group at the same moment on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('two complete what one can do: one of them gets something', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    for (const type of ['todo', 'daily']) {
      const id = await addToBoard(ann, group, { type });
      const before =
        (await storedPlayer(server, ben)).stats.exp + (await storedPlayer(server, cat)).stats.exp;
      const answers = await Promise.all([ben, cat].map((one) => one.post(`/tasks/${id}/score/up`)));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
      const after = (await storedPlayer(server, ben)).stats.exp + (await storedPlayer(server, cat)).stats.exp;
      expect(after - before).toBe(6);
      expect((await onBoard(server, group, id)).value).toBe(1);
    }
  });

  test('all do their parts: each gets theirs, and the task is done', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    const id = await addToBoard(ann, group, { type: 'daily' });
    await assign(ann, id, ann, ben, cat);
    const answers = await Promise.all([ann, ben, cat].map((one) => one.post(`/tasks/${id}/score/up`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await onBoard(server, group, id)).toMatchObject({ completed: true, streak: 1 });
  });

  test('scorings of one habit all count', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    const id = await addToBoard(ann, group, { type: 'habit' });
    const all = [ann, ben, cat, ann, ben, cat].map((one) => one.post(`/tasks/${id}/score/up`));
    for (const answer of await Promise.all(all)) good(answer);
    expect(await onBoard(server, group, id)).toMatchObject({ counterUp: 6 });
  });

  test('assigning and deleting: the task is gone, and nobody is told of it', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    const id = await addToBoard(ann, group);
    const [, deleted] = await Promise.all([
      ann.post(`/tasks/${id}/assign`, [ben.id, cat.id]),
      ann.delete(`/tasks/${id}`),
    ]);
    good(deleted);
    for (const one of [ben, cat]) expect((await storedPlayer(server, one)).notifications).toEqual([]);
    expect((await storedGroup(server, group))?.tasksOrder.todos).toEqual([]);
  });

  test('leaving and completing: the part is done or gone', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    const id = await addToBoard(ann, group);
    await assign(ann, id, ben, cat);
    const [scored, left] = await Promise.all([
      ben.post(`/tasks/${id}/score/up`),
      ben.post(`/groups/${group}/leave`),
    ]);
    good(left);
    if (scored.status !== 200) expect(refusal(scored)).toBe('taskBelongsToAnother');
    expect((await storedPlayer(server, ben)).stats.exp).toBe(scored.status === 200 ? 6 : 0);
    expect((await onBoard(server, group, id)).group.assignedUsers).toEqual([cat.id]);
    await expectSound(server, group);
  });

  test('completing and unchecking by the leader: gains and task agree', async () => {
    const { server, ann, ben, group } = await startTeam(the());
    const id = await addToBoard(ann, group);
    good(await ben.post(`/tasks/${id}/score/up`));
    await Promise.all([ann.post(`/tasks/${id}/score/down`), ben.post(`/tasks/${id}/undo`)]);
    expect(await onBoard(server, group, id)).toMatchObject({ completed: false });
    expect((await storedPlayer(server, ben)).stats.exp).toBe(0);
  });
});
