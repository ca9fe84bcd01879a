import {
  billedUnits,
  type Group,
  GROUP_UNIT_PRICE,
  hasUncancelledPlan,
  outcomeOf,
  type Plan,
} from '@everdeed/rules';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { saveOutcome } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';

const CENTS = 100;

/** A plan that a provider bills for by seats. */
interface Billed {
  readonly plan: Plan;
  readonly subscriptionId: string;
}

function billedPlan(group: Group | undefined, now: number): Billed | undefined {
  const plan = group?.purchased.plan;
  const subscriptionId = plan?.subscriptionId;
  return plan && subscriptionId && hasUncancelledPlan(plan, now) ? { plan, subscriptionId } : undefined;
}

/** Notes what the provider was told, if the plan is still the same; gives what it should be told by now. */
const noteUnits = (
  services: Services,
  groupId: string,
  told: Billed,
  units: number,
): Promise<number | undefined> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const group = await tx.groups.get(groupId);
      const billed = billedPlan(group, work.now);
      if (!group || billed?.subscriptionId !== told.subscriptionId) return undefined;
      const purchased = { plan: { ...billed.plan, quantity: units } };
      await saveOutcome(work, tx, outcomeOf({}, { groups: [{ _id: groupId, purchased }] }), {
        actorId: group.leader,
      });
      return billedUnits(group.memberCount);
    }),
  );

/** Tells the provider, notes it, and tells anew if that is not so any more. */
async function tellUnits(services: Services, groupId: string, billed: Billed, units: number): Promise<void> {
  const { subscriptionId } = billed;
  const name = await services.storage.reader().payments.providerOf(subscriptionId);
  const provider = name === undefined ? undefined : providerOf(services, name);
  if (!provider) return;
  await provider.setUnits(subscriptionId, { units, unitAmount: GROUP_UNIT_PRICE * CENTS });
  const due = await noteUnits(services, groupId, billed, units);
  if (due !== undefined && due !== units) await tellUnits(services, groupId, billed, due);
}

/**
 * Tells the provider for how many members a group pays, and notes it in `plan.quantity` (wire-groups-and-admin 5.3).
 * Several may do so at once, when many come and go. Whoever has noted what is not so any more tells anew, whatever the
 * plan says then: of two that tell, the provider may have heard the older last.
 */
export async function settleSeats(services: Services, groupId: string): Promise<void> {
  const group = await services.storage.reader().groups.get(groupId);
  const billed = billedPlan(group, services.system.now());
  if (!group || !billed) return;
  const units = billedUnits(group.memberCount);
  if (billed.plan.quantity !== units) await tellUnits(services, groupId, billed, units);
}
