import { siteCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { dropJobIn, retryDeadLettersIn } from '../jobs/dead-letters.ts';
import { type CountedJobs, listJobs } from '../jobs/list.ts';
import type { Services } from '../services.ts';
import { audit } from '../work/audit.ts';

/** How many of each list are shown. */
const SHOWN = 100;

const presentJobs = ({ count, items }: CountedJobs) => ({
  count,
  items: items.map(({ id, kind, state, at, repeats, attempts, progress, failure }) => ({
    id,
    kind,
    state,
    at: new Date(at).toISOString(),
    repeats,
    attempts,
    progress: progress ? { done: progress.done, total: progress.total } : null,
    failure: failure ?? null,
  })),
});

const target = (jobId: string) => ({ kind: 'job', id: jobId, name: jobId }) as const;

/** Background jobs, and those that failed for the last time. */
export const jobRoutes = ({ events }: Pick<Services, 'events'>) => [
  route(siteCalls.getJobs, async (work) => {
    const { live, dead } = await listJobs(work.read.db, work.now, SHOWN);
    return { live: presentJobs(live), dead: presentJobs(dead) };
  }),
  route(siteCalls.retryJobs, (work, { actor, body }) =>
    work.transaction(async (tx) => {
      const count = await retryDeadLettersIn(tx.db, work.now);
      const changes = [{ path: 'jobs', after: count }];
      await audit(work, tx, actor, { act: 'retryJobs', target: target('all'), changes, reason: body.reason });
      tx.afterCommit(() => events.wake());
      return { count };
    }),
  ),
  route(siteCalls.retryJob, (work, { actor, params: { jobId }, body }) =>
    work.transaction(async (tx) => {
      if ((await retryDeadLettersIn(tx.db, work.now, Number(jobId))) === 0)
        throw work.refuse('NotFound', 'jobNotFound');
      await audit(work, tx, actor, { act: 'retryJobs', target: target(jobId), reason: body.reason });
      tx.afterCommit(() => events.wake());
      return {};
    }),
  ),
  route(siteCalls.dropJob, (work, { actor, params: { jobId }, query }) =>
    work.transaction(async (tx) => {
      if (!(await dropJobIn(tx.db, Number(jobId), work.now))) throw work.refuse('NotFound', 'jobNotFound');
      await audit(work, tx, actor, { act: 'dropJob', target: target(jobId), reason: query.reason });
      return {};
    }),
  ),
];
