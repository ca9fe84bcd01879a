import { DAY_MS } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import type { Database } from './schema.ts';

/** An answer that was given to somebody without an account. */
export type AnonymousOperation = Database['anonymous_operations'];

const find = new HotQuery<Pick<AnonymousOperation, 'request' | 'status' | 'answer'>>(
  'SELECT request, status, answer FROM anonymous_operations WHERE id = ?',
);
const keep = new HotQuery(
  'INSERT INTO anonymous_operations (id, request, status, answer, created_at) VALUES (?, ?, ?, ?, ?)',
);

/** The answer that was given under this id, if any. */
export const findAnonymousOperation = (runner: QueryRunner, id: string) => find.one(runner, id);

/** Keeps an answer; its id must be new. */
export const keepAnonymousOperation = (
  runner: QueryRunner,
  { id, request, status, answer, created_at }: AnonymousOperation,
) => keep.run(runner, id, request, status, answer, created_at);

/** Somebody whose answer was lost asks again within minutes: a day is plenty. */
const keptMs = DAY_MS;
/** Rows that one statement removes: others who write do not wait long. */
const maxAtOnce = 1000;

/** Forgets answers that are older than a day, until none is left or `isEnding` says to stop. */
export async function forgetAnonymousOperations(
  db: Kysely<Database>,
  now: number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  let removed = maxAtOnce;
  while (removed >= maxAtOnce && !isEnding()) {
    const { numAffectedRows } = await sql`DELETE FROM anonymous_operations WHERE id IN
      (SELECT id FROM anonymous_operations WHERE created_at < ${now - keptMs} LIMIT ${maxAtOnce})`.execute(
      db,
    );
    removed = Number(numAffectedRows ?? 0);
  }
}
