import { endGroupPlan, isSitePlan } from '@everdeed/rules';
import type { Services } from '../services.ts';
import { saveOutcome } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';

/** What of the server it takes. */
type Parts = Pick<Services, 'reactions' | 'storage' | 'system' | 'words'>;

/** Groups that one query looks up: our own figure. */
const AT_ONCE = 100;

/** The next groups that have, or had, the site's own plan. */
async function idsAfter({ storage }: Parts, lastId: string): Promise<string[]> {
  const rows = await storage.db
    .selectFrom('groups')
    .select('id')
    .where('id', '>', lastId)
    .where('team', 'like', '%"customerId":"site"%')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

const endOne = (parts: Parts, id: string): Promise<void> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const group = await tx.groups.get(id);
      if (!group?.purchased.plan || !isSitePlan(group.purchased.plan)) return;
      const outcome = endGroupPlan(work.rules, group);
      if (outcome.data) await saveOutcome(work, tx, outcome, { actorId: group.leader });
    }),
  );

/** Ends the free plans of all groups, where plans are sold from now on; their members follow. May be called again. */
export async function endFreePlans(parts: Parts, isEnding: () => boolean = () => false): Promise<void> {
  for (let lastId = ''; ; ) {
    const ids = await idsAfter(parts, lastId);
    for (const id of ids) {
      if (isEnding()) return;
      await endOne(parts, id);
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    lastId = last;
  }
}
