import { describe, expect, test } from 'vitest';
import { checkChallenges } from '../src/cli/check-challenges.ts';
import { addOriginals, copiesOf, makeChallenge } from './support/challenges.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { usualEngines } from './support/postgres.ts';
import { settled } from './support/settled.ts';

describe.each(usualEngines)('the check of challenges on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  /** Ann leads a challenge with one task, which ben takes part in. */
  async function started() {
    const { server, ann, ben } = the();
    const id = await makeChallenge(server, ann, await groupWith(server, [ann, ben]));
    const [original] = await addOriginals(ann, id, {});
    good(await ben.post(`/challenges/${id}/join`));
    await settled(server);
    const { db } = server.app.services.storage;
    return { server, ann, ben, id, db, original: original?._id ?? '' };
  }

  test('finds nothing in what the program makes, nor in what a challenge leaves that has ended', async () => {
    const { server, ann, id, db } = await started();
    expect(await checkChallenges(db)).toEqual([]);
    good(await ann.delete(`/challenges/${id}`));
    await settled(server);
    expect(await checkChallenges(db)).toEqual([]);
  });

  test('finds a count that is wrong', async () => {
    const { id, db } = await started();
    const count = (n: number) =>
      db.updateTable('challenges').set({ member_count: n }).where('id', '=', id).execute();
    await count(3);
    expect(await checkChallenges(db)).toEqual([`challenge ${id}: counts 3 participants and has 1`]);
    await count(1);
  });

  test('finds tasks that only the order has, and such as a challenge has left behind', async () => {
    const { id, db, original } = await started();
    const gone = 'ffffffff-0000-4000-8000-000000000001';
    const move = (from: string, to: string) =>
      db
        .updateTable('tasks')
        .set({ challenge_id: to })
        .where('id', '=', original)
        .where('challenge_id', '=', from)
        .execute();
    await move(id, gone);
    expect(await checkChallenges(db)).toEqual([
      `challenge ${id}: lacks 1 task of its order`,
      `challenge ${gone}: is gone and has left 1 task behind`,
    ]);
    await move(gone, id);
  });

  test('finds a participant with two copies of one task', async () => {
    const { server, ben, id, db, original } = await started();
    const [copy] = await copiesOf(server, id, ben);
    const row = await db
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', copy?._id ?? '')
      .executeTakeFirstOrThrow();
    const second = { ...row, id: 'ffffffff-0000-4000-8000-000000000002' };
    await db.insertInto('tasks').values(second).execute();
    expect(await checkChallenges(db)).toEqual([`player ${ben.id}: has two copies of task ${original}`]);
    await db.deleteFrom('tasks').where('id', '=', second.id).execute();
  });
});
