import { listIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { addToBoard, assign, onBoard, startTeam } from './support/boards.ts';
import { eachGroupWorld, good, refusal } from './support/group-world.ts';
import { storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import type { Caller, TestServer } from './support/server.ts';

const noticesOf = async (server: TestServer, one: Caller) => (await storedPlayer(server, one)).notifications;

describe.each(usualEngines)('approval of tasks of a group on $engine', ({ database }) => {
  const the = eachGroupWorld(database);
  const started = async (fields: object = {}) => {
    const team = await startTeam(the());
    good(await team.ann.post(`/groups/${team.group}/add-manager`, { managerId: team.cat.id }));
    return { ...team, id: await addToBoard(team.ann, team.group, { requiresApproval: true, ...fields }) };
  };

  test('is asked for by completing, granted by a manager, and then the task can be completed', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    await assign(ann, id, ben);
    expect(refusal(await ben.post(`/tasks/${id}/score/up`))).toBe('taskApprovalHasBeenRequested');
    expect(refusal(await ben.post(`/tasks/${id}/score/up`))).toBe('taskRequiresApproval');
    const { name } = (await storedPlayer(server, ben)).profile;
    const asked = {
      type: 'GROUP_TASK_APPROVAL',
      data: {
        message: `${name} requests approval for wash up.`,
        groupId: group,
        taskId: id,
        userId: ben.id,
        groupTaskId: id,
        direction: 'up',
      },
    };
    for (const one of [ann, cat]) expect(await noticesOf(server, one)).toMatchObject([asked]);
    expect(good(await cat.get(`/approvals/group/${group}`))).toMatchObject([
      { _id: id, text: 'wash up', userId: { _id: ben.id, profile: { name } } },
    ]);
    const approved = good(await cat.post(`/tasks/${id}/approve/${ben.id}`));
    expect(valueIn(approved, 'group', 'approval')).toMatchObject({
      required: true,
      requested: true,
      approved: true,
      approvingUser: cat.id,
    });
    for (const one of [ann, cat]) expect(await noticesOf(server, one)).toEqual([]);
    expect((await noticesOf(server, ben)).slice(-2)).toMatchObject([
      {
        type: 'GROUP_TASK_APPROVED',
        data: { message: 'Your task wash up has been approved.', groupId: group },
      },
      { type: 'SCORED_TASK', data: { scoreTask: { id }, direction: 'up' } },
    ]);
    expect(good(await ann.get(`/approvals/group/${group}`))).toEqual([]);
    expect(good(await ben.post(`/tasks/${id}/score/up`))).toMatchObject({ exp: 6 });
  });

  test('is not needed by those who give it, and needed again by who was sent back', async () => {
    const { server, ann, ben, cat, group, id } = await started({ type: 'daily' });
    await assign(ann, id, ben, cat);
    good(await cat.post(`/tasks/${id}/score/up`));
    await ben.post(`/tasks/${id}/score/up`);
    good(await ann.post(`/tasks/${id}/approve/${ben.id}`));
    good(await ben.post(`/tasks/${id}/score/up`));
    expect(await onBoard(server, group, id)).toMatchObject({ completed: true });
    good(await ann.post(`/tasks/${id}/needs-work/${ben.id}`));
    expect(refusal(await ben.post(`/tasks/${id}/score/up`))).toBe('taskApprovalHasBeenRequested');
  });

  test('is turned down with a few words, which stay on the task until it is asked for again', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    await assign(ann, id, ben);
    await ben.post(`/tasks/${id}/score/up`);
    good(await cat.post(`/tasks/${id}/needs-work/${ben.id}`, { comment: ' The corners, too. ' }));
    for (const one of [ann, cat]) expect(await noticesOf(server, one)).toEqual([]);
    expect(await noticesOf(server, ben)).toMatchObject([
      { type: 'GROUP_TASK_ASSIGNED' },
      {
        type: 'GROUP_TASK_NEEDS_WORK',
        data: {
          message: expect.stringMatching(/ thinks wash up needs another look\. Until then, your reward/),
          task: { id },
          comment: 'The corners, too.',
        },
      },
    ]);
    expect(await onBoard(server, group, id)).toMatchObject({
      group: {
        approval: { requested: false, requests: {} },
        sentBack: { [ben.id]: { by: cat.id, comment: 'The corners, too.' } },
      },
    });
    expect(refusal(await cat.post(`/tasks/${id}/needs-work/${ben.id}`))).toBe('notCompletedByUser');
    expect(refusal(await ben.post(`/tasks/${id}/score/up`))).toBe('taskApprovalHasBeenRequested');
    expect((await onBoard(server, group, id)).group.sentBack).toBeUndefined();
  });

  test('is not needed to be sent back, which is marked until it is done again', async () => {
    const { server, ann, ben, group, id } = await started({ requiresApproval: false });
    good(await ben.post(`/tasks/${id}/score/up`));
    good(await ann.post(`/tasks/${id}/needs-work/${ben.id}`));
    const sentBack = { [ben.id]: { by: ann.id } };
    expect(await onBoard(server, group, id)).toMatchObject({ completed: false, group: { sentBack } });
    good(await ben.post(`/tasks/${id}/score/up`));
    expect((await onBoard(server, group, id)).group.sentBack).toBeUndefined();
  });

  test('is asked for by each, and one request leaves what else was to be scored alone', async () => {
    const { server, ann, ben, group, id } = await started();
    const habit = await addToBoard(ann, group, { type: 'habit' });
    const scorings = [habit, id].map((one) => ({ id: one, direction: 'up' }));
    expect(refusal(await ben.post('/tasks/bulk-score', scorings))).toBe('taskApprovalHasBeenRequested');
    expect(await onBoard(server, group, habit)).toMatchObject({ counterUp: 0 });
    expect(listIn(good(await ann.get(`/approvals/group/${group}`)))).toHaveLength(1);
    good(await ann.put(`/tasks/${id}`, { requiresApproval: false }));
    good(await ben.post(`/tasks/${id}/score/up`));
  });

  test('is waited for no more once another member has done the task', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    await ben.post(`/tasks/${id}/score/up`);
    good(await cat.post(`/tasks/${id}/score/up`));
    expect(good(await ann.get(`/approvals/group/${group}`))).toEqual([]);
    good(await cat.post(`/tasks/${id}/score/down`));
    expect(good(await ann.get(`/approvals/group/${group}`))).toMatchObject([{ userId: { _id: ben.id } }]);
    expect(await noticesOf(server, ann)).toMatchObject([{ type: 'GROUP_TASK_APPROVAL' }]);
  });

  test('that waits goes when the task is taken from the member', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    await assign(ann, id, ben, cat);
    await ben.post(`/tasks/${id}/score/up`);
    good(await ann.post(`/tasks/${id}/unassign/${ben.id}`));
    expect(await noticesOf(server, ann)).toEqual([]);
    expect(await noticesOf(server, cat)).toMatchObject([{ type: 'GROUP_TASK_ASSIGNED' }]);
    expect(good(await ann.get(`/approvals/group/${group}`))).toEqual([]);
  });

  test.each(['assigned to them', 'for anybody'])('that waits goes with the member (%s)', async (whose) => {
    const { server, ann, ben, cat, group, id } = await started();
    if (whose === 'assigned to them') await assign(ann, id, ben);
    const other = await addToBoard(ann, group, { requiresApproval: true });
    await assign(ann, other, cat);
    await ben.post(`/tasks/${id}/score/up`);
    good(await ben.post(`/groups/${group}/leave`));
    expect(await noticesOf(server, ann)).toEqual([]);
    expect(await noticesOf(server, cat)).toMatchObject([{ type: 'GROUP_TASK_ASSIGNED' }]);
    expect(await noticesOf(server, ben)).toEqual([]);
    expect((await onBoard(server, group, id)).group.approval).toMatchObject({
      requested: false,
      requests: {},
    });
    expect(good(await ann.get(`/approvals/group/${group}`))).toEqual([]);
  });

  test('is no more to be given by a manager who has left', async () => {
    const { server, ann, ben, cat, group, id } = await started();
    await ben.post(`/tasks/${id}/score/up`);
    good(await cat.post(`/groups/${group}/leave`));
    expect(await noticesOf(server, cat)).toEqual([]);
    expect(await noticesOf(server, ann)).toMatchObject([{ type: 'GROUP_TASK_APPROVAL' }]);
  });

  test('that waits goes with the task', async () => {
    const { server, ann, ben, cat, id } = await started();
    await ben.post(`/tasks/${id}/score/up`);
    good(await cat.delete(`/tasks/${id}`));
    for (const one of [ann, cat]) expect(await noticesOf(server, one)).toEqual([]);
  });
});
