import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { insertJob } from '../storage/job-store.ts';
import type { Storage } from '../storage/storage.ts';

/** Dead letters are kept this long. */
const keptDays = 30;

type DeadLetter = Selectable<Database['dead_letters']>;

/** Puts dead letters back into the queue: the one of this id, or all. Gives how many there were. */
export function retryDeadLetters(storage: Storage, now: number, id?: number): Promise<number> {
  return storage.run(async ({ db }) => {
    const all = db.selectFrom('dead_letters').selectAll().orderBy('id');
    const letters = await (id === undefined ? all : all.where('id', '=', id)).execute();
    for (const letter of letters) {
      await insertJob(db, queuedAgain(letter, now), now);
      await db.deleteFrom('dead_letters').where('id', '=', letter.id).execute();
    }
    return letters.length;
  });
}

const queuedAgain = (letter: DeadLetter, now: number) => ({
  kind: letter.kind,
  playerId: letter.player_id,
  payload: letter.payload,
  runAt: now,
  key: letter.dedupe_key,
  repeats: letter.repeats === 1,
});

/** Removes the dead letter of this id or, failing that, the job that waits under it. Gives whether there was one. */
export function dropJob(storage: Storage, id: number, now: number): Promise<boolean> {
  return storage.run(async ({ db }) => {
    const letters = await db.deleteFrom('dead_letters').where('id', '=', id).executeTakeFirst();
    if (letters.numDeletedRows > 0n) return true;
    const waiting = db.deleteFrom('jobs').where('id', '=', id).where('leased_until', '<=', now);
    return (await waiting.executeTakeFirst()).numDeletedRows > 0n;
  });
}

/** Removes dead letters that were kept long enough. */
export async function forgetDeadLetters(db: Kysely<Database>, now: number): Promise<void> {
  const before = now - keptDays * 86_400_000;
  await db.deleteFrom('dead_letters').where('died_at', '<', before).execute();
}
