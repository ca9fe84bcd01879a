import { outcomeOf } from '@everdeed/rules';
import { expect, test } from 'vitest';
import { noteScorings } from '../src/challenges/reactions.ts';
import { runWork } from '../src/work/unit-of-work.ts';
import { addOriginals, copiesOf, makeChallenge } from './support/challenges.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { freshPostgres } from './support/postgres.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const the = eachGroupWorld(freshPostgres);

/** A scoring of a participant's first copy, as it is told when it is stored. */
async function scoringOf(server: TestServer, challengeId: string, one: Caller) {
  const [task] = await copiesOf(server, challengeId, one);
  if (!task) throw new Error('there is no copy');
  const scored = { kind: 'taskScored', direction: 'up', delta: 1, tmp: {}, updatedBefore: '' } as const;
  const event = { ...scored, userId: one.id, taskId: task._id, task };
  return { task, saved: { outcome: outcomeOf({}, {}, { events: [event] }), players: [] } };
}

test('who scores a copy does not wait for another who has not ended', async () => {
  const { server, ann, ben, cat } = the();
  const id = await makeChallenge(server, ann, await groupWith(server, [ann, ben, cat]));
  const [original] = await addOriginals(ann, id, {});
  for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
  await settled(server);
  const [mine, other] = [await scoringOf(server, id, cat), await scoringOf(server, id, ben)];
  // A job waits already, which both could be absorbed by.
  good(await ben.post(`/tasks/${other.task._id}/score/up`));
  await runWork(server.app.services, (work) =>
    work.transaction(async (tx) => {
      await noteScorings(work, tx, mine.saved);
      good(await ben.post(`/tasks/${other.task._id}/score/up`));
    }),
  );
  await settled(server);
  const originals = await server.app.services.storage.reader().challenges.originals(id);
  const [bens] = await copiesOf(server, id, ben);
  const value = originals.find(({ _id }) => _id === original?._id)?.value ?? 0;
  expect(value).toBeCloseTo((bens?.value ?? 0) + 1, 8);
});
