import { type DataPlace, openDatabase } from './database.ts';

/** Tables to copy for each player, with the player's column and the columns that must be unique. */
const tables = [
  { name: 'players', owner: 'id', unique: ['username', 'username_lower', 'email'] },
  { name: 'player_sections', owner: 'player_id', unique: [] },
  { name: 'tasks', owner: 'user_id', unique: ['id'] },
] as const;

/**
 * Fills a database up to `count` players by copying one of them, with one statement per table. The program must not be
 * running. The copies never play; they only make tables and indexes large.
 */
export async function clonePlayers(place: DataPlace, from: string, count: number): Promise<void> {
  const database = await openDatabase(place);
  const present = await database.number('SELECT count(*) AS n FROM players');
  const numbers = `WITH RECURSIVE copy(n) AS
    (SELECT ${present} UNION ALL SELECT n + 1 FROM copy WHERE n + 1 < ${count})`;
  const newId = `${database.hex('copy.n')} || '-0000-4000-8000-000000000000'`;
  const statements: string[] = [];
  for (const { name, owner, unique } of present >= count ? [] : tables) {
    const columns = await database.columnsOf(name);
    const values = columns.map((column) => {
      if (column === owner) return newId;
      if (unique.some((one) => one === column)) return `source.${column} || '-' || copy.n`;
      return `source.${column}`;
    });
    statements.push(
      `${numbers} INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values.join(', ')}
       FROM copy CROSS JOIN (SELECT * FROM ${name} WHERE ${owner} = '${from}' LIMIT 20) AS source`,
    );
  }
  if (statements.length > 0) await database.run(...statements, 'ANALYZE');
  await database.close();
}
