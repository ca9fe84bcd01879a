import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

type UniqueColumn = 'username_lower' | 'email' | 'google_id' | 'apple_id';

async function idBy(db: Db, column: UniqueColumn, value: string): Promise<string | undefined> {
  const query = db.selectFrom('players').select('id').where(column, '=', value);
  return (await query.executeTakeFirst())?.id;
}

export const idByUsername = (db: Db, username: string): Promise<string | undefined> =>
  idBy(db, 'username_lower', username.toLowerCase());

export const idByEmail = (db: Db, email: string): Promise<string | undefined> =>
  idBy(db, 'email', email.toLowerCase());

export const idBySocialId = (db: Db, network: 'google' | 'apple', id: string): Promise<string | undefined> =>
  idBy(db, `${network}_id`, id);

/** The oldest account that another service knows by this address. */
export async function idBySocialEmail(db: Db, email: string): Promise<string | undefined> {
  const address = email.toLowerCase();
  const query = db
    .selectFrom('players')
    .select('id')
    .where((where) => where.or([where('google_email', '=', address), where('apple_email', '=', address)]))
    .orderBy('created_at')
    .orderBy('id');
  return (await query.limit(1).executeTakeFirst())?.id;
}

/** Those with all privileges, who look after the server; oldest account first. */
export async function findAdministratorIds(db: Db): Promise<string[]> {
  const query = db
    .selectFrom('players')
    .select('id')
    .where('permissions', 'like', '%"fullAccess":true%')
    .orderBy('created_at')
    .orderBy('id');
  return (await query.execute()).map(({ id }) => id);
}

/** Whether there are any players; cheap enough for startup and the first registration. */
export async function anyPlayer(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM players LIMIT 1`.execute(db);
  return rows.length > 0;
}
