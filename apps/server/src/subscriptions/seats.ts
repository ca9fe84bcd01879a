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

/** Notes what the provider was told, if the plan is still the same. */
const noteUnits = (services: Services, groupId: string, told: Billed, units: number): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const group = await tx.groups.get(groupId);
      const billed = billedPlan(group, work.now);
      if (!group || billed?.subscriptionId !== told.subscriptionId) return;
      const purchased = { plan: { ...billed.plan, quantity: units } };
      await saveOutcome(work, tx, outcomeOf({}, { groups: [{ _id: groupId, purchased }] }), {
        actorId: group.leader,
      });
    }),
  );

/**
 * Tells the provider for how many members a group pays, and notes it in `plan.quantity` (wire-groups-and-admin 5.3).
 * Who comes or goes meanwhile has another job do so again.
 */
export async function settleSeats(services: Services, groupId: string): Promise<void> {
  const reader = services.storage.reader();
  const group = await reader.groups.get(groupId);
  const billed = billedPlan(group, services.system.now());
  if (!group || !billed) return;
  const units = billedUnits(group.memberCount);
  const name = await reader.payments.providerOf(billed.subscriptionId);
  const provider = name === undefined ? undefined : providerOf(services, name);
  if (billed.plan.quantity === units || !provider) return;
  await provider.setUnits(billed.subscriptionId, { units, unitAmount: GROUP_UNIT_PRICE * CENTS });
  await noteUnits(services, groupId, billed, units);
}
