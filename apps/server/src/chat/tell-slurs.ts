import { Type } from '@everdeed/contract';
import { MAX_MESSAGE_LENGTH, type RuleEvent } from '@everdeed/rules';
import { defineJob, jobKind } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { mailSlur } from '../work/mails.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Reaction } from '../work/work.ts';

const tellSlurJob = jobKind({
  name: 'slur-told',
  payload: Type.Object({
    userId: Type.String(),
    groupId: Type.Optional(Type.String()),
    text: Type.String(),
  }),
});

type SlurUsed = Extract<RuleEvent, { readonly kind: 'slurUsed' }>;

async function enqueueAll(tx: Tx, events: readonly SlurUsed[]): Promise<void> {
  for (const { userId, groupId, text } of events) {
    const where = groupId === undefined ? {} : { groupId };
    await tx.enqueue(tellSlurJob, { userId, ...where, text: text.slice(0, MAX_MESSAGE_LENGTH) });
  }
}

/**
 * Has the moderators told of what somebody wrote, in public or into their profile, which nobody else gets to see
 * (wire-groups-and-admin 2.5, 4.2; wire-user-and-tasks 1.4).
 */
export const tellSlurs: Reaction = (_work, tx, { outcome: { events } }) => {
  const used = events.filter((event): event is SlurUsed => event.kind === 'slurUsed');
  return used.length === 0 ? undefined : enqueueAll(tx, used);
};

/** Mails the moderators. An author who is gone meanwhile needs no moderation. */
export const slurJobs = [
  defineJob(tellSlurJob, {
    run: (services: Services, { payload }) =>
      runWork(services, (work) =>
        work.transaction(async (tx) => {
          const [author] = await tx.groups.names([payload.userId]);
          if (author) await mailSlur(tx, services, { ...payload, author: author.name });
        }),
      ),
  }),
];
