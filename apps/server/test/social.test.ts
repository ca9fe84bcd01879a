import { randomUUID } from 'node:crypto';
import { valueIn } from '@everdeed/content/values';
import type { Invitation, Notification } from '@everdeed/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import type { Storage } from '../src/storage/storage.ts';
import { addGroups } from './support/groups.ts';
import { engines } from './support/postgres.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { change, notification, others, read } from './support/social.ts';
import { addPlayer, makeTodo, openStorage, storageOn, type TestStorage } from './support/storage.ts';

describe.each(engines)('on $engine', ({ database }) => {
  let store: TestStorage;
  let second: Connection;
  /** Another process on the same database. */
  let other: Storage;
  beforeAll(async () => {
    store = await openStorage(await database());
    await addGroups(store.storage, [...'abcdfghp', 'g1', 'g2', 'p1', 'p2']);
    second = connect(store.where);
    other = storageOn(second);
  });
  afterAll(async () => {
    await second.close();
    await store.close();
  });
  const rowVersion = async (id: string) => {
    const { rows } = await sql<{
      v: number;
      hot: string;
    }>`SELECT v, hot FROM players WHERE id = ${id}`.execute(store.connection.db);
    return rows[0];
  };

  describe('what others do', () => {
    test('is seen by every process, makes _v grow and leaves the row alone', async () => {
      const { _id, _v } = await addPlayer(store.storage);
      const row = await rowVersion(_id);
      await read(store.storage, _id);
      const id = await others(other, (social) =>
        social.notify(_id, { type: 'WON_CHALLENGE', data: { prize: 4 } }),
      );
      for (const storage of [store.storage, other, storageOn(store.connection)]) {
        const player = await read(storage, _id);
        expect(player._v).toBe(_v + 1);
        expect(player.notifications).toEqual([
          { id, type: 'WON_CHALLENGE', data: { prize: 4 }, seen: false },
        ]);
      }
      expect(await rowVersion(_id)).toEqual(row);
    });

    test('is told together with changed tasks, whose version grows all the same', async () => {
      const { _id } = await addPlayer(store.storage);
      const versions = async () => {
        const { rows } = await sql<{ v: number; tasks_v: number }>`
          SELECT v, tasks_v FROM players WHERE id = ${_id}`.execute(store.connection.db);
        return rows[0];
      };
      const before = await versions();
      await store.storage.run(async (tx) => {
        await tx.tasks.insert(_id, [makeTodo(_id)]);
        await tx.social.notify(_id, { type: 'ONE' });
      });
      expect(await versions()).toEqual({ v: before?.v, tasks_v: Number(before?.tasks_v) + 1 });
    });

    test('counts once for each transaction', async () => {
      const { _id, _v } = await addPlayer(store.storage);
      await others(other, async (social) => {
        await social.notify(_id, { type: 'ONE' });
        await social.notify(_id, { type: 'TWO', seen: true });
      });
      const player = await read(store.storage, _id);
      expect([player._v, player.notifications.map(({ type, seen }) => [type, seen])]).toEqual([
        _v + 1,
        [
          ['ONE', false],
          ['TWO', true],
        ],
      ]);
    });

    test('is nothing at all when the transaction fails', async () => {
      const player = await addPlayer(store.storage);
      const failing = store.storage.run(async (tx) => {
        await tx.social.notify(player._id, { type: 'LOST' });
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await read(store.storage, player._id)).toEqual(player);
    });

    test('tells when there is no such player', async () => {
      const nobody = randomUUID();
      const invitation: Invitation = { kind: 'party', id: 'g', name: 'G', inviter: 'i' };
      expect(await others(other, (social) => social.notify(nobody, { type: 'X' }))).toBeUndefined();
      expect(await others(other, (social) => social.invite(nobody, invitation))).toBe(false);
    });

    test('keeps one notification of a streak, the newest', async () => {
      const { _id } = await addPlayer(store.storage);
      for (const _ of [1, 2])
        await others(other, (social) => social.notify(_id, { type: 'STREAK_ACHIEVEMENT' }));
      const last = await others(other, (social) => social.notify(_id, { type: 'STREAK_ACHIEVEMENT' }));
      expect((await read(store.storage, _id)).notifications.map(({ id }) => id)).toEqual([last]);
    });

    test('takes back the notifications that are meant, and no others', async () => {
      const { _id, _v } = await addPlayer(store.storage);
      const all = ['g1', 'g2'].map((id) => notification('NEW_CHAT_MESSAGE', { group: { id } }));
      await change(store.storage, _id, (player) => ({ ...player, notifications: all }));
      const isOfGroup = (group: string) => (one: Notification) => valueIn(one.data, 'group', 'id') === group;
      const taken = await others(other, (social) => social.withdrawNotifications(_id, isOfGroup('g1')));
      const none = await others(other, (social) => social.withdrawNotifications(_id, isOfGroup('g3')));
      const player = await read(store.storage, _id);
      expect([taken, none, player.notifications, player._v]).toEqual([1, 0, all.slice(1), _v + 2]);
    });

    test('invites once to each group; the latest party invitation is told twice', async () => {
      const { _id } = await addPlayer(store.storage);
      const guild: Invitation = { kind: 'guild', id: 'g', name: 'G', inviter: 'i', publicGuild: false };
      const parties = ['p1', 'p2'].map((id): Invitation => ({ kind: 'party', id, name: id, inviter: 'i' }));
      const answers: boolean[] = [];
      for (const one of [guild, ...parties, guild, ...parties])
        answers.push(await others(other, (social) => social.invite(_id, one)));
      expect(answers).toEqual([true, true, true, false, false, false]);
      const shown = ({ kind: _kind, ...entry }: Invitation) => entry;
      expect((await read(store.storage, _id)).invitations).toEqual({
        guilds: [shown(guild)],
        parties: parties.map(shown),
        party: { id: 'p2', name: 'p2', inviter: 'i' },
      });
      const withdraw = () => others(other, (social) => social.withdrawInvitation(_id, 'party', 'p2'));
      expect([await withdraw(), await withdraw()]).toEqual([true, false]);
      expect((await read(store.storage, _id)).invitations.party).toEqual({
        id: 'p1',
        name: 'p1',
        inviter: 'i',
      });
    });

    test('goes with the account', async () => {
      const { _id } = await addPlayer(store.storage);
      await change(store.storage, _id, (player) => ({ ...player, guilds: ['g'] }));
      await others(other, async (social) => {
        await social.notify(_id, { type: 'X' });
        await social.invite(_id, { kind: 'guild', id: 'h', name: 'H', inviter: 'i' });
      });
      await store.storage.run((tx) => playerWriter(tx).remove(_id));
      for (const table of ['player_social', 'memberships', 'invitations', 'notifications']) {
        const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE player_id = ${_id}`.execute(
          store.connection.db,
        );
        expect([table, rows]).toEqual([table, []]);
      }
    });
  });

  describe("the player's own change", () => {
    test('writes the rows that differ and no section', async () => {
      const { _id } = await addPlayer(store.storage);
      const [first, next, third] = [notification('A'), notification('B'), notification('C')];
      await change(store.storage, _id, (player) => ({ ...player, notifications: [first, next] }));
      const sections = () =>
        sql`SELECT section, version FROM player_sections WHERE player_id = ${_id} ORDER BY section`
          .execute(store.connection.db)
          .then(({ rows }) => rows);
      const before = await sections();
      await change(store.storage, _id, (player) => ({
        ...player,
        notifications: [{ ...next, seen: true }, third],
        guilds: ['g1', 'g2'],
        newMessages: { g2: { name: 'Two', value: true } },
        party: { ...player.party, _id: 'p' },
      }));
      expect(await sections()).toEqual(before);
      for (const storage of [store.storage, other]) {
        expect(await read(storage, _id)).toMatchObject({
          notifications: [{ ...next, seen: true }, third],
          guilds: ['g1', 'g2'],
          newMessages: { g2: { name: 'Two', value: true } },
          party: { _id: 'p', order: 'level' },
        });
      }
    });

    test('keeps what others did after it was loaded', async () => {
      const { _id } = await addPlayer(store.storage);
      const kept = notification('KEPT');
      await change(store.storage, _id, (player) => ({
        ...player,
        notifications: [notification('GONE'), kept],
      }));
      const stale = await read(store.storage, _id);
      const id = await others(other, (social) => social.notify(_id, { type: 'NEW' }));
      // As in an earlier moment: `stale` is what the command saw.
      await change(store.storage, _id, (player) => ({
        ...player,
        notifications: player.notifications.filter((one) => one.type !== 'GONE'),
      }));
      const player = await read(other, _id);
      expect(player.notifications.map((one) => one.id)).toEqual([kept.id, id]);
      expect(player._v).toBe(stale._v + 2);
    });

    test('is presented in its own order, also when an old entry comes last', async () => {
      const { _id } = await addPlayer(store.storage);
      const [a, b, c] = [notification('A'), notification('B'), notification('C')];
      for (const list of [[a, b, c], [b, c, a], [c], [a, c], [c, b, a]]) {
        await change(store.storage, _id, (player) => ({ ...player, notifications: list }));
        expect((await read(other, _id)).notifications).toEqual(list);
      }
    });

    test('of unread chat to seen begins a new span', async () => {
      const { _id } = await addPlayer(store.storage);
      const unread = { g: { name: 'G', value: true } };
      const span = async () => {
        const { rows } = await sql<{ chat_seen_at: number | null; unread_id: string | null }>`
          SELECT chat_seen_at, unread_id FROM memberships WHERE player_id = ${_id} AND group_id = 'g'`.execute(
          store.connection.db,
        );
        return rows[0];
      };
      await change(store.storage, _id, (player) => ({ ...player, guilds: ['f', 'g'], newMessages: unread }));
      expect(await span()).toEqual({ chat_seen_at: null, unread_id: null });
      await change(store.storage, _id, (player) => ({ ...player, newMessages: {} }));
      const seen = await span();
      expect(seen).toEqual({ chat_seen_at: expect.any(Number), unread_id: expect.any(String) });
      await change(store.storage, _id, (player) => ({ ...player, guilds: ['g', 'f'] }));
      expect(await span()).toEqual(seen);
    });

    test('moves a group between the lists', async () => {
      const { _id } = await addPlayer(store.storage);
      const at = (guilds: string[], party?: string) =>
        change(store.storage, _id, (player) => {
          const { _id: _old, ...rest } = player.party;
          return { ...player, guilds, party: party === undefined ? rest : { _id: party, ...rest } };
        });
      for (const [guilds, party] of [
        [['a'], 'b'],
        [['b'], 'a'],
        [['a', 'b'], undefined],
        [[], 'c'],
        [['c'], 'd'],
      ] as const) {
        await at([...guilds], party);
        const player = await read(other, _id);
        expect([player.guilds, player.party._id]).toEqual([guilds, party]);
      }
    });
  });
});
