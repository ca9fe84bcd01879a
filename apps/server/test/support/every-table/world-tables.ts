import type { Connection } from '../../../src/storage/connect.ts';

/** What runs and waits behind the scenes: jobs, answers that are kept, the world boss. */
export async function fillWorldTables(db: Connection['db']): Promise<void> {
  const job = { kind: 'mail', player_id: null, payload: '{"mailId":"m"}', created_at: 1 };
  const keyed = { ...job, dedupe_key: 'k', repeats: 0, done: 3, total: 10, attempts: 2, failure: 'away' };
  await db
    .insertInto('jobs')
    .values({ ...keyed, id: 41, waiting_key: 'k', run_at: 5, leased_until: 0 })
    .execute();
  await db
    .insertInto('dead_letters')
    .values({ ...keyed, id: 77, died_at: 9 })
    .execute();
  await db
    .insertInto('anonymous_operations')
    .values({ id: 'a', request: 'r', status: 200, answer: 'sealed', created_at: 1 })
    .execute();
  await db.insertInto('documents').values({ collection: 'c', id: 'd', doc: '{"n":1e21}' }).execute();
  await db
    .insertInto('world_blows')
    .values({ id: 'b', quest: 'burnout', up: 1.5, down: -2, created_at: 8 })
    .execute();
  await db
    .insertInto('world_rewards')
    .values({ id: 'r', quest: 'burnout', ended_at: 8, reached: '' })
    .execute();
  await db.insertInto('event_runs').values({ key: 'nye', start_at: 8, end_at: 9 }).execute();
}
