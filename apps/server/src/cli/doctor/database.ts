import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { databaseOf } from '../../app.ts';
import type { Settings } from '../../config/settings.ts';
import { countJobs } from '../../jobs/list.ts';
import { type Connection, connect } from '../../storage/connect.ts';
import { migrations } from '../../storage/migrations/index.ts';
import { readChoices } from '../../storage/site/site-settings.ts';
import { checkFile } from '../check-data.ts';
import { countOf } from '../count-of.ts';
import { messageOf, Notes } from './finding.ts';

/** What the database tells that other looks need. */
export interface DatabaseFacts {
  readonly report: Notes;
  /** The fingerprint of the secret key that it was used with. */
  readonly usedWith: string | undefined;
  /** The clock of its machine (ms), where that may be another one. */
  readonly clock: number | undefined;
  /** The latest that anything was recorded (ms). */
  readonly lastRecord: number | undefined;
  /** What administrators have chosen for the site. */
  readonly chosen: Awaited<ReturnType<typeof readChoices>>;
}

const nothing = { usedWith: undefined, clock: undefined, lastRecord: undefined, chosen: {} };
const latest = migrations.at(-1)?.number ?? 0;
/** The oldest PostgreSQL that is tested, as it numbers itself. */
const oldestPostgres = 150_000;

/** The number of the last applied step; undefined in a database without tables. */
async function stepOf({ db, engine }: Connection): Promise<number | undefined> {
  const { rows: found } = await (engine === 'sqlite'
    ? sql`SELECT 1 FROM sqlite_schema WHERE name = 'migrations'`
    : sql`SELECT 1 FROM information_schema.tables WHERE table_name = 'migrations'`
  ).execute(db);
  if (found.length === 0) return undefined;
  const { rows } = await sql<{ number: number | null }>`SELECT max(number) AS number FROM migrations`.execute(
    db,
  );
  return rows[0]?.number ?? undefined;
}

async function checkPostgres({ db }: Connection, notes: Notes): Promise<number> {
  const { rows } = await sql<{ version: number; at: number }>`SELECT
    current_setting('server_version_num')::int AS version,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at`.execute(db);
  const [{ version, at } = { version: 0, at: 0 }] = rows;
  const name = `PostgreSQL ${Math.floor(version / 10_000)}`;
  if (version < oldestPostgres)
    notes.problem({
      what: `The database is ${name}.`,
      why: 'Everdeed is tested with PostgreSQL 15 and newer.',
      todo: 'Upgrade PostgreSQL.',
    });
  else notes.ok(`${name} answers`);
  return at;
}

async function checkSchema(step: number, notes: Notes): Promise<void> {
  if (step > latest)
    notes.problem({
      what: `The database was written by a newer version of Everdeed (step ${step}; this one knows up to ${latest}).`,
      why: 'The server does not start, so that nothing is damaged.',
      todo: 'Install the newer version again, or restore the backup that it made before upgrading: backups/before-….sqlite',
    });
  else if (step < latest)
    notes.advise({
      what: `The database is at step ${step} of ${latest}.`,
      why: 'The next start brings it up to date, after a backup.',
      todo: 'Start the server.',
    });
  else notes.ok(`its tables are up to date (step ${step})`);
}

/** What only a database of today's tables tells. */
async function look({ db }: Connection, notes: Notes): Promise<Omit<DatabaseFacts, 'report' | 'clock'>> {
  const dead = await countJobs(db, 'dead_letters');
  if (dead > 0)
    notes.advise({
      what: `${countOf(dead, 'background job')} failed for the last time.`,
      why: 'Mails, webhooks or repairs did not happen.',
      todo: 'See why with "everdeed jobs", then: everdeed jobs retry all',
    });
  const secret = await db.selectFrom('meta').select('value').where('key', '=', 'secret').executeTakeFirst();
  const { rows } = await sql<{ at: number | null }>`SELECT max(at) AS at FROM (
    SELECT max(created_at) AS at FROM operations UNION ALL SELECT max(last_cron) AS at FROM players
    UNION ALL SELECT max(applied_at) AS at FROM migrations) AS instants`.execute(db);
  return { usedWith: secret?.value, lastRecord: rows[0]?.at ?? undefined, chosen: await readChoices(db) };
}

async function examine(connection: Connection, where: string, report: Notes): Promise<DatabaseFacts> {
  const clock = connection.engine === 'postgres' ? await checkPostgres(connection, report) : undefined;
  const damage = await checkFile(connection);
  if (damage.length > 0) {
    report.problem({
      what: `${where} is damaged: ${damage.slice(0, 3).join('; ')}.`,
      why: 'What is damaged is lost, and more may follow.',
      todo: 'Stop the server, check the disk, and restore the latest backup: everdeed restore FILE',
    });
    return { ...nothing, report, clock };
  }
  if (connection.engine === 'sqlite') report.ok('the file is whole');
  const step = await stepOf(connection);
  if (step === undefined) {
    report.ok('it is empty; the first start fills it');
    return { ...nothing, report, clock };
  }
  await checkSchema(step, report);
  return { report, clock, ...(step === latest ? await look(connection, report) : nothing) };
}

/** The address of a database without its password, and without parameters, which may hold one, too. */
function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return 'of DATABASE_URL';
  const { protocol, username, password, host, pathname } = new URL(address);
  const user = `${username}${password && ':…'}${username && '@'}`;
  return `${protocol}//${user}${host}${pathname}`;
}

/** Looks at the database, and changes nothing. */
export async function checkDatabase(settings: Settings): Promise<DatabaseFacts> {
  const report = new Notes('database');
  const where = databaseOf(settings);
  // Opening would make the file.
  if (settings.databaseUrl === undefined && !existsSync(where)) {
    report.ok('there is none yet; the first start makes it');
    return { ...nothing, report };
  }
  if (settings.databaseUrl === undefined && statSync(where).size === 0)
    report.advise({
      what: `${where} is empty.`,
      why: 'The server makes a new, empty database of it. If you expected data, the file was cut off.',
      todo: 'Restore the latest backup: everdeed restore FILE',
    });
  const shown = settings.databaseUrl === undefined ? where : withoutPassword(where);
  try {
    const connection = connect(where, { poolSize: 1, statementMs: 60_000 });
    try {
      return await examine(connection, shown, report);
    } finally {
      await connection.close();
    }
  } catch (error) {
    report.problem({
      what: `The database ${shown} cannot be read: ${messageOf(error)}.`,
      why: 'The server does not start without it.',
      todo:
        settings.databaseUrl === undefined
          ? 'Check that this account may read and write the file. If it is damaged, restore a backup: everdeed restore FILE'
          : 'Check DATABASE_URL, that PostgreSQL is running, and that its pg_hba.conf lets this account in.',
    });
    return { ...nothing, report };
  }
}
