import { hasUncancelledPlan, isMember } from '@everdeed/rules';
import type { JobControl } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { lockPlayers } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { groupMembersJob } from './group-plan-jobs.ts';
import { givePlan, takePlan } from './members-plan.ts';

/** Members of one transaction: few enough that nobody waits long for a lock. Our own figure. */
const AT_ONCE = 30;

/**
 * Begins to bring all members in line with their group's plan. The transaction holds the group; one that is under way
 * begins anew.
 */
export async function beginSettling(tx: Tx, groupId: string): Promise<void> {
  await tx.db
    .insertInto('group_plan_sweeps')
    .values({ group_id: groupId, reached: '' })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ reached: '' }))
    .execute();
  await tx.enqueue(groupMembersJob, { groupId }, { key: groupId });
}

/** The last member who was settled, if some still wait. The transaction holds the group. */
export async function settledUpTo({ db }: Tx, groupId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('group_plan_sweeps')
    .select('reached')
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.reached;
}

/** Notes how far it has come; the end of it without an id. */
async function note({ db }: Tx, groupId: string, reached: string | undefined): Promise<void> {
  if (reached === undefined)
    await db.deleteFrom('group_plan_sweeps').where('group_id', '=', groupId).execute();
  else await db.updateTable('group_plan_sweeps').set({ reached }).where('group_id', '=', groupId).execute();
}

/** Settles the next members; the group's lock keeps those who come, go or end the plan away. */
async function settleSome(work: Work, tx: Tx, groupId: string): Promise<boolean> {
  const group = await tx.groups.get(groupId);
  const reached = group && (await settledUpTo(tx, groupId));
  if (reached === undefined) return false;
  const lastId = reached === '' ? undefined : reached;
  const { items: ids } = await tx.groups.membersAfter(groupId, { lastId, limit: AT_ONCE });
  const isPaid = hasUncancelledPlan(group?.purchased.plan, work.now);
  for (const player of await lockPlayers(tx, ids)) {
    if (!group || !isMember(player, groupId)) continue;
    if (isPaid) await givePlan(work, tx, group, player);
    else await takePlan(work, tx, group, player, 'group-member-cancel');
  }
  await note(tx, groupId, ids.at(-1));
  return ids.length > 0;
}

/** Brings the plans of all members in line with their group's (wire-groups-and-admin 5.4). */
export async function settleMembers(services: Services, groupId: string, control: JobControl): Promise<void> {
  const settleNext = () =>
    runWork(services, (work) => work.transaction((tx) => settleSome(work, tx, groupId)));
  while (await settleNext()) control.signal.throwIfAborted();
}
