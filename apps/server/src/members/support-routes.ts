import { memberCalls, Type } from '@everdeed/contract';
import { leaveForGood, outranks } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { defineJob, jobKind } from '../jobs/kind.ts';
import { presentLedger } from '../presenters/ledger.ts';
import type { Services } from '../services.ts';
import { goingScene } from '../work/groups.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { lockPlayers } from '../work/scenes.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';

/** Deletes an account that support wants gone. */
const deleteJob = jobKind({
  name: 'delete-member',
  payload: Type.Object({ playerId: Type.String() }),
});

/** What support does with accounts (wire-user-and-tasks 5.5). */
export const supportRoutes = [
  route(memberCalls.memberPurchases, async (work, { params, info }) => {
    const id = params.memberId.toLowerCase();
    return presentLedger(work.words, info.language, id, await work.read.ledger.list(id));
  }),
  route(memberCalls.deleteMember, (work, { actor, params, query }) =>
    work.transaction(async (tx) => {
      const playerId = params.memberId.toLowerCase();
      if (query.deleteAccount !== 'true') return {};
      await lockPlayers(tx, [actor.id, playerId]);
      const player = tx.players.held(playerId);
      if (player && outranks(player.permissions, actor.permissions))
        throw work.refuse('NotAuthorized', 'noPrivAccess');
      await tx.enqueue(deleteJob, { playerId }, { key: playerId });
      if (player)
        await audit(work, tx, actor, {
          act: 'deletePlayer',
          target: playerTarget(player),
          playerId,
          reason: query.reason,
        });
      return {};
    }),
  ),
];

/** An account that is gone already is no failure: a worker can die between the work and the note of it. */
async function deletePlayer(services: Services, playerId: string): Promise<void> {
  await runWork(services, async (work) => {
    if (!(await work.read.players.get(playerId))) return;
    await work.transaction(async (tx) => {
      const scene = await goingScene(tx, { id: playerId }, work);
      await saveOutcome(work, tx, unwrap(work, leaveForGood(work.rules, scene)), { actorId: playerId });
      tx.afterCommit(() => services.events.revoked(playerId));
    });
  });
}

export const supportJobs = [
  defineJob(deleteJob, {
    maxAtOnce: 1,
    run: (services: Services, { payload }) => deletePlayer(services, payload.playerId),
  }),
];
