import { listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { addToBoard, assign, changeGroup, onBoard, startTeam } from './support/boards.ts';
import { eachGroupWorld, good, refusal, storedGroup } from './support/group-world.ts';
import { runningPlan } from './support/parties.ts';
import { changePlayer, storedPlayer, tasksIn } from './support/players.ts';
import { engines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';

const ids = (data: unknown) => listIn(data).map((task) => textIn(task, '_id'));
const isDone = (task: Task) => 'completed' in task && task.completed;

describe.each(engines)('tasks of a group on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  describe('the board', () => {
    test('gets tasks on top, all or none, with notes for managers', async () => {
      const { server, ann, ben, group } = await startTeam(the());
      const first = await addToBoard(ann, group, { managerNotes: 'the big pan, too' });
      const second = await addToBoard(ann, group, { text: 'dry up' });
      expect(ids(good(await ben.get(`/tasks/group/${group}?type=todos`)))).toEqual([second, first]);
      const task = await onBoard(server, group, first);
      expect(task.group).toEqual({
        id: group,
        managerNotes: 'the big pan, too',
        completedBy: {},
        assignedUsers: [],
      });
      expect([task.tags, task.userId]).toEqual([[group], undefined]);
      const sent = [
        { type: 'todo', text: 'x' },
        { type: 'todo', text: '' },
      ];
      expect(refusal(await ann.post(`/tasks/group/${group}`, sent))).toBe('validationFailed');
      expect((await storedGroup(server, group))?.tasksOrder.todos).toEqual([second, first]);
    });

    test('is there as long as the plan runs', async () => {
      const { ann, ben, group } = await startTeam(the(), {
        purchased: { plan: { ...runningPlan, dateTerminated: '2026-02-10T00:00:00.000Z' } },
      });
      expect(refusal(await ben.get(`/tasks/group/${group}`))).toBe('groupNotFound');
      expect(refusal(await ann.post(`/tasks/group/${group}`, { type: 'todo', text: 'x' }))).toBe(
        'groupNotFound',
      );
    });

    test('is looked after by leader and managers; members fold checklists and check off their steps', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group, { checklist: [{ text: 'glasses' }] });
      good(await ann.post(`/groups/${group}/add-manager`, { managerId: cat.id }));
      good(await cat.put(`/tasks/${id}`, { text: 'wash up twice' }));
      good(await ben.put(`/tasks/${id}`, { collapseChecklist: true }));
      const both = { collapseChecklist: false, text: 'never' };
      expect(refusal(await ben.put(`/tasks/${id}`, both))).toBe('onlyGroupLeaderCanEditTasks');
      const task = await onBoard(server, group, id);
      const [step] = 'checklist' in task ? task.checklist : [];
      good(await ben.post(`/tasks/${id}/checklist/${step?.id}/score`));
      good(await cat.post(`/tasks/${id}/checklist`, { text: 'plates' }));
      expect(await onBoard(server, group, id)).toMatchObject({
        text: 'wash up twice',
        collapseChecklist: true,
        checklist: [{ text: 'glasses', completed: true }, { text: 'plates' }],
      });
    });

    test('keeps an order of its own', async () => {
      const { ann, group } = await startTeam(the());
      const [a, b, c] = [
        await addToBoard(ann, group),
        await addToBoard(ann, group),
        await addToBoard(ann, group),
      ];
      expect(good(await ann.post(`/group-tasks/${c}/move/to/-1`))).toEqual([b, a, c]);
      expect(ids(good(await ann.get(`/tasks/group/${group}`)))).toEqual([b, a, c]);
    });

    test('loses a task with what members were told of it; challenge administrators may delete, too', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      await assign(ann, id, ben);
      good(await ann.delete(`/tasks/${id}`));
      expect((await storedGroup(server, group))?.tasksOrder.todos).toEqual([]);
      expect((await storedPlayer(server, ben)).notifications).toEqual([]);
      expect(refusal(await ben.post(`/tasks/${id}/score/up`))).toBe('messageTaskNotFound');
      const other = await addToBoard(ann, group);
      await giveAdmin(cat);
      good(await cat.delete(`/tasks/${other}`));
    });

    test('goes with the group', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      await addToBoard(ann, group);
      await changeGroup(server, group, { purchased: {} });
      for (const one of [ben, cat, ann]) good(await one.post(`/groups/${group}/leave`));
      expect(await server.app.services.storage.reader().groups.board(group)).toEqual([]);
    });

    test('shows single tasks to members of guilds, and completed to-dos by themselves', async () => {
      const { ann, ben, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      expect(good(await ben.get(`/tasks/${id}`))).toMatchObject({ _id: id });
      good(await ben.post(`/tasks/${id}/score/up`));
      expect(ids(good(await ann.get(`/tasks/group/${group}`)))).toEqual([]);
      expect(ids(good(await ann.get(`/tasks/group/${group}?type=completedTodos`)))).toEqual([id]);
    });
  });

  const giveAdmin = async (one: Caller) => {
    const { server } = the();
    await changePlayer(server, one, (player) => ({ ...player, permissions: { challengeAdmin: true } }));
  };

  describe('assigning', () => {
    test('is part of adding tasks where members are named: both happen, or neither', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const stranger = await server.register(`unknown-${group.slice(0, 8)}`);
      const named = [ben, ann, stranger].map(({ id }) => id.toUpperCase()).join(',');
      const add = (sent: unknown) => ann.post(`/tasks/group/${group}?assignTo=${named}`, sent);
      const tasks = ['wash up', 'dry up'].map((text) => ({ type: 'todo', text }));
      const added = listIn(good(await add(tasks)));
      const [first, second] = ids(added);
      for (const task of added)
        expect(valueIn(task, 'group', 'assignedUsers')).toEqual(expect.arrayContaining([ann.id, ben.id]));
      expect((await onBoard(server, group, first ?? '')).group.assignedUsers).toHaveLength(2);
      const { notifications, tags } = await storedPlayer(server, ben);
      expect(notifications.map(({ type, data }) => [type, data])).toMatchObject([
        ['GROUP_TASK_ASSIGNED', { groupId: group, taskId: first }],
        ['GROUP_TASK_ASSIGNED', { groupId: group, taskId: second }],
      ]);
      const isGroups = ({ id }: { readonly id: string }) => id === group;
      expect(tags.filter(isGroups)).toMatchObject([{ group }]);
      expect((await storedPlayer(server, ann)).notifications).toEqual([]);
      for (const other of [cat, stranger])
        expect((await storedPlayer(server, other)).tags.filter(isGroups)).toEqual([]);
      expect(refusal(await add({ type: 'todo', text: '' }))).toBe('validationFailed');
      expect((await storedPlayer(server, ben)).notifications).toHaveLength(2);
    });

    test('tells the members, gives them the tag of the group, and skips others', async () => {
      const { server, ann, ben, group } = await startTeam(the());
      const stranger = await server.register(`stranger-${group.slice(0, 8)}`);
      const id = await addToBoard(ann, group);
      const task = await assign(ann, id, ben, ann, stranger);
      expect(valueIn(task, 'group', 'assignedUsers')).toEqual([ben.id, ann.id]);
      const { auth } = await storedPlayer(server, ben);
      const leader = (await storedPlayer(server, ann)).auth.local.username;
      expect(valueIn(task, 'group', 'assignedUsersDetail', ben.id)).toEqual({
        assignedDate: new Date(server.system.at).toISOString(),
        assignedUsername: auth.local.username,
        assigningUsername: leader,
        completed: false,
      });
      const { notifications, tags } = await storedPlayer(server, ben);
      expect(tags.at(-1)).toEqual({ id: group, name: 'Team', group });
      expect(notifications).toMatchObject([
        {
          type: 'GROUP_TASK_ASSIGNED',
          data: { message: `@${leader} has assigned you the task wash up.`, groupId: group, taskId: id },
        },
      ]);
      expect((await storedPlayer(server, ann)).notifications).toEqual([]);
      expect((await storedPlayer(server, stranger)).tags.some((tag) => tag.group)).toBe(false);
    });

    test('twice leaves a part that is done alone, and is taken back with what was told', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      await assign(ann, id, ben);
      good(await ben.post(`/tasks/${id}/score/up`));
      await assign(ann, id, ben, cat);
      const both = await onBoard(server, group, id);
      expect(both.group.assignedUsersDetail?.[ben.id]?.completed).toBe(true);
      expect(
        (await storedPlayer(server, ben)).notifications.filter(({ type }) => type === 'GROUP_TASK_ASSIGNED'),
      ).toHaveLength(1);
      good(await ann.post(`/tasks/${id}/unassign/${cat.id}`));
      expect((await storedPlayer(server, cat)).notifications).toEqual([]);
      expect((await onBoard(server, group, id)).group.assignedUsers).toEqual([ben.id]);
    });

    test('ends for those who leave, and stays for those who are removed', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      await assign(ann, id, ben, cat);
      good(await ben.post(`/groups/${group}/leave`));
      good(await ann.post(`/groups/${group}/removeMember/${cat.id}`));
      expect((await onBoard(server, group, id)).group.assignedUsers).toEqual([cat.id]);
      expect((await storedPlayer(server, ben)).tags.some((tag) => tag.group === group)).toBe(false);
    });

    test('ends with an account', async () => {
      const { server, ann, ben, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      await assign(ann, id, ben);
      good(await ben.delete('/user', { password: 'password-1' }));
      expect((await onBoard(server, group, id)).group.assignedUsersDetail).toEqual({});
    });
  });

  describe('completing', () => {
    test('a task of nobody does it for all, once, and only who did it gets something', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      const answer = good(await ben.post(`/tasks/${id}/score/up`));
      expect(answer).toMatchObject({ delta: 1, exp: 6, gp: 1 });
      expect(refusal(await cat.post(`/tasks/${id}/score/up`))).toBe('sessionOutdated');
      const task = await onBoard(server, group, id);
      expect([isDone(task), task.group.completedBy?.userId]).toEqual([true, ben.id]);
      expect((await storedPlayer(server, cat)).stats.exp).toBe(0);
      expect((await storedPlayer(server, ben)).tasksOrder.todos).not.toContain(id);
    });

    test('an assigned task needs everybody', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group, { type: 'daily' });
      await assign(ann, id, ben, cat);
      good(await ben.post(`/tasks/${id}/score/up`));
      expect(isDone(await onBoard(server, group, id))).toBe(false);
      expect(refusal(await ben.post(`/tasks/${id}/score/up`))).toBe('sessionOutdated');
      good(await cat.post(`/tasks/${id}/score/up`));
      expect(await onBoard(server, group, id)).toMatchObject({ completed: true, streak: 1 });
    });

    test('is undone by who did it, and a task of several is open again', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      const before = await storedPlayer(server, ben);
      await assign(ann, id, ben, cat);
      good(await ben.post(`/tasks/${id}/score/up`));
      good(await cat.post(`/tasks/${id}/score/up`));
      expect(isDone(await onBoard(server, group, id))).toBe(true);
      expect(good(await ben.post(`/tasks/${id}/undo`))).toMatchObject({
        task: { _id: id, completed: false },
      });
      const task = await onBoard(server, group, id);
      expect([isDone(task), 'dateCompleted' in task]).toEqual([false, false]);
      expect(task.group.assignedUsersDetail?.[cat.id]?.completed).toBe(true);
      expect((await storedPlayer(server, ben)).stats).toEqual(before.stats);
      good(await ben.post(`/tasks/${id}/score/up`));
      expect(isDone(await onBoard(server, group, id))).toBe(true);
    });

    test('is taken from who did it when the leader unchecks it, and no undo gives it again', async () => {
      const { server, ann, ben, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      good(await ben.post(`/tasks/${id}/score/up`));
      const leader = await storedPlayer(server, ann);
      good(await ann.post(`/tasks/${id}/score/down`));
      expect((await storedPlayer(server, ben)).stats).toMatchObject({ exp: 0, gp: expect.closeTo(0) });
      expect((await storedPlayer(server, ann)).stats).toEqual(leader.stats);
      expect((await onBoard(server, group, id)).group.completedBy).toEqual({});
      expect(refusal(await ann.post(`/tasks/${id}/undo`))).toBe('nothingToUndo');
    });

    test('works for several at once, of one’s own and of boards', async () => {
      const { server, ann, ben, group } = await startTeam(the());
      const [own] = tasksIn([good(await ann.post('/tasks/user', { type: 'todo', text: 'mine' }))]);
      const [a, b] = [await addToBoard(ann, group), await addToBoard(ann, group, { type: 'habit' })];
      good(await ben.post(`/tasks/${a}/score/up`));
      const scorings = [
        { id: own?._id, direction: 'up' },
        { id: a, direction: 'down' },
        { id: b, direction: 'up' },
      ];
      const answer = good(await ann.post('/tasks/bulk-score', scorings));
      expect(listIn(valueIn(answer, 'tasks'))).toHaveLength(3);
      expect((await storedPlayer(server, ben)).stats).toMatchObject({ exp: 0, gp: expect.closeTo(0) });
      expect(isDone(await onBoard(server, group, a))).toBe(false);
      expect(await onBoard(server, group, b)).toMatchObject({ counterUp: 1 });
      good(await ann.post(`/tasks/${b}/undo`));
      expect(await onBoard(server, group, b)).toMatchObject({ counterUp: 0 });
      expect((await storedPlayer(server, ann)).stats.exp).toBe(0);
    });

    test('is sent back to who did it', async () => {
      const { server, ann, ben, cat, group } = await startTeam(the());
      const id = await addToBoard(ann, group);
      await assign(ann, id, ben, cat);
      for (const one of [ben, cat]) good(await one.post(`/tasks/${id}/score/up`));
      good(await ann.post(`/tasks/${id}/needs-work/${ben.id}`));
      const task = await onBoard(server, group, id);
      expect([isDone(task), task.group.assignedUsersDetail?.[ben.id]?.completed]).toEqual([false, false]);
      const { stats, notifications } = await storedPlayer(server, ben);
      expect(stats).toMatchObject({ exp: 0, mp: 10 });
      const leader = (await storedPlayer(server, ann)).profile.name;
      expect(notifications.at(-1)).toMatchObject({
        type: 'GROUP_TASK_NEEDS_WORK',
        data: {
          message: `${leader} thinks wash up needs another look. Until then, your reward for it is taken back.`,
          task: { id, text: 'wash up' },
          group: { id: group, name: 'Team' },
          manager: { id: ann.id, name: leader },
        },
      });
    });

    test('costs no health, and rewards of the group cost gold', async () => {
      const { server, ann, ben, group } = await startTeam(the());
      const id = await addToBoard(ann, group, { type: 'reward', value: 1 });
      expect(refusal(await ben.post(`/tasks/${id}/score/down`))).toBe('messageNotEnoughGold');
      const todo = await addToBoard(ann, group);
      good(await ben.post(`/tasks/${todo}/score/up`));
      good(await ben.post(`/tasks/${id}/score/down`));
      expect((await storedPlayer(server, ben)).stats).toMatchObject({ hp: 50, gp: 0 });
    });
  });
});
