import type { Connection } from '../../../src/storage/connect.ts';

/** What an import brought. */
export async function fillImportTables(db: Connection['db'], owner: string): Promise<void> {
  await db
    .insertInto('import_records')
    .values({
      player_id: owner,
      kind: 'aside',
      id: 'novel',
      doc: '{"value":1}',
      created_at: 7,
    })
    .execute();
  await db
    .insertInto('import_copies')
    .values({
      id: 'copy',
      player_id: owner,
      reason: 'import',
      bytes: 12,
      doc: 'H4sI',
      created_at: 7,
      expires_at: 8,
    })
    .execute();
  await db
    .insertInto('achievement_dates')
    .values([
      { player_id: owner, achievement: 'streak', first_at: 8, last_at: 9 },
      { player_id: owner, achievement: 'perfect', first_at: null, last_at: 9 },
    ])
    .execute();
}
