import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listIn } from '@everdeed/content/values';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import { migrate, NewerDatabaseError } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { digest } from './fixtures/digest.ts';
import { idOf, notificationKinds, playerCount, socialFactsOf } from './fixtures/release-1-players.ts';
import { tables } from '../src/tables.ts';
import { bareEngines } from './support/postgres.ts';
import { exportedByRelease1, fillAsRelease1, recordsOf, shownByRelease1 } from './support/release-1.ts';
import { isLongRun } from './support/runs.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { playerOf } from './support/players.ts';
import { storageOn } from './support/storage.ts';

/** Every so many players are shown: all of them in the long run. */
const STEP = isLongRun ? 1 : 10;
const indexes = Array.from({ length: playerCount }, (_, index) => index);

/** How many rows the facts of all players of the fixture make. */
const expectedRows = () => {
  const facts = indexes.map(socialFactsOf);
  const sum = (count: (fact: (typeof facts)[number]) => number) =>
    facts.reduce((all, fact) => all + count(fact), 0);
  return {
    player_social: playerCount,
    memberships: sum((fact) => listIn(fact, 'guilds').length + Object.keys(fact.party).length),
    invitations: sum(
      (fact) => listIn(fact, 'invitations', 'guilds').length + listIn(fact, 'invitations', 'parties').length,
    ),
    notifications: sum((fact) => listIn(fact, 'notifications').length),
  };
};

/** The whole release comes to both engines in the long run; what is odd in it always does. */
const wholeEngines = isLongRun ? bareEngines : bareEngines.slice(0, 1);

describe.each(wholeEngines)('a database of the first release on $engine', ({ database }) => {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-upgrade-'));
  let connection: Connection;
  let took = 0;
  beforeAll(async () => {
    connection = connect((await database()) ?? join(folder, 'everdeed.sqlite'));
    await fillAsRelease1(connection, recordsOf(exportedByRelease1()));
    const start = performance.now();
    await migrate(connection, tables);
    took = performance.now() - start;
  }, 120_000);
  afterAll(async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(
      connection.db,
    );
    return Number(rows[0]?.n);
  };

  test('shows every player as that release did, field by field', async () => {
    const { digests, sample } = shownByRelease1();
    const reader = storageOn(connection).reader();
    for (const [id, player] of Object.entries(sample)) expect(await reader.players.get(id)).toEqual(player);
    const show = async (index: number): Promise<readonly [player: string, text: string | undefined]> => {
      const player = await reader.players.get(idOf(index));
      // The text is put together from the same pieces: one in ten will do.
      const text = index % 10 === 0 ? await reader.players.text(idOf(index)) : undefined;
      return [digest(player), text === undefined ? undefined : digest(JSON.parse(text))];
    };
    const shown: Awaited<ReturnType<typeof show>>[] = [];
    const looked = indexes.filter((index) => index % STEP === 0);
    for (let from = 0; from < looked.length; from += 50)
      shown.push(...(await Promise.all(looked.slice(from, from + 50).map(show))));
    expect(digests).toHaveLength(playerCount);
    const expected = looked.map((index) => {
      const [player, text] = digests[index] ?? [];
      return [player, index % 10 === 0 ? text : undefined];
    });
    expect(shown).toEqual(expected);
  }, 120_000);

  test('holds every fact as a row, and none in the sections any more', async () => {
    for (const [table, rows] of Object.entries(expectedRows()))
      expect([table, await count(table)]).toEqual([table, rows]);
    const { rows } = await sql<{ doc: string }>`SELECT doc FROM player_sections WHERE section = 'account'
      UNION ALL SELECT hot FROM players`.execute(connection.db);
    expect(rows).toHaveLength(2 * playerCount);
    expect(
      rows.filter(({ doc }) =>
        /guilds"|newMessages":\{"0|invitations|"party":\{"_id|notifications":/.test(doc),
      ),
    ).toEqual([]);
    const kinds = await sql<{ type: string }>`SELECT DISTINCT type FROM notifications`.execute(connection.db);
    const expected = new Set([...notificationKinds.map(([type]) => type), 'NEW_CHAT_MESSAGE']);
    expect(new Set(kinds.rows.map(({ type }) => type))).toEqual(expected);
  });

  test('keeps the id of the notification that tells of unread chat', async () => {
    const { rows } = await sql<{
      unread_id: string;
      id: string;
    }>`SELECT m.unread_id, n.id FROM memberships AS m
      INNER JOIN notifications AS n ON n.player_id = m.player_id AND n.type = 'NEW_CHAT_MESSAGE'
        AND n.data LIKE '%' || m.group_id || '%'`.execute(connection.db);
    expect(rows.length).toBeGreaterThan(playerCount);
    expect(rows.filter(({ unread_id, id }) => unread_id !== id)).toEqual([]);
  });

  test('keeps every movement of gems, as entries of the ledger', async () => {
    const recorded = recordsOf(exportedByRelease1()).filter(({ table }) => table === 'transactions');
    expect(recorded.length).toBeGreaterThan(50);
    const rows = await connection.db.selectFrom('ledger').selectAll().orderBy('id').execute();
    expect(rows).toEqual(
      recorded.map(({ row }) => row).toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1)),
    );
  });

  test('is migrated once, within a time that one waits for', async () => {
    expect(took).toBeLessThan(30_000);
    expect(await migrate(connection, tables)).toEqual([]);
  });

  test('is refused by that release, with words that help', async () => {
    const older = migrate(connection, tables, migrations.slice(0, 1));
    await expect(older).rejects.toThrow(NewerDatabaseError);
    await expect(older).rejects.toThrow(/newer version of Everdeed.*Nothing was changed.*restore a backup/);
    expect(await count('notifications')).toBe(expectedRows().notifications);
  });

  test('was backed up before, if it is a file', async () => {
    const backups = connection.file ? readdirSync(join(folder, 'backups')) : [];
    expect(backups).toHaveLength(connection.file ? 1 : 0);
    for (const name of backups) {
      const copy = connect(join(folder, 'backups', name));
      expect(await copy.db.selectFrom('migrations').select('number').execute()).toEqual([{ number: 1 }]);
      const { rows } = await sql<{
        n: number;
      }>`SELECT count(*) AS n FROM player_sections WHERE section = 'notifications'`.execute(copy.db);
      expect(rows).toEqual([{ n: playerCount }]);
      await copy.close();
    }
  });
});

