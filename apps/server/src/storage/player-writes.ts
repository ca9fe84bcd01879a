import type { Kysely } from 'kysely';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import type { changedColumns } from './player-columns.ts';
import type { Database } from './schema.ts';
import type { ColdSection } from './stores.ts';

const writeHot = new HotQuery('UPDATE players SET v = ?, hot = ? WHERE id = ?');
/** Of the columns that mirror fields, the level changes by far the most often. */
const writeLevel = new HotQuery('UPDATE players SET v = ?, hot = ?, lvl = ? WHERE id = ?');
const writeOne = new HotQuery(
  'UPDATE player_sections SET version = ?, doc = ? WHERE player_id = ? AND section = ?',
);
/** Rows as one JSON text: PostgreSQL alone is spoken to over a connection, where round trips count. */
const writeManyHot = new HotQuery(`UPDATE players SET v = w.v, hot = w.hot
  FROM json_to_recordset(CAST(? AS json)) AS w(id text, v bigint, hot text) WHERE players.id = w.id`);
const writeManySections = new HotQuery(`UPDATE player_sections AS s SET version = w.version, doc = w.doc
  FROM json_to_recordset(CAST(? AS json)) AS w(id text, section text, version bigint, doc text)
  WHERE s.player_id = w.id AND s.section = w.section`);

/** Where rows of players are written. */
interface WriteContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
}

/** A section as it is to be stored. */
export interface SectionWrite {
  readonly id: string;
  readonly section: ColdSection;
  readonly version: number;
  readonly doc: string;
  readonly isNew: boolean;
}

/** A player's row as it is to be stored; the columns are those that differ. */
export interface RowWrite {
  readonly id: string;
  readonly v: number;
  readonly hot: string;
  readonly columns: ReturnType<typeof changedColumns>;
}

/** Whether so many rows are worth one statement. */
const isWorthOne = ({ runner }: WriteContext, rows: readonly unknown[]): boolean =>
  runner.engine === 'postgres' && rows.length > 1;

/** Stores sections of one player or of several. */
export async function writeSections(context: WriteContext, writes: readonly SectionWrite[]): Promise<void> {
  const { db, runner } = context;
  const added = writes.filter(({ isNew }) => isNew);
  const rows = added.map(({ id, section, version, doc }) => ({ player_id: id, section, version, doc }));
  if (rows.length > 0) await db.insertInto('player_sections').values(rows).execute();
  const changed = writes.filter(({ isNew }) => !isNew);
  if (isWorthOne(context, changed)) await writeManySections.run(runner, JSON.stringify(changed));
  else
    for (const { id, section, version, doc } of changed)
      await writeOne.run(runner, version, doc, id, section);
}

async function writeRow({ db, runner }: WriteContext, { id, v, hot, columns }: RowWrite): Promise<void> {
  if (!columns) {
    await writeHot.run(runner, v, hot, id);
    return;
  }
  const { lvl, ...others } = columns;
  if (lvl !== undefined && Object.keys(others).length === 0) await writeLevel.run(runner, v, hot, lvl, id);
  else {
    const update = db.updateTable('players').set({ v, hot, ...columns });
    await update.where('id', '=', id).execute();
  }
}

/** Stores the rows of one player or of several. */
export async function writeRows(context: WriteContext, writes: readonly RowWrite[]): Promise<void> {
  const plain = writes.filter(({ columns }) => !columns);
  const isOne = isWorthOne(context, plain);
  if (isOne) await writeManyHot.run(context.runner, JSON.stringify(plain));
  for (const write of isOne ? writes.filter(({ columns }) => columns) : writes)
    await writeRow(context, write);
}
