import { dropJob, retryDeadLetters } from '../jobs/dead-letters.ts';
import { type ListedJob, listJobs } from '../jobs/list.ts';
import { type CliContext, type Command, UsageError } from './context.ts';

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
  say(`${live.count} jobs wait or run, ${dead.count} failed for the last time.`);
  if (dead.count > 0)
    say('Put one back with "jobs retry ID", all with "jobs retry all"; remove one with "jobs drop ID".');
}

function idOf(text: string | undefined): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('give the number of a job');
  return id;
}

async function retry({ storage, say }: CliContext, which: string | undefined): Promise<void> {
  const id = which === 'all' ? undefined : idOf(which);
  const count = await retryDeadLetters(storage, Date.now(), id);
  if (count === 0 && id !== undefined) throw new UsageError(`no job ${id} has failed for the last time`);
  say(`${count} jobs are tried again. A running server takes them within seconds.`);
}

async function drop({ storage, say }: CliContext, which: string | undefined): Promise<void> {
  const id = idOf(which);
  if (!(await dropJob(storage, id, Date.now())))
    throw new UsageError(`there is no job ${id}, or it is running`);
  say(`Job ${id} is removed.`);
}

/** Lists the queue; retries and removes jobs that failed for the last time. */
export const jobs: Command = async (context, [act, which]) => {
  if (act === undefined) return print(context);
  if (act === 'retry') return retry(context, which);
  if (act === 'drop') return drop(context, which);
  throw new UsageError('say "jobs", "jobs retry ID", "jobs retry all" or "jobs drop ID"');
};
