import { outcomeOf, partFromChallenge, refundLeader } from '@everdeed/rules';
import type { JobControl } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { challengeWriter } from '../storage/challenges/challenge-writer.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import { tasksByOwner } from '../work/tasks-by-owner.ts';
import { runWork } from '../work/unit-of-work.ts';
import { batchSize, inBatches } from './batches.ts';

/** Pays the leader what the challenge still owes, if its group took it along. Once: the prize goes with it. */
const payBack = (services: Services, challengeId: string): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const challenge = await tx.challenges.get(challengeId);
      if (!challenge?.closing || challenge.prize === 0) return;
      const leader = await tx.players.get(challenge.leader);
      if (!leader) return;
      await saveOutcome(work, tx, refundLeader(work.rules, leader, challenge), { actorId: leader._id });
    }),
  );

/** Takes the challenge from the next participants; returns their ids. */
function partSome(services: Services, challengeId: string, lastId: string): Promise<readonly string[]> {
  return runWork(services, (work) =>
    work.transaction(async (tx) => {
      const challenge = await tx.challenges.get(challengeId);
      if (!challenge?.closing) return [];
      const { closing } = challenge;
      const ids = await tx.challenges.participantsAfter(challengeId, { lastId, limit: batchSize });
      const players = await lockPlayers(tx, ids);
      const copies = tasksByOwner(await tx.challenges.copies(challengeId, ids));
      const parted = players.map((player) =>
        partFromChallenge(player, copies.get(player._id) ?? [], challenge, closing),
      );
      const changed = {
        players: parted.map(({ player }) => player),
        tasks: parted.flatMap(({ tasks }) => tasks),
      };
      await saveOutcome(work, tx, outcomeOf({}, changed), { actorId: challenge.leader });
      await challengeWriter(tx).leave(ids.map((userId) => ({ challengeId, userId })));
      return ids;
    }),
  );
}

/** Removes a challenge that nobody is in any more. */
const remove = (services: Services, challengeId: string): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const challenge = await tx.challenges.get(challengeId);
      if (challenge?.closing) await challengeWriter(tx).remove(challengeId);
    }),
  );

/** Takes a challenge that has ended from all participants, and removes it (wire-groups-and-admin 4.9, 4.11). */
export async function closeChallenge(
  services: Services,
  challengeId: string,
  control: JobControl,
): Promise<void> {
  const challenge = await services.storage.reader().challenges.get(challengeId);
  if (!challenge?.closing) return;
  await payBack(services, challengeId);
  await inBatches(control, challenge.memberCount, (lastId) => partSome(services, challengeId, lastId));
  await remove(services, challengeId);
}
