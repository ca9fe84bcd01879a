import { Type } from '@everdeed/contract';
import { jobKind } from '../jobs/kind.ts';
import type { Tx } from '../storage/stores.ts';
import type { Reaction } from '../work/work.ts';

/** Looks at what comes after a player's plan. */
export const planEndedJob = jobKind({ name: 'plan-ended', payload: Type.Object({ userId: Type.String() }) });

async function enqueueAll(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await tx.enqueue(planEndedJob, { userId }, { key: userId });
}

/** Has a job look at players whose plan the day has ended: it knows the settings, and locks what it needs. */
export const followEndedPlans: Reaction = (_work, tx, { outcome: { events } }) => {
  const ids = events.flatMap((event) => (event.kind === 'planEnded' ? [event.userId] : []));
  return ids.length === 0 ? undefined : enqueueAll(tx, ids);
};
