import { type Kysely, sql } from 'kysely';
import type { Connection } from '../connect.ts';
import type { Database } from '../schema.ts';

/** Figures of a site. Instants are milliseconds since the epoch. */
export interface SiteFigures {
  readonly players: number;
  readonly activePlayers: number;
  readonly newPlayers: number;
  readonly scoredToday: number;
  readonly waitingMails: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Counts in one query, by indexes where there are many rows; scorings are what can be undone of the day so far. */
export async function siteFigures(db: Kysely<Database>, now: number): Promise<SiteFigures> {
  const [since, today] = [now - WEEK_MS, Math.floor(now / DAY_MS) * DAY_MS];
  const { rows } = await sql<SiteFigures>`SELECT
    (SELECT count(*) FROM players) AS "players",
    (SELECT count(*) FROM players WHERE last_cron >= ${since}) AS "activePlayers",
    (SELECT count(*) FROM players WHERE created_at >= ${since}) AS "newPlayers",
    (SELECT count(*) FROM operations WHERE created_at >= ${today} AND undo_kind = 'score') AS "scoredToday",
    (SELECT count(*) FROM jobs WHERE kind = 'mail')
      + (SELECT count(*) FROM dead_letters WHERE kind = 'mail') AS "waitingMails"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a count gives no row');
  return found;
}

/** The size of the database in bytes. */
export async function databaseBytes({ db, engine }: Connection): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{
          bytes: number;
        }>`SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`;
  const { rows } = await query.execute(db);
  return rows[0]?.bytes ?? 0;
}
