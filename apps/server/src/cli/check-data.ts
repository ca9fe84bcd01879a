import { ORDER_OF, type Player } from '@everdeed/rules';
import { sql } from 'kysely';
import type { Connection } from '../storage/connect.ts';
import { isStorageDamaged } from '../storage/failures.ts';
import { findOrphans } from '../storage/migration-checks.ts';
import { migrations } from '../storage/migrations/index.ts';
import { Storage } from '../storage/storage.ts';
import { tables } from '../tables.ts';
import { checkChallenges } from './check-challenges.ts';
import { checkGroups } from './check-groups.ts';
import { planCheck } from './check-plans.ts';
import { countOf } from './count-of.ts';

/** Has an embedded database checked by its engine. */
export async function checkFile({ engine, db }: Connection): Promise<string[]> {
  if (engine !== 'sqlite') return [];
  let rows: readonly { readonly integrity_check: string }[];
  try {
    ({ rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db));
  } catch (error) {
    if (!isStorageDamaged(error)) throw error;
    return [`file: ${error instanceof Error ? error.message : 'damaged'}`];
  }
  return rows.filter((row) => row.integrity_check !== 'ok').map((row) => `file: ${row.integrity_check}`);
}

type PlayerCheck = (player: Player) => string[];

async function checkPlayer(storage: Storage, id: string, plansOf: PlayerCheck): Promise<string[]> {
  const reader = storage.reader();
  const player = await reader.players.get(id);
  if (!player) return [`player ${id}: cannot be read`];
  const problems = plansOf(player);
  const taskIds = new Set((await reader.tasks.list(id)).map((task) => task._id));
  for (const key of Object.values(ORDER_OF)) {
    const order = player.tasksOrder[key];
    if (new Set(order).size !== order.length)
      problems.push(`player ${id}: a task occurs twice in the order of ${key}`);
    const lost = order.filter((taskId) => !taskIds.has(taskId)).length;
    if (lost > 0) problems.push(`player ${id}: lacks ${countOf(lost, 'task')} of the order of ${key}`);
  }
  for (const [name, value] of Object.entries(player.stats)) {
    if (typeof value === 'number' && !Number.isFinite(value))
      problems.push(`player ${id}: stats.${name} is not a number`);
  }
  return problems;
}

/** What reading all data came to. */
export interface Findings {
  /** How many accounts were read. */
  readonly players: number;
  /** A sentence each. */
  readonly problems: readonly string[];
}

/** Reads all data and reports inconsistencies. */
export async function findProblems(connection: Connection): Promise<Findings> {
  const latest = migrations.at(-1)?.number ?? 0;
  const damage = await checkFile(connection);
  // What a damaged file seems to contain says nothing.
  if (damage.length > 0) return { players: 0, problems: damage };
  const problems = await findOrphans(connection.db, tables, latest);
  problems.push(...(await checkGroups(connection.db)));
  problems.push(...(await checkChallenges(connection.db)));
  const still = () => undefined;
  const storage = new Storage({
    connection,
    now: Date.now,
    newId: () => '',
    wakeWorkers: still,
    deliver: still,
  });
  const plansOf = await planCheck(storage, Date.now());
  const rows = await connection.db.selectFrom('players').select('id').execute();
  for (const { id } of rows) {
    try {
      problems.push(...(await checkPlayer(storage, id, plansOf)));
    } catch (error) {
      problems.push(`player ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { players: rows.length, problems };
}
