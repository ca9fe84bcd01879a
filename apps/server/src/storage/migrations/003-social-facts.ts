import { movedFrom, type MovedPlayer, type StoredPlayer } from './003-moved-player.ts';
import type { Migration, RawDatabase, Row } from './migration.ts';

/** Players that are read and written together. */
const batchSize = 250;
/** Values that one statement carries; both engines take more. */
const maxValues = 5000;

async function insertAll(database: RawDatabase, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const perStatement = Math.floor(maxValues / Math.max(1, columns.length));
  for (let from = 0; from < rows.length; from += perStatement) {
    const part = rows.slice(from, from + perStatement);
    const places = part.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    const values = part.flatMap((row) => columns.map((column) => row[column]));
    await database.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, values);
  }
}

/** Writes one column of many rows. */
async function updateAll(
  database: RawDatabase,
  update: { readonly set: string; readonly where: string },
  changes: readonly (readonly [id: string, text: string])[],
): Promise<void> {
  if (changes.length === 0) return;
  const places = changes.map(() => '(?, ?)').join(', ');
  await database.query(
    `${update.set} = changed.column2 FROM (VALUES ${places}) AS changed WHERE ${update.where} = changed.column1`,
    changes.flat(),
  );
}

const nextBatch = (database: RawDatabase, after: string): Promise<Row[]> =>
  database.query(
    `SELECT p.id, p.hot, a.doc AS account, n.doc AS notifications FROM players AS p
    LEFT JOIN player_sections AS a ON a.player_id = p.id AND a.section = 'account'
    LEFT JOIN player_sections AS n ON n.player_id = p.id AND n.section = 'notifications'
    WHERE p.id > ? ORDER BY p.id LIMIT ${batchSize}`,
    [after],
  );

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const storedIn = ({ id, hot, account, notifications }: Row): StoredPlayer => ({
  id: String(id),
  hot: String(hot),
  account: textOrNull(account),
  notifications: textOrNull(notifications),
});

const tables = ['memberships', 'invitations', 'notifications'] as const;
type Counts = Record<(typeof tables)[number], number>;

async function write(database: RawDatabase, moved: readonly MovedPlayer[], counts: Counts): Promise<void> {
  for (const table of tables) {
    const rows = moved.flatMap((player) => player[table]);
    await insertAll(database, table, rows);
    counts[table] += rows.length;
  }
  await updateAll(
    database,
    { set: 'UPDATE players SET hot', where: 'players.id' },
    moved.map(({ id, hot }) => [id, hot]),
  );
  await updateAll(
    database,
    {
      set: 'UPDATE player_sections SET doc',
      where: "player_sections.section = 'account' AND player_sections.player_id",
    },
    moved.flatMap(({ id, account }) => (account === undefined ? [] : [[id, account] as const])),
  );
}

async function assertCounts(database: RawDatabase, counts: Counts): Promise<void> {
  for (const table of tables) {
    const [row] = await database.query(`SELECT count(*) AS n FROM ${table}`);
    if (Number(row?.['n']) !== counts[table]) throw new Error(`${table}: not every row has arrived`);
  }
}

/** Moves parties, guilds, unread chats, invitations and notifications out of the players' own rows. */
export const socialFacts: Migration = {
  number: 3,
  name: 'social facts',
  resizes: ['player_sections', 'player_social', 'memberships', 'invitations', 'notifications'],
  statements: () => [],
  async run(database) {
    await database.query(
      `INSERT INTO player_social (player_id, v) SELECT id, 0 FROM players
      WHERE NOT EXISTS (SELECT 1 FROM player_social AS s WHERE s.player_id = players.id)`,
    );
    const counts: Counts = { memberships: 0, invitations: 0, notifications: 0 };
    for (let after = ''; ; ) {
      const rows = await nextBatch(database, after);
      const last = rows.at(-1);
      if (!last) break;
      await write(
        database,
        rows.map((row) => movedFrom(storedIn(row))),
        counts,
      );
      after = String(last['id']);
    }
    await assertCounts(database, counts);
    await database.query("DELETE FROM player_sections WHERE section = 'notifications'");
  },
};
