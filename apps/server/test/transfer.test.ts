import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Player } from '@everdeed/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import { migrate } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { dataTables } from '../src/storage/tables.ts';
import { tables } from '../src/tables.ts';
import { digest } from './fixtures/digest.ts';
import { idOf } from './fixtures/release-1-players.ts';
import { cli } from './support/cli.ts';
import { fillEveryTable } from './support/every-table.ts';
import { bareEngines, engines } from './support/postgres.ts';
import { exportedByRelease1, recordsOf, shownByRelease1 } from './support/release-1.ts';
import { isLongRun } from './support/runs.ts';
import { prepareSqlite } from './support/sqlite.ts';
import { storageOn } from './support/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-transfer-'));
const latest = migrations.at(-1)?.number ?? 0;
const open: Connection[] = [];
let count = 0;

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('BASE_URL', '');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const connection of open) await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A place for a database, which the command line uses from now on. */
interface Place {
  readonly use: () => void;
  readonly open: () => Connection;
}

function placeOf(dataDir: string, url: string | undefined): Place {
  return {
    use() {
      vi.stubEnv('DATA_DIR', dataDir);
      vi.stubEnv('DATABASE_URL', url ?? '');
    },
    open() {
      const connection = connect(url ?? join(dataDir, 'everdeed.sqlite'));
      open.push(connection);
      return connection;
    },
  };
}

type Database = (typeof engines)[number]['database'];

/** A place whose database has no tables yet, if it is there at all. */
const newPlace = async (database: Database): Promise<Place> =>
  placeOf(join(folder, `data-${++count}`), await database());

/** A place whose database has all tables, as an idle server leaves it. */
async function readyPlace(database: Database): Promise<Place> {
  const dataDir = join(folder, `data-${++count}`);
  const url = await database();
  mkdirSync(dataDir);
  if (url === undefined) prepareSqlite(dataDir);
  return placeOf(dataDir, url);
}

const newFile = () => join(folder, `file-${++count}.jsonl.gz`);

/** Every row of every table with data, in an order that does not depend on the engine. */
async function contentsOf({ db }: Connection): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of dataTables(tables)) {
    const { rows } = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
    contents[name] = texts.toSorted();
  }
  return contents;
}

