import { valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../src/housekeeping.ts';
import { addToBoard, assign, changeGroup, onBoard, startTeam } from './support/boards.ts';
import { eachGroupWorld, good, storedGroup } from './support/group-world.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { runningPlan } from './support/parties.ts';
import { engines } from './support/postgres.ts';
import { settled } from './support/settled.ts';
import type { Caller, TestServer } from './support/server.ts';

const DAY = 86_400_000;

/** What the server does every hour, after some days. */
async function housekeep(server: TestServer, days = 0): Promise<void> {
  server.system.at += days * DAY;
  await cleanUp(server.app.services);
  await settled(server);
}

describe.each(engines)('the day of a group on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('opens dailies and ages the rest, once, and costs nobody anything', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    await housekeep(server);
    const done = await addToBoard(ann, group, { type: 'daily', checklist: [{ text: 'pans' }] });
    const half = await addToBoard(ann, group, { type: 'daily' });
    const todo = await addToBoard(ann, group);
    await assign(ann, half, ben, cat);
    good(await ben.post(`/tasks/${done}/score/up`));
    good(await ben.post(`/tasks/${half}/score/up`));
    const before = await storedPlayer(server, ben);
    await housekeep(server, 1);
    await housekeep(server);
    expect(await onBoard(server, group, done)).toMatchObject({
      completed: false,
      streak: 1,
      value: 1,
      checklist: [{ completed: false }],
      group: { completedBy: { userId: ben.id } },
    });
    const { group: parts, value } = await onBoard(server, group, half);
    expect(parts.assignedUsersDetail?.[ben.id]?.completed).toBe(false);
    expect(value).toBeCloseTo(1 - 0.5 * 0.9747);
    expect((await onBoard(server, group, todo)).value).toBe(-1);
    expect((await storedPlayer(server, ben)).stats).toEqual(before.stats);
    expect((await storedGroup(server, group))?.cron.lastProcessed).toBe(
      new Date(server.system.at).toISOString(),
    );
    good(await cat.post(`/tasks/${done}/score/up`));
  });

  test('drops requests for approval of dailies, with what was told of them', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    good(await ann.post(`/groups/${group}/add-manager`, { managerId: cat.id }));
    await housekeep(server);
    const fields = { type: 'daily', requiresApproval: true };
    const [waiting, granted] = [await addToBoard(ann, group, fields), await addToBoard(ann, group, fields)];
    const todo = await addToBoard(ann, group, { requiresApproval: true });
    for (const id of [waiting, granted, todo]) await ben.post(`/tasks/${id}/score/up`);
    good(await ann.post(`/tasks/${granted}/approve/${ben.id}`));
    const told = async (one: Caller) =>
      (await storedPlayer(server, one)).notifications.map(({ type, data }) => [
        type,
        valueIn(data, 'taskId'),
      ]);
    expect(await told(ann)).toHaveLength(2);
    await housekeep(server, 1);
    for (const one of [ann, cat]) expect(await told(one)).toEqual([['GROUP_TASK_APPROVAL', todo]]);
    expect((await told(ben)).map(([type]) => type)).toEqual(['GROUP_TASK_APPROVED']);
    expect(good(await ann.get(`/approvals/group/${group}`))).toMatchObject([{ _id: todo }]);
    good(await ann.post(`/tasks/${todo}/approve/${ben.id}`));
  });

  test('does not judge what is new', async () => {
    const { server, ann, ben, group } = await startTeam(the());
    const daily = await addToBoard(ann, group, { type: 'daily' });
    const todo = await addToBoard(ann, group);
    good(await ben.post(`/tasks/${daily}/score/up`));
    await housekeep(server);
    expect(await onBoard(server, group, daily)).toMatchObject({ completed: true });
    expect((await onBoard(server, group, todo)).value).toBe(0);
  });

  test('is that of its leader', async () => {
    const { server, ann, group } = await startTeam(the());
    await changePlayer(server, ann, (player) => ({
      ...player,
      preferences: { ...player.preferences, dayStart: 5, timezoneOffset: 0 },
    }));
    await housekeep(server);
    const todo = await addToBoard(ann, group);
    const midnight = Math.ceil(server.system.at / DAY) * DAY;
    server.system.at = midnight + 4 * 3_600_000;
    await housekeep(server);
    expect((await onBoard(server, group, todo)).value).toBe(0);
    server.system.at = midnight + 5 * 3_600_000;
    await housekeep(server);
    expect((await onBoard(server, group, todo)).value).toBe(-1);
  });

  test('comes no more once the plan is over', async () => {
    const { server, ann, group } = await startTeam(the());
    await housekeep(server);
    const todo = await addToBoard(ann, group);
    const plan = { ...runningPlan, dateTerminated: new Date(server.system.at).toISOString() };
    await changeGroup(server, group, { purchased: { plan } });
    await housekeep(server, 2);
    expect((await onBoard(server, group, todo)).value).toBe(0);
    expect((await storedGroup(server, group))?.purchased.plan).toMatchObject({ planId: 'group_monthly' });
    expect((await storedGroup(server, group))?.purchased.plan?.customerId).toBeUndefined();
  });
});
