import { DAY_MS } from '@everdeed/rules';
import { listIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { forgetOldDeeds } from '../src/group-plans/deeds.ts';
import { addToBoard, assign, startTeam } from './support/boards.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { usualEngines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';

const deedsOf = async (one: Caller, group: string, query = '') =>
  listIn(good(await one.get(`/groups/${group}/deeds${query}`)));

describe.each(usualEngines)('the history of a board on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('tells who did what, the latest first', async () => {
    const { server, ann, ben, cat, group } = await startTeam(the());
    const later = () => (server.system.at += 1000);
    const habit = await addToBoard(ann, group, { type: 'habit', text: 'wipe' });
    const id = await addToBoard(ann, group, { requiresApproval: true });
    await assign(ann, id, ben);
    good(await cat.post(`/tasks/${habit}/score/down`));
    later();
    await ben.post(`/tasks/${id}/score/up`);
    later();
    good(await ann.post(`/tasks/${id}/approve/${ben.id}`));
    later();
    good(await ben.post(`/tasks/${id}/score/up`));
    later();
    good(await ann.post(`/tasks/${id}/needs-work/${ben.id}`));
    const deeds = await deedsOf(cat, group);
    const shown = deeds.toReversed();
    expect(shown).toMatchObject([
      { kind: 'minus', title: 'wipe', userId: cat.id, taskId: habit },
      { kind: 'asked', title: 'wash up', userId: ben.id, memberId: ben.id, taskId: id },
      { kind: 'approved', userId: ann.id, memberId: ben.id },
      { kind: 'done', userId: ben.id },
      { kind: 'sentBack', userId: ann.id, memberId: ben.id },
    ]);
  });

  test('comes in pages, and is forgotten after a while', async () => {
    const { server, ann, group } = await startTeam(the());
    const habit = await addToBoard(ann, group, { type: 'habit' });
    // All at one instant: pages go by the id besides.
    for (let times = 0; times < 51; times += 1) good(await ann.post(`/tasks/${habit}/score/up`));
    const page = await deedsOf(ann, group);
    expect(page).toHaveLength(50);
    const last = String(valueIn(page.at(-1), 'id'));
    expect(await deedsOf(ann, group, `?before=${last}`)).toHaveLength(1);
    server.system.at += 91 * DAY_MS;
    await forgetOldDeeds(server.app.services);
    expect(await server.app.services.storage.db.selectFrom('board_deeds').selectAll().execute()).toEqual([]);
  });

  test('holds nothing of the members’ own tasks', async () => {
    const { ann, group } = await startTeam(the());
    const own = good(await ann.post('/tasks/user', { type: 'habit', text: 'own' }));
    good(await ann.post(`/tasks/${String(valueIn(own, '_id'))}/score/up`));
    expect(await deedsOf(ann, group)).toEqual([]);
  });
});