describe.each(engines)('an export from $engine', (from) => {
  const file = newFile();
  let contents: Awaited<ReturnType<typeof contentsOf>>;
  let players: readonly (Player | undefined)[];
  beforeAll(async () => {
    const place = await readyPlace(from.database);
    place.use();
    const connection = place.open();
    const ids = (await fillEveryTable(connection)).map(({ _id }) => _id);
    const reader = storageOn(connection).reader();
    players = await Promise.all(ids.map((id) => reader.players.get(id)));
    contents = await contentsOf(connection);
    expect(await cli('export', file)).toMatchObject({ code: 0 });
  });

  test('is made of a database in which no table is empty', () => {
    for (const [table, rows] of Object.entries(contents))
      expect([table, rows.length]).not.toEqual([table, 0]);
    expect(players[0]).toMatchObject({ guilds: ['g1', 'g2'], party: { _id: 'p1' } });
    expect(players[0]?.notifications).toHaveLength(1);
    expect(players[0]?.invitations.guilds).toHaveLength(1);
  });

  /** The other engine; in the long run the same one, too. */
  const others = <To extends { readonly engine: string }>(all: readonly To[]): readonly To[] =>
    all.filter(({ engine }) => isLongRun || engine !== from.engine);

  test.each(others(bareEngines))(
    'comes into an empty database on $engine, every row of every table',
    async (to) => {
      const place = await newPlace(to.database);
      place.use();
      expect((await cli('import', file)).text).toMatch(/Read \d+ records/);
      const connection = place.open();
      expect(await contentsOf(connection)).toEqual(contents);
      const reader = storageOn(connection).reader();
      expect(await Promise.all(players.map((player) => reader.players.get(player?._id ?? '')))).toEqual(
        players,
      );
      expect((await cli('check')).text).toContain('2 accounts read, 0 problems');
      expect((await cli('import', file)).text).toContain('not empty');
    },
  );

  test.each(others(engines))('leaves no number on $engine to a job that another one has had', async (to) => {
    const place = await readyPlace(to.database);
    place.use();
    await cli('import', file);
    const job = { kind: 'k', payload: '{}', run_at: 0, attempts: 0, leased_until: 0, created_at: 0 };
    const { id } = await place
      .open()
      .db.insertInto('jobs')
      .values({ ...job, repeats: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(78);
  });

  test('takes the place of what an idle server has written', async () => {
    const place = await readyPlace(from.database);
    place.use();
    const { db } = place.open();
    const job = { kind: 'mail', payload: '{}', run_at: 0, attempts: 0, leased_until: 0, created_at: 0 };
    await db
      .insertInto('jobs')
      .values({ ...job, id: 41, waiting_key: 'k', repeats: 0 })
      .execute();
    await db.insertInto('meta').values({ key: 'secret', value: 'fingerprint' }).execute();
    expect(await cli('import', file)).toMatchObject({ code: 0 });
    expect(await contentsOf(place.open())).toEqual(contents);
    const meta = await place.open().db.selectFrom('meta').selectAll().execute();
    expect(meta).toEqual([{ key: 'secret', value: 'fingerprint' }]);
  });
});

describe.each(engines)('an import on $engine', ({ database }) => {
  const importLines = async (place: Place, lines: string) => {
    const file = newFile();
    writeFileSync(file, gzipSync(lines));
    place.use();
    return cli('import', file);
  };

  test.runIf(isLongRun)(
    'of a file of the first release shows its players as that release did',
    async () => {
      const place = await readyPlace(database);
      expect(await importLines(place, exportedByRelease1())).toMatchObject({ code: 0 });
      const connection = place.open();
      expect(await migrate(connection, tables)).toEqual([]);
      const { digests, sample } = shownByRelease1();
      const { players } = storageOn(connection).reader();
      for (const [id, player] of Object.entries(sample)) expect(await players.get(id)).toEqual(player);
      for (let index = 0; index < digests.length; index += 20)
        expect([index, digest(await players.get(idOf(index)))]).toEqual([index, digests[index]?.[0]]);
      const recorded = recordsOf(exportedByRelease1());
      for (const [table, name] of [
        ['players', 'players'],
        ['tasks', 'tasks'],
        ['ledger', 'transactions'],
        ['player_history', 'player_history'],
      ] as const) {
        const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(
          connection.db,
        );
        const expected = recorded.filter((record) => record.table === name).length;
        expect([table, Number(rows[0]?.n)]).toEqual([table, expected]);
      }
    },
    120_000,
  );

  const player = {
    id: 'p',
    v: 1,
    username: 'p',
    username_lower: 'p',
    email: null,
    google_id: null,
    apple_id: null,
    google_email: null,
    apple_email: null,
    blocked: 0,
    language: null,
    permissions: '{}',
    lvl: 1,
    last_cron: 0,
    created_at: 0,
    hot: '{}',
  };
  const fileOf = (...lines: readonly unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const head = { everdeed: 2, step: latest };
  const record = { table: 'players', row: player };
  const counter = { table: 'player_social', row: { player_id: 'p', v: 0 } };

  // A file is read and refused before it matters which engine it was to come to.
  const refused = test.runIf(isLongRun || database === engines[0].database);
  refused.each([
    ['whose version left out tables', fileOf({ everdeed: 1, step: 5 }, { records: 0 }), 'export again'],
    ['of a newer format', fileOf({ everdeed: 3, step: 5 }, { records: 0 }), 'newer version'],
    ['without the rows that belong to a player', fileOf(head, record, { records: 1 }), 'lack their row'],
    ['with a table that came later', fileOf({ everdeed: 1, step: 1 }, counter), 'unknown table'],
    ['with a table that is not exported', fileOf(head, { table: 'meta', row: {} }), 'unknown table'],
    ['that goes on after its end', fileOf(head, { records: 0 }, record), 'after its end'],
    ['with lines missing', fileOf(head, counter, { records: 2 }), 'truncated'],
    ['with a line that is no record', fileOf(head, { table: 'players' }, { records: 0 }), 'unknown line'],
    ['with nothing in it', '', 'truncated'],
  ])('of a file %s is refused and changes nothing', async (_what, lines, message) => {
    const place = await readyPlace(database);
    place.use();
    await place.open().db.insertInto('meta').values({ key: 'k', value: 'v' }).execute();
    expect(await importLines(place, lines)).toEqual({ code: 1, text: expect.stringContaining(message) });
    const { db } = place.open();
    expect(await db.selectFrom('meta').selectAll().execute()).toEqual([{ key: 'k', value: 'v' }]);
    expect((await cli('check')).text).toContain('0 accounts read, 0 problems');
    expect(await importLines(place, fileOf(head, record, counter, { records: 2 }))).toMatchObject({
      code: 0,
    });
  });

  test('of another file into what is no longer empty is refused', async () => {
    const place = await readyPlace(database);
    place.use();
    await place.open().db.insertInto('documents').values({ collection: 'c', id: 'i', doc: '{}' }).execute();
    const { code, text } = await importLines(place, fileOf(head, { records: 0 }));
    expect([code, text]).toEqual([1, expect.stringContaining('not empty')]);
  });
});

test('an export says from which step of the schema it is, and counts its records', async () => {
  const place = await newPlace(engines[0].database);
  place.use();
  const file = newFile();
  await cli('export', file);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { everdeed: 2, step: latest },
    { records: 0 },
  ]);
});