describe.each(bareEngines)('odd data of the first release on $engine', ({ database }) => {
  const player = (id: string, hot: string) => ({
    table: 'players',
    row: {
      id,
      v: 3,
      username: id,
      username_lower: id,
      email: null,
      google_id: null,
      apple_id: null,
      blocked: 0,
      language: null,
      permissions: '{}',
      party_id: null,
      lvl: 1,
      last_cron: 0,
      created_at: 0,
      hot,
    },
  });
  const section = (player_id: string, name: string, doc: unknown) => ({
    table: 'player_sections',
    row: { player_id, section: name, version: 1, doc: typeof doc === 'string' ? doc : JSON.stringify(doc) },
  });
  const versions = { account: 1, notifications: 1 };
  const odd = [
    null,
    'text',
    { id: 'a', type: 'X', data: {}, seen: false },
    { id: 'a', type: 'Y', data: {}, seen: true },
    { id: 'b', type: 'X', data: [1], seen: false },
    { type: 'CRON', data: { hp: 1 } },
    { id: 7, type: null, seen: 'yes', more: { x: 1 } },
    { id: 'c', type: 'X', data: {}, seen: false, createdAt: 'long ago' },
  ];
  const guilds = ['g1', 5, null, 'g1', 'p1', 'g2', ''];
  const newMessages = { g2: { name: 'two', value: true }, g9: { name: 'nine', value: true }, p1: 'odd' };
  const invitations = {
    guilds: [
      { name: 'no group' },
      { id: 'g5', name: 4, inviter: null, publicGuild: 'yes', extra: 1 },
      { id: 'g5' },
    ],
    parties: [{ id: 'p2', name: 'two', inviter: 'i' }],
    party: { id: 'old', name: 'another' },
    unknown: true,
  };
  let connection: Connection;
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-odd-'));
  beforeAll(async () => {
    connection = connect((await database()) ?? join(folder, 'everdeed.sqlite'));
    const hot = (party: unknown, more = {}) =>
      JSON.stringify({ parts: { stats: { lvl: 1 }, party }, versions, ...more });
    await fillAsRelease1(connection, [
      player('odd', hot({ _id: 'p1', order: 'level' })),
      player('broken', hot({ _id: 'p1' })),
      player('empty', hot({ _id: 4, order: 'level' })),
      section('odd', 'account', { profile: { name: 'Odd' }, guilds, newMessages, invitations }),
      section('odd', 'notifications', { notifications: odd }),
      section('broken', 'account', '{"profile":'),
      section('broken', 'notifications', 'no JSON'),
      section('empty', 'account', { guilds: 'x', newMessages: null, invitations: 5 }),
      section('empty', 'notifications', { notifications: 'x' }),
    ]);
    await migrate(connection, tables);
  });
  afterAll(async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps every entry that can be kept, in its order where there is one', async () => {
    const shown = await storageOn(connection).reader().players.get('odd');
    expect(shown?.notifications).toEqual(odd);
    expect(shown?.guilds).toEqual(['g1', 'g2', 5, null, 'g1', 'p1', '']);
    expect(shown?.newMessages).toEqual(newMessages);
    expect(shown?.party).toEqual({ _id: 'p1', order: 'level' });
    expect(shown?.invitations).toEqual({
      unknown: true,
      guilds: [invitations.guilds[1], invitations.guilds[0], invitations.guilds[2]],
      parties: invitations.parties,
      party: invitations.parties[0],
    });
  });

  test('is still the same after a change, and only that change is written', async () => {
    const storage = storageOn(connection);
    const before = await playerOf(storage.reader(), 'odd');
    const saved = await storage.run(async (tx) => {
      const player = structuredClone(await playerOf(tx, 'odd'));
      return playerWriter(tx).save({ ...player, guilds: player.guilds.filter((id) => id !== 'g1') });
    });
    const after = await playerOf(storageOn(connection).reader(), 'odd');
    expect(after).toEqual(saved);
    expect({ ...after, _v: before._v, guilds: before.guilds }).toEqual(before);
    expect(after.guilds).toEqual(['g2', 5, null, 'p1', '']);
  });

  test('becomes blank where it was nothing at all, and a broken text stays as it is', async () => {
    const empty = await storageOn(connection).reader().players.get('empty');
    expect(empty).toMatchObject({ guilds: [], newMessages: {}, notifications: [], party: { _id: 4 } });
    expect(empty?.invitations).toEqual({ guilds: [], parties: [], party: {} });
    const { rows } = await sql<{
      doc: string;
    }>`SELECT doc FROM player_sections WHERE player_id = 'broken'`.execute(connection.db);
    expect(rows).toEqual([{ doc: '{"profile":' }]);
  });
});
