import { isUuid } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** Results of a search (wire-groups-and-admin 0.3). */
const MAX_FOUND = 30;

const byEmail = (db: Db, email: string) =>
  db
    .selectFrom('players')
    .select('id')
    .where((where) =>
      where.or([
        where('email', '=', email),
        where('google_email', '=', email),
        where('apple_email', '=', email),
      ]),
    );

/** The text with what `LIKE` would understand otherwise taken as it is. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const byUsername = (db: Db, start: string) =>
  db
    .selectFrom('players')
    .select('id')
    .where(sql<boolean>`username_lower LIKE ${`${literally(start)}%`} ESCAPE '\\'`);

/**
 * Ids of players: of an id that one, of an address those whose sign-ins have exactly that, of anything else those whose
 * usernames begin with it. In the order of their usernames; case does not matter.
 */
export async function findPlayerIds(db: Db, asked: string): Promise<string[]> {
  const lower = asked.trim().toLowerCase();
  const isId: boolean = isUuid(lower);
  if (isId) return [lower];
  const query = lower.includes('@') ? byEmail(db, lower) : byUsername(db, lower);
  const rows = await query.orderBy('username_lower').orderBy('id').limit(MAX_FOUND).execute();
  return rows.map(({ id }) => id);
}
