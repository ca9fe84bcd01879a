import { dropJobIn, retryDeadLettersIn } from '../jobs/dead-letters.ts';
import { type ListedJob, listJobs } from '../jobs/list.ts';
import type { Tx } from '../storage/stores.ts';
import { audit } from '../work/audit.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { makeWords } from '../words/words.ts';
import { type CliContext, type Command, UsageError } from './context.ts';
import { countOf } from './count-of.ts';

/** Jobs of each list that are printed; the rest are counted. */
const maxPrinted = 100;

const instant = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

function lineOf({ id, kind, state, at, attempts, progress, failure }: ListedJob): string {
  const parts = [
    String(id).padStart(8),
    kind.padEnd(16),
    state.padEnd(8),
    instant(at),
    attempts === 0 ? '' : `tries: ${attempts}`,
    progress ? `${progress.done} of ${progress.total}` : '',
    failure ?? '',
  ];
  return parts.filter((part) => part !== '').join('  ');
}

async function print({ storage, say }: CliContext): Promise<void> {
  const { live, dead } = await listJobs(storage.db, Date.now(), maxPrinted);
  for (const job of [...live.items, ...dead.items]) say(lineOf(job));
  say(`${countOf(live.count, 'job')} waiting or running, ${dead.count} failed for the last time.`);
  if (dead.count > 0)
    say('Put one back with "jobs retry ID", all with "jobs retry all"; remove one with "jobs drop ID".');
}

function idOf(text: string | undefined): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('give the number of a job');
  return id;
}

const target = (jobId: string) => ({ kind: 'job', id: jobId, name: jobId }) as const;

/** Changes the queue, with the note of it in the log. */
async function change<T>(context: CliContext, run: (work: Work, tx: Tx) => Promise<T>): Promise<T> {
  const words = await makeWords(() => undefined);
  return runWork({ ...context, words }, (work) => work.transaction((tx) => run(work, tx)));
}

async function retry(context: CliContext, which: string | undefined): Promise<void> {
  const { say } = context;
  const id = which === 'all' ? undefined : idOf(which);
  const count = await change(context, async (work, tx) => {
    const found = await retryDeadLettersIn(tx.db, work.now, id);
    const changes = [{ path: 'jobs', after: found }];
    if (found > 0)
      await audit(work, tx, undefined, { act: 'retryJobs', target: target(String(id ?? 'all')), changes });
    return found;
  });
  if (count === 0 && id !== undefined) throw new UsageError(`no job ${id} has failed for the last time`);
  say(`${countOf(count, 'job')} to be tried again. A running server begins within seconds.`);
}

async function drop(context: CliContext, which: string | undefined): Promise<void> {
  const { say } = context;
  const id = idOf(which);
  await change(context, async (work, tx) => {
    if (!(await dropJobIn(tx.db, id, work.now)))
      throw new UsageError(`there is no job ${id}, or it is running, or it repeats`);
    await audit(work, tx, undefined, { act: 'dropJob', target: target(String(id)) });
  });
  say(`Job ${id} is removed.`);
}

/** Lists the queue; retries and removes jobs that failed for the last time. */
export const jobs: Command = async (context, [act, which]) => {
  if (act === undefined) return print(context);
  if (act === 'retry') return retry(context, which);
  if (act === 'drop') return drop(context, which);
  throw new UsageError('say "jobs", "jobs retry ID", "jobs retry all" or "jobs drop ID"');
};
