import { describe, expect, test, vi } from 'vitest';
import type { JobControl } from '../src/jobs/kind.ts';
import { closeChallenge } from '../src/challenges/close-challenge.ts';
import { syncChallenge } from '../src/challenges/sync-challenge.ts';
import { challengeWriter } from '../src/storage/challenges/challenge-writer.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { addOriginals, makeChallenge, storedChallenge } from './support/challenges.ts';
import { eachGroupWorld, expectSound } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { engines } from './support/postgres.ts';
import type { TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';
import { addPlayer } from './support/storage.ts';

/** More than two batches. */
const size = 120;

/** Players who never call take part in a challenge that has no tasks yet. */
async function crowd({ app }: TestServer, id: string): Promise<string[]> {
  const { storage } = app.services;
  const ids: string[] = [];
  for (let count = 0; count < size; count++) ids.push((await addPlayer(storage))._id);
  await storage.run(async (tx) => {
    const challenge = await tx.challenges.get(id);
    if (!challenge) throw new Error('there is no challenge');
    await challengeWriter(tx).save({ ...challenge, memberCount: size });
    for (const userId of ids.toSorted()) {
      const player = await tx.players.get(userId);
      if (player) await playerWriter(tx).save({ ...player, challenges: [id] });
    }
    await challengeWriter(tx).join(ids.map((userId) => ({ challengeId: id, userId })));
  });
  return ids;
}

/** A process that is killed after its first batch. */
function killed(): JobControl {
  const ending = new AbortController();
  return {
    signal: ending.signal,
    isEnding: () => ending.signal.aborted,
    progress: () => {
      ending.abort();
      return Promise.resolve();
    },
  };
}

describe.each(engines)('challenges with many on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  async function started() {
    const { server, ann } = the();
    // Jobs run when the test lets them: they could be done before a process is killed.
    vi.spyOn(server.app.services.jobs, 'wake').mockReturnValue();
    const id = await makeChallenge(server, ann, await groupWith(server, [ann]), { prize: 4 });
    return { server, ann, id, ids: await crowd(server, id) };
  }

  test('sync that was killed goes on where it stopped, and gives everybody each task once', async () => {
    const { server, ann, id, ids } = await started();
    const { challenges } = server.app.services.storage.reader();
    await addOriginals(ann, id, { text: 'one' }, { type: 'daily', text: 'two' });
    await expect(syncChallenge(server.app.services, id, killed())).rejects.toThrow('ends');
    const partly = (await challenges.copies(id, ids)).length;
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(2 * size);
    await settled(server);
    const copies = await challenges.copies(id, ids);
    expect(copies).toHaveLength(2 * size);
    expect(new Set(copies.map(({ userId, text }) => `${userId} ${text}`)).size).toBe(2 * size);
    const behind = (await storedChallenge(server, id))?.tasksVersion ?? 0;
    expect(await challenges.participantsAfter(id, { limit: size, behind })).toEqual([]);
  });

  test('an end that was killed goes on where it stopped, and leaves nothing behind', async () => {
    const { server, ann, id, ids } = await started();
    const { storage } = server.app.services;
    await addOriginals(ann, id, {});
    await settled(server);
    await ann.delete(`/challenges/${id}`);
    await expect(closeChallenge(server.app.services, id, killed())).rejects.toThrow('ends');
    expect((await storedChallenge(server, id))?.closing).toEqual({ broken: 'CHALLENGE_DELETED' });
    await settled(server);
    expect(await storedChallenge(server, id)).toBeUndefined();
    const copies = await storage.reader().challenges.copies(id, ids);
    expect(copies.filter(({ challenge }) => challenge.broken === 'CHALLENGE_DELETED')).toHaveLength(size);
    const players = await Promise.all(ids.map((userId) => storage.reader().players.get(userId)));
    expect(players.flatMap((player) => player?.challenges ?? [])).toEqual([]);
    expect((await storage.reader().players.get(ann.id))?.balance).toBe(1);
    await expectSound(server);
  });
});
