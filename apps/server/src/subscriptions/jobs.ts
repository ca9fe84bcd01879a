import { settleSitePlan } from '@everdeed/rules';
import { isFree } from '../config/settings.ts';
import { defineJob } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { savePlayer } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';
import { planEndedJob } from './plan-ended.ts';
import { settleNextPlayers, sitePlanJob } from './site-plan-job.ts';

/** Gives a player whose plan has ended what comes after it. */
const succeedPlan = (services: Services, userId: string): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const player = await tx.players.get(userId);
      if (!player) return;
      const after = settleSitePlan(work.rules, player, isFree(services.settings));
      if (after !== player) await savePlayer(work, tx, after);
    }),
  );

/** What plans need in the background. */
export const subscriptionJobs = [
  defineJob(sitePlanJob, {
    maxAtOnce: 1,
    async run(services: Services, _job, control) {
      while (await settleNextPlayers(services)) control.signal.throwIfAborted();
    },
  }),
  defineJob(planEndedJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => succeedPlan(services, payload.userId),
  }),
];
