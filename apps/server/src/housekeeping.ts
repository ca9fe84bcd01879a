import { Type } from '@everdeed/contract';
import { areas } from './areas.ts';
import { forgetDeadLetters } from './jobs/dead-letters.ts';
import { defineJob, jobKind } from './jobs/kind.ts';
import type { Services } from './services.ts';
import { forgetAnonymousOperations } from './storage/anonymous-operations.ts';
import { forgetOldOperations } from './storage/operation-store.ts';

const everyMs = 3_600_000;

/** Removes what is kept for a time only, every hour, in one process of all. */
const housekeepingJob = jobKind({
  name: 'housekeeping',
  payload: Type.Object({}),
  repeat: (_payload, now) => now + everyMs,
});

/** Removes expired data. Lists that belong to one player are limited where they are written. */
export async function cleanUp(services: Services, isEnding: () => boolean = () => false): Promise<void> {
  const { storage, system } = services;
  await forgetOldOperations(storage.db, system.now(), isEnding);
  await forgetAnonymousOperations(storage.db, system.now(), isEnding);
  await forgetDeadLetters(storage.db, system.now());
  for (const area of areas) await area.cleanUp?.(services, isEnding);
}

/** What a server does for itself. */
export const housekeepingJobs = [
  defineJob(housekeepingJob, {
    run: (services: Services, _job, control) => cleanUp(services, () => control.isEnding()),
  }),
];

/** Has the server cleaned now, and every hour from now on: one that runs for a short time only cleans, too. */
export const startHousekeeping = ({ storage }: Services): Promise<void> =>
  storage.run((tx) => tx.enqueue(housekeepingJob, {}));
