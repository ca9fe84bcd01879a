import { type Group, hasUncancelledPlan, isMember, settleSitePlan } from '@everdeed/rules';
import { isFree } from '../config/settings.ts';
import { defineJob } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { savePlayer } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';
import { endFreePlans } from './end-free-plans.ts';
import { groupMembersJob, groupSeatsJob, planMailJob } from './group-plan-jobs.ts';
import { givePlan } from './members-plan.ts';
import { planEndedJob } from './plan-ended.ts';
import { mailPlan } from './plan-mails.ts';
import { settleSeats } from './seats.ts';
import { settleMembers } from './settle-members.ts';
import { settleNextPlayers, sitePlanJob } from './site-plan-job.ts';

/** A group whose plan a player has a part in; locked, before the player. */
async function payingGroup(work: Work, tx: Tx, userId: string): Promise<Group | undefined> {
  const isPaid = ({ purchased }: Group): boolean => hasUncancelledPlan(purchased.plan, work.now);
  const found = (await tx.groups.planned(userId)).find(isPaid);
  const group = found && (await tx.groups.get(found._id));
  return group && isPaid(group) ? group : undefined;
}

/** Gives a player whose plan has ended what comes after it: that of a group of theirs, or the site's own. */
const succeedPlan = (services: Services, userId: string): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const group = await payingGroup(work, tx, userId);
      const player = await tx.players.get(userId);
      if (!player) return;
      if (group && isMember(player, group._id)) return givePlan(work, tx, group, player);
      const after = settleSitePlan(work.rules, player, isFree(services.settings));
      if (after !== player) await savePlayer(work, tx, after);
    }),
  );

/** What plans need in the background. */
export const subscriptionJobs = [
  defineJob(sitePlanJob, {
    maxAtOnce: 1,
    async run(services: Services, _job, control) {
      // Groups first: a job that was killed among them has not settled all players, and comes again.
      if (!isFree(services.settings)) await endFreePlans(services, () => control.signal.aborted);
      control.signal.throwIfAborted();
      while (await settleNextPlayers(services)) control.signal.throwIfAborted();
    },
  }),
  defineJob(planEndedJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => succeedPlan(services, payload.userId),
  }),
  defineJob(groupMembersJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }, control) => settleMembers(services, payload.groupId, control),
  }),
  defineJob(groupSeatsJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => settleSeats(services, payload.groupId),
  }),
  defineJob(planMailJob, { run: (services: Services, { payload }) => mailPlan(services, payload) }),
];
