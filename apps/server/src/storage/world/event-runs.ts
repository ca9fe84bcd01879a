import type { EventRun, EventRuns } from '@everdeed/content';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** What was started and ended by hand. */
export async function readEventRuns(db: Db): Promise<EventRuns> {
  const rows = await db.selectFrom('event_runs').selectAll().orderBy('key').execute();
  return Object.fromEntries(rows.map(({ key, start_at: start, end_at: end }) => [key, { start, end }]));
}

/** Stores the latest run of an event; undefined: it has none, as if nobody had ever touched it. */
export async function writeEventRun(db: Db, key: string, run: EventRun | undefined): Promise<void> {
  if (!run) {
    await db.deleteFrom('event_runs').where('key', '=', key).execute();
    return;
  }
  const times = { start_at: run.start, end_at: run.end };
  await db
    .insertInto('event_runs')
    .values({ key, ...times })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(times))
    .execute();
}
