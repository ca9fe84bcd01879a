import { listIn, textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { addToBoard, assign, changeGroup, startTeam } from './support/boards.ts';
import { eachGroupWorld, good, refusal, storedGroup } from './support/group-world.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import type { Caller, TestServer } from './support/server.ts';

const ids = (data: unknown) => listIn(data).map((task) => textIn(task, '_id'));
const mirror = (one: Caller, ...groups: readonly string[]) =>
  one.put('/user', { 'preferences.tasks.mirrorGroupTasks': groups });
/** Leaves a player without the tasks that everybody starts with. */
const emptied = async (server: TestServer, one: Caller) => {
  for (const { _id } of await server.app.services.storage.reader().tasks.list(one.id))
    good(await one.delete(`/tasks/${_id}`));
};

describe.each(engines)('tasks of a group among one’s own on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('are those of nobody and of oneself, for who wants them', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    await emptied(server, ben);
    const open = await addToBoard(ann, group);
    const own = await addToBoard(ann, group);
    const other = await addToBoard(ann, group);
    await assign(ann, own, ben);
    await assign(ann, other, cat);
    expect(ids(good(await ben.get('/tasks/user')))).toEqual([]);
    good(await mirror(ben, group));
    expect(ids(good(await ben.get('/tasks/user'))).toSorted()).toEqual([open, own].toSorted());
    expect(ids(good(await ben.get('/tasks/user?type=todos'))).toSorted()).toEqual([open, own].toSorted());
    expect(ids(good(await ben.get('/tasks/user?type=habits')))).toEqual([]);
    good(await ben.post(`/tasks/${open}/score/up`));
    good(await ann.put(`/tasks/${own}`, { text: 'changed' }));
    expect(good(await ben.get('/tasks/user'))).toMatchObject([{ _id: own, text: 'changed' }]);
    expect(ids(good(await ben.get('/tasks/user?type=completedTodos')))).toEqual([open]);
    expect(ids(good(await cat.get('/tasks/user?type=completedTodos')))).toEqual([]);
  });

  test('have a place in one’s own order, and keep that of the board', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    await emptied(server, ben);
    const mine = await makeTask(ben, { type: 'todo' });
    const [a, b] = [await addToBoard(ann, group), await addToBoard(ann, group)];
    await assign(ann, b, cat);
    good(await mirror(ben, group));
    expect(ids(good(await ben.get('/tasks/user')))).toEqual([mine._id, a]);
    expect(good(await ben.post(`/tasks/${a}/move/to/0`))).toEqual([a, mine._id]);
    expect(refusal(await ben.post(`/tasks/${b}/move/to/0`))).toBe('useGroupMove');
    expect((await storedGroup(server, group))?.tasksOrder.todos).toEqual([b, a]);
    good(await ben.post(`/tasks/${a}/score/up`));
    expect((await storedPlayer(server, ben)).tasksOrder.todos).toEqual([mine._id]);
  });

  test('are gone with the plan, with the wish, and with the membership', async () => {
    const { server, ann, ben, group } = await startTeam(the());
    await emptied(server, ben);
    await addToBoard(ann, group);
    good(await mirror(ben, group));
    expect(ids(good(await ben.get('/tasks/user')))).toHaveLength(1);
    const plan = (await storedGroup(server, group))?.purchased ?? {};
    await changeGroup(server, group, { purchased: {} });
    expect(ids(good(await ben.get('/tasks/user')))).toEqual([]);
    await changeGroup(server, group, { purchased: plan });
    good(await mirror(ben));
    expect(ids(good(await ben.get('/tasks/user')))).toEqual([]);
    expect((await storedPlayer(server, ben)).tasksOrder.todos).toEqual([]);
    await changePlayer(server, ben, (player) => ({
      ...player,
      guilds: [],
      preferences: {
        ...player.preferences,
        tasks: { ...player.preferences.tasks, mirrorGroupTasks: [group] },
      },
    }));
    expect(ids(good(await ben.get('/tasks/user')))).toEqual([]);
  });
});
