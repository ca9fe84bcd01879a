import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TAVERN_ID } from '@everdeed/rules';
import { sql } from 'kysely';
import { isLongRun } from './support/runs.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import { allCopies } from '../src/storage/inbox/read-inbox.ts';
import { migrate, NewerDatabaseError } from '../src/storage/migrate.ts';
import { findOrphans } from '../src/storage/migration-checks.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import type { Migration } from '../src/storage/migrations/migration.ts';
import { tables } from '../src/tables.ts';
import { bareEngines } from './support/postgres.ts';
import { addPlayer, storageOn } from './support/storage.ts';

const open: { folder: string; connection: Connection }[] = [];

async function openEmpty(databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-migrate-'));
  const connection = connect(databaseUrl ?? join(folder, 'everdeed.sqlite'));
  open.push({ folder, connection });
  return { folder, connection };
}

afterEach(async () => {
  for (const { folder, connection } of open.splice(0)) {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const next = (...statements: string[]): Migration[] => [
  ...migrations,
  { number: 1000, name: 'next', statements: () => statements },
];

describe.each(bareEngines)('on $engine', ({ engine, database }) => {
  /** What one migration does to rows; on PostgreSQL, where the way to it takes seconds, in the long run. */
  const rowsTest = test.runIf(isLongRun || engine === 'SQLite');

  test('a migration is applied once', async () => {
    const { connection } = await openEmpty(await database());
    expect(await migrate(connection, tables)).toEqual(migrations.map((step) => step.number));
    expect(await migrate(connection, tables)).toEqual([]);
  });

  rowsTest('groups that were only named get a row, and what nobody can reach goes', async () => {
    const { connection } = await openEmpty(await database());
    await migrate(
      connection,
      tables,
      migrations.filter(({ number }) => number < 14),
    );
    const { db } = connection;
    for (const id of ['a', 'b']) {
      const row = { v: 1, username: id, username_lower: id, blocked: 0, permissions: '{}' };
      const rest = { lvl: 1, last_cron: 0, created_at: 0, hot: '{}' };
      await db
        .insertInto('players')
        .values({ id, ...row, ...rest })
        .execute();
      await db.insertInto('player_social').values({ player_id: id }).execute();
      await sql`INSERT INTO memberships (player_id, group_id, kind, role, position, joined_at)
        VALUES (${id}, 'p', 'party', ${id === 'b' ? 'leader' : 'member'}, 1, 7)`.execute(db);
    }
    await sql`INSERT INTO invitations (player_id, kind, group_id, position, name, inviter, data)
      VALUES ('a', 'guild', 'g', 1, 'Guild of B', 'b', '{}')`.execute(db);
    for (const group of ['p', 'nobody', TAVERN_ID])
      await sql`INSERT INTO chat_lines (id, group_id, info, created_at)
        VALUES (${`line of ${group}`}, ${group}, '{}', 1)`.execute(db);
    await migrate(connection, tables);
    const { groups } = storageOn(connection).reader();
    const found = await Promise.all(['p', 'g', 'nobody', TAVERN_ID].map((id) => groups.get(id)));
    expect(found).toMatchObject([
      { type: 'party', privacy: 'private', leader: 'b', memberCount: 2, quest: { active: false } },
      { type: 'guild', name: 'Guild of B', leader: 'b', memberCount: 0, managers: {} },
      undefined,
      { name: 'Tavern', privacy: 'public' },
    ]);
    const lines = await db.selectFrom('chat_lines').select('group_id').orderBy('group_id').execute();
    expect(lines.map(({ group_id }) => group_id)).toEqual([TAVERN_ID, 'p']);
    expect(await findOrphans(db, tables, 14)).toEqual([]);
  });

  rowsTest('messages that came with imports are messages like all others', async () => {
    const { connection } = await openEmpty(await database());
    await migrate(
      connection,
      tables,
      migrations.filter(({ number }) => number < 16),
    );
    const { db } = connection;
    const row = { v: 1, username: 'a', username_lower: 'a', blocked: 0, permissions: '{}' };
    const rest = { lvl: 1, last_cron: 0, created_at: 0, hot: '{}' };
    await db
      .insertInto('players')
      .values({ id: 'a', ...row, ...rest })
      .execute();
    await db.insertInto('player_social').values({ player_id: 'a' }).execute();
    const docs = [
      { id: '1', uuid: 'B', sent: true, text: 'hi', unformattedText: 'h', timestamp: 5 },
      { id: '2', text: 'ho', timestamp: '2999-01-01T00:00:00.000Z' },
    ];
    for (const doc of docs)
      await sql`INSERT INTO import_records (player_id, kind, id, doc, created_at)
        VALUES ('a', 'message', ${doc.id}, ${JSON.stringify(doc)}, 9)`.execute(db);
    await sql`INSERT INTO import_records (player_id, kind, id, doc, created_at)
      VALUES ('a', 'aside', 'novel', '{}', 9)`.execute(db);
    await migrate(connection, tables);
    const left = await db.selectFrom('import_records').select('kind').execute();
    expect(left).toEqual([{ kind: 'aside' }]);
    const copies = await allCopies(db, 'a');
    expect(copies).toMatchObject([
      { id: '1', otherId: 'b', sent: true, text: 'hi', unformattedText: 'h', at: 5, isImported: true },
      { id: '2', otherId: '', sent: false, text: 'ho', unformattedText: 'ho', at: 9 },
    ]);
    expect(copies.map(({ details }) => details)).toEqual(docs);
  });

  rowsTest('languages that no client knows are mended, and addresses of other services found', async () => {
    const { connection } = await openEmpty(await database());
    await migrate(
      connection,
      tables,
      migrations.filter(({ number }) => number < 7),
    );
    const { db } = connection;
    const languages = { a: 'tr', b: 'pt-BR', c: 'de', d: null, e: '' };
    for (const [id, language] of Object.entries(languages)) {
      const row = { v: 1, username: id, username_lower: id, blocked: 0, permissions: '{}' };
      const rest = { lvl: 1, last_cron: 0, created_at: 0, hot: '{}' };
      await db
        .insertInto('players')
        .values({ id, language, ...row, ...rest })
        .execute();
      await db.insertInto('player_social').values({ player_id: id }).execute();
      const preferences = { preferences: { dayStart: 3, ...(language === null ? {} : { language }) } };
      const account = {
        'auth.google': { id: `g-${id}`, emails: [{ value: `${id.toUpperCase()}@x.example` }] },
      };
      for (const [section, doc] of Object.entries({ preferences, account }))
        await db
          .insertInto('player_sections')
          .values({ player_id: id, section, version: 1, doc: JSON.stringify(doc) })
          .execute();
    }
    await migrate(connection, tables);
    const rows = await db
      .selectFrom('players as p')
      .innerJoin('player_sections as s', 's.player_id', 'p.id')
      .where('s.section', '=', 'preferences')
      .select(['p.id', 'p.language', 'p.google_email', 'p.apple_email', 's.doc'])
      .orderBy('p.id')
      .execute();
    const mended = { a: 'en', b: 'pt_BR', c: 'de', d: null, e: 'en' };
    expect(rows.map(({ id, language }) => [id, language])).toEqual(Object.entries(mended));
    for (const { id, language, doc, google_email, apple_email } of rows) {
      expect(JSON.parse(doc)).toEqual({
        preferences: { dayStart: 3, ...(language === null ? {} : { language }) },
      });
      expect([google_email, apple_email]).toEqual([`${id}@x.example`, null]);
    }
  });

  rowsTest('those who have a tier are found for the hall', async () => {
    const { connection } = await openEmpty(await database());
    await migrate(
      connection,
      tables,
      migrations.filter(({ number }) => number < 26),
    );
    const { db } = connection;
    const accounts = {
      a: { contributor: { level: 3 }, backer: { tier: 20 } },
      b: { contributor: { level: 0, text: 'gone' }, backer: {} },
      c: { contributor: { level: 'x' }, backer: { tier: 1.5 } },
      d: {},
    };
    for (const [id, account] of Object.entries(accounts)) {
      const row = { v: 1, username: id, username_lower: id, blocked: 0, permissions: '{}' };
      const rest = { lvl: 1, last_cron: 0, created_at: 0, hot: '{}' };
      await db
        .insertInto('players')
        .values({ id, ...row, ...rest })
        .execute();
      await db.insertInto('player_social').values({ player_id: id }).execute();
      await db
        .insertInto('player_sections')
        .values({ player_id: id, section: 'account', version: 1, doc: JSON.stringify(account) })
        .execute();
    }
    await migrate(connection, tables);
    const tiers = db.selectFrom('players').select(['id', 'contributor_level', 'backer_tier']);
    expect((await tiers.orderBy('id').execute()).map(Object.values)).toEqual([
      ['a', 3, 20],
      ['b', null, null],
      ['c', null, 1],
      ['d', null, null],
    ]);
  });

  test('a database that is newer than the program is refused', async () => {
    const { connection } = await openEmpty(await database());
    await migrate(connection, tables, next('CREATE TABLE later (id TEXT PRIMARY KEY)'));
    await expect(migrate(connection, tables)).rejects.toThrow(NewerDatabaseError);
  });

  test.each([
    ['loses rows', 'DELETE FROM players', /changed the rows of players/],
    ['breaks half-way', 'CREATE TABLE half (id TEXT PRIMARY KEY); broken', /./],
  ])('a migration that %s changes nothing at all', async (_what, statement, message) => {
    const { connection } = await openEmpty(await database());
    await migrate(connection, tables);
    const player = await addPlayer(storageOn(connection));
    await expect(migrate(connection, tables, next(...statement.split('; ')))).rejects.toThrow(message);
    expect(await storageOn(connection).reader().players.get(player._id)).toEqual(player);
    expect(await migrate(connection, tables)).toEqual([]);
  });
});

test('an embedded database is backed up before it is migrated', async () => {
  const { folder, connection } = await openEmpty(undefined);
  await migrate(connection, tables);
  const player = await addPlayer(storageOn(connection));
  await migrate(connection, tables, next('CREATE TABLE later (id TEXT PRIMARY KEY)'));
  const [backup = ''] = readdirSync(join(folder, 'backups'));
  const copy = connect(join(folder, 'backups', backup));
  open.push({ folder, connection: copy });
  expect(await storageOn(copy).reader().players.get(player._id)).toEqual(player);
  const applied = await copy.db.selectFrom('migrations').select('number').orderBy('number').execute();
  expect(applied.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number));
});

test('two processes that start at once on PostgreSQL migrate once', async () => {
  const url = await bareEngines[1].database();
  const [one, two] = [await openEmpty(url), await openEmpty(url)];
  const applied = await Promise.all([migrate(one.connection, tables), migrate(two.connection, tables)]);
  expect(applied.flat()).toEqual(migrations.map((step) => step.number));
});
