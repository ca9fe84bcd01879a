import { join } from 'node:path';
import { numberIn, textIn } from '@everdeed/content/values';
import Libsql from 'libsql';

/** Tables to copy for each player, with the player's column and the columns that must be unique. */
const tables = [
  { name: 'players', owner: 'id', unique: ['username', 'username_lower', 'email'] },
  { name: 'player_sections', owner: 'player_id', unique: [] },
  { name: 'tasks', owner: 'user_id', unique: ['id'] },
] as const;

const columnsOf = (database: Libsql.Database, table: string): string[] =>
  database
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map((row) => textIn(row, 'name'));

/**
 * Fills an embedded database up to `count` players by copying one of them, with one statement per table. The
 * program must not be running. The copies never play; they only make tables and indexes large.
 */
export function clonePlayers(folder: string, from: string, count: number): void {
  const database = new Libsql(join(folder, 'everdeed.sqlite'));
  for (const pragma of ['synchronous = OFF', 'journal_mode = WAL', 'cache_size = -200000'])
    database.exec(`PRAGMA ${pragma}`);
  const present = numberIn(database.prepare('SELECT count(*) AS n FROM players').get(), 'n');
  const numbers = `WITH RECURSIVE copy(n) AS (SELECT ${present} UNION ALL SELECT n + 1 FROM copy WHERE n + 1 < ${count})`;
  const newId = `printf('%08x-0000-4000-8000-000000000000', copy.n)`;
  if (present >= count) {
    database.close();
    return;
  }
  database.exec('BEGIN');
  for (const { name, owner, unique } of tables) {
    const columns = columnsOf(database, name);
    const isUnique = (column: string) => unique.some((one) => one === column);
    const values = columns.map((column) => {
      if (column === owner) return newId;
      if (isUnique(column)) return `source.${column} || '-' || copy.n`;
      return `source.${column}`;
    });
    database.exec(
      `${numbers} INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values.join(', ')}
       FROM copy CROSS JOIN (SELECT * FROM ${name} WHERE ${owner} = '${from}' LIMIT 20) AS source`,
    );
  }
  database.exec('COMMIT');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.exec('ANALYZE');
  database.close();
}
