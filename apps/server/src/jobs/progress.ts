import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type Progress, progressOf } from './job-table.ts';

/** Where a job stands. */
export interface JobStatus {
  readonly state: 'waiting' | 'running' | 'dead';
  /** Undefined while it has not told. */
  readonly progress: Progress | undefined;
  /** Why the last try failed. */
  readonly failure: string | undefined;
}

/**
 * Where the job of this kind and key stands; undefined when there is none: it has ended well, or never was. Of two,
 * the one that runs counts.
 */
export async function jobStatus(
  db: Kysely<Database>,
  kind: { readonly name: string },
  key: string,
  now: number,
): Promise<JobStatus | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(['leased_until', 'failure', 'done', 'total'])
    .where('kind', '=', kind.name)
    .where('dedupe_key', '=', key)
    .orderBy('leased_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (job) return statusOf(job.leased_until > now ? 'running' : 'waiting', job);
  const deadLetter = await db
    .selectFrom('dead_letters')
    .select(['failure', 'done', 'total'])
    .where('kind', '=', kind.name)
    .where('dedupe_key', '=', key)
    .orderBy('died_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return deadLetter && statusOf('dead', deadLetter);
}

const statusOf = (
  state: JobStatus['state'],
  row: { readonly failure: string | null; readonly done: number | null; readonly total: number | null },
): JobStatus => ({ state, progress: progressOf(row), failure: row.failure ?? undefined });
