import { noPlan } from '@everdeed/rules';
import { expect, test } from 'vitest';
import { planCheck } from '../src/cli/check-plans.ts';
import { blankPlayer } from '../src/work/blank-player.ts';
import { addGroups } from './support/groups.ts';
import { runningPlan, within } from './support/parties.ts';
import { openStorage, testNow } from './support/storage.ts';

test('the check of plans finds members without one, and plans without a group', async () => {
  const store = await openStorage(undefined);
  const { storage } = store;
  const groups = [
    ['running', runningPlan],
    ['settling', runningPlan],
    ['ended', { ...runningPlan, dateTerminated: '2026-02-20T00:00:00.000Z' }],
  ] as const;
  for (const [id, plan] of groups) await addGroups(storage, [id], { purchased: { plan } });
  await storage.db.insertInto('group_plan_sweeps').values({ group_id: 'settling', reached: '' }).execute();
  const problemsOf = await planCheck(storage, testNow);
  const member = (groupId: string, customerId: string | null, dateTerminated: string | null = null) => {
    const player = within({ _id: groupId, type: 'guild' }, blankPlayer('p', testNow, 'p'));
    const plan = { ...noPlan(), customerId, dateTerminated };
    return problemsOf({ ...player, purchased: { ...player.purchased, plan } });
  };
  expect(member('running', null)).toEqual(['player p: is in a group with a plan, and has none']);
  expect(member('ended', 'group-plan')).toEqual([
    'player p: has the plan of a group, and none of their groups has one',
  ]);
  expect(member('running', 'group-plan')).toEqual([]);
  expect(member('running', 'own')).toEqual([]);
  expect(member('ended', 'group-plan', '2026-02-12T00:00:00.000Z')).toEqual([]);
  expect(member('settling', null)).toEqual([]);
  await store.close();
});
