import { outcomeOf, syncParticipant, type Synced } from '@everdeed/rules';
import type { JobControl } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { challengeWriter } from '../storage/challenges/challenge-writer.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import { tasksByOwner } from '../work/tasks-by-owner.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { batchSize, inBatches } from './batches.ts';

/** Stores what participants get, those aside whose copies were up to date. */
async function keep(work: Work, tx: Tx, leader: string, all: readonly Synced[]): Promise<void> {
  const players = all.map(({ player }) => player).filter((player) => player !== tx.players.held(player._id));
  const tasks = all.flatMap((synced) => synced.tasks);
  const newTasks = all.flatMap((synced) => synced.newTasks);
  if (players.length + tasks.length + newTasks.length === 0) return;
  await saveOutcome(work, tx, outcomeOf({}, { players, tasks, newTasks }), { actorId: leader });
}

/** Brings the copies of the next participants up to date; returns their ids. The challenge is locked meanwhile. */
function syncSome(services: Services, challengeId: string, lastId: string): Promise<readonly string[]> {
  return runWork(services, (work) =>
    work.transaction(async (tx) => {
      const challenge = await tx.challenges.get(challengeId);
      if (!challenge || challenge.closing) return [];
      const page = { lastId, limit: batchSize, behind: challenge.tasksVersion };
      const ids = await tx.challenges.participantsAfter(challengeId, page);
      if (ids.length === 0) return [];
      const originals = await tx.challenges.originals(challengeId);
      const versions = await tx.challenges.syncedVersions(challengeId, ids);
      const players = await lockPlayers(tx, ids);
      // Under the locks of their owners: a copy may have been scored until now.
      const copies = tasksByOwner(await tx.challenges.copies(challengeId, ids));
      const synced = players.map((player) => {
        const own = copies.get(player._id) ?? [];
        const participant = { player, copies: own, since: versions.get(player._id) ?? 0 };
        return syncParticipant(work.rules, participant, { challenge, originals });
      });
      await keep(work, tx, challenge.leader, synced);
      await challengeWriter(tx).noteSynced(challengeId, ids, challenge.tasksVersion);
      return ids;
    }),
  );
}

/** Brings the copies of all participants up to date (wire-groups-and-admin 4.9). Those who are, are skipped. */
export async function syncChallenge(
  services: Services,
  challengeId: string,
  control: JobControl,
): Promise<void> {
  const challenge = await services.storage.reader().challenges.get(challengeId);
  if (!challenge) return;
  await inBatches(control, challenge.memberCount, (lastId) => syncSome(services, challengeId, lastId));
}
