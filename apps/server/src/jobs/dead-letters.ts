import { DAY_MS } from '@everdeed/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { insertJob } from '../storage/job-store.ts';

/** Dead letters are kept this long. */
const keptDays = 30;

type DeadLetter = Selectable<Database['dead_letters']>;

/**
 * Puts dead letters back into the queue, in a transaction that is open: the one of this id, or all. Returns how many there
 * were. Of two who try at once, one takes each of them.
 */
export async function retryDeadLettersIn(db: Kysely<Database>, now: number, id?: number): Promise<number> {
  const all = db.deleteFrom('dead_letters').returningAll();
  const taken = await (id === undefined ? all : all.where('id', '=', id)).execute();
  for (const deadLetter of taken.toSorted((one, other) => one.id - other.id))
    await insertJob(db, queuedAgain(deadLetter, now), now);
  return taken.length;
}

const queuedAgain = (deadLetter: DeadLetter, now: number) => ({
  kind: deadLetter.kind,
  playerId: deadLetter.player_id,
  payload: deadLetter.payload,
  runAt: now,
  key: deadLetter.dedupe_key,
  repeats: deadLetter.repeats === 1,
});

/**
 * Removes the dead letter of this id or, failing that, the job that waits under it. Returns whether there was one. A job that
 * repeats stays: without it there would be no backups, for instance, until the next start.
 */
export async function dropJobIn(db: Kysely<Database>, id: number, now: number): Promise<boolean> {
  const buried = await db.deleteFrom('dead_letters').where('id', '=', id).executeTakeFirst();
  if (buried.numDeletedRows > 0n) return true;
  const waiting = db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('repeats', '=', 0)
    .where('leased_until', '<=', now);
  return (await waiting.executeTakeFirst()).numDeletedRows > 0n;
}

/** Removes dead letters that were kept long enough. */
export async function forgetDeadLetters(db: Kysely<Database>, now: number): Promise<void> {
  const before = now - keptDays * DAY_MS;
  await db.deleteFrom('dead_letters').where('died_at', '<', before).execute();
}
