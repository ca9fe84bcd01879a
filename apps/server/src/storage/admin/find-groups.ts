import { isUuid } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Results of a search, as of players. */
const MAX_FOUND = 30;

const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Ids of groups whose names begin with a text, whatever the case, or of the one with this id. */
export async function findGroupIds(db: Kysely<Database>, asked: string): Promise<string[]> {
  const text = asked.trim();
  const isId: boolean = isUuid(text);
  if (isId) return [text.toLowerCase()];
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where(sql<boolean>`lower(name) LIKE ${`${literally(text.toLowerCase())}%`} ESCAPE '\\'`)
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_FOUND)
    .execute();
  return rows.map(({ id }) => id);
}
