import { type Group, hasUncancelledPlan, holdsGroupPlan, type Player } from '@everdeed/rules';
import type { Storage } from '../storage/storage.ts';
import { readStored } from '../storage/stored-json.ts';

/** Groups whose plan goes on, and those whose members are still being brought in line with it. */
interface PlannedGroups {
  readonly running: ReadonlySet<string>;
  readonly unsettled: ReadonlySet<string>;
}

async function plannedGroups({ db }: Pick<Storage, 'db'>, now: number): Promise<PlannedGroups> {
  const rows = await db
    .selectFrom('groups')
    .select(['id', 'team'])
    .where('team', 'like', '%"customerId":"_%')
    .orderBy('id')
    .execute();
  const sweeps = await db.selectFrom('group_plan_sweeps').select('group_id').orderBy('group_id').execute();
  const isRunning = ({ team }: { readonly team: string }): boolean =>
    hasUncancelledPlan(readStored<Pick<Group, 'purchased'>>(team).purchased.plan, now);
  return {
    running: new Set(rows.filter(isRunning).map(({ id }) => id)),
    unsettled: new Set(sweeps.map(({ group_id }) => group_id)),
  };
}

function problemsOf({ _id, guilds, party, purchased: { plan } }: Player, planned: PlannedGroups): string[] {
  const groups = party._id === undefined ? guilds : [party._id, ...guilds];
  if (groups.some((id) => planned.unsettled.has(id))) return [];
  const isPaidFor = groups.some((id) => planned.running.has(id));
  if (holdsGroupPlan(plan) && !isPaidFor)
    return [`player ${_id}: has the plan of a group, and none of their groups has one`];
  if (isPaidFor && !plan.customerId) return [`player ${_id}: is in a group with a plan, and has none`];
  return [];
}

/**
 * Looks up which groups have plans at the instant (ms), and returns what tells how a player's own plan does not fit to
 * those of their groups; a sentence each.
 */
export async function planCheck(
  storage: Pick<Storage, 'db'>,
  now: number,
): Promise<(player: Player) => string[]> {
  const planned = await plannedGroups(storage, now);
  return (player) => problemsOf(player, planned);
}
