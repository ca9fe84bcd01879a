import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import type { Storage } from '../src/storage/storage.ts';
import { addGroups } from './support/groups.ts';
import { freshPostgres } from './support/postgres.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { playerOf } from './support/players.ts';
import { change, notification, others, read } from './support/social.ts';
import { addPlayer, openStorage, storageOn, type TestStorage } from './support/storage.ts';

describe('on PostgreSQL, of two processes at the same moment', () => {
  let store: TestStorage;
  let second: Connection;
  let other: Storage;
  beforeAll(async () => {
    store = await openStorage(await freshPostgres());
    await addGroups(store.storage, ['p']);
    second = connect(store.where);
    other = storageOn(second);
  });
  afterAll(async () => {
    await second.close();
    await store.close();
  });

  test('others do not wait for a command of the receiver, and neither loses anything', async () => {
    const { _id, _v } = await addPlayer(store.storage);
    const own = notification('OWN');
    const tx = await store.storage.begin();
    const player = await playerOf(tx, _id);
    const arrived = await others(other, async (social) => {
      await social.invite(_id, { kind: 'party', id: 'p', name: 'P', inviter: 'i' });
      return social.notify(_id, { type: 'FROM_OTHERS' });
    });
    const saved = await playerWriter(tx).save({ ...player, notifications: [own] });
    await tx.commit();
    expect([saved._v, saved.notifications]).toEqual([_v + 1, [own]]);
    for (const storage of [store.storage, other]) {
      const stored = await read(storage, _id);
      expect(stored._v).toBe(_v + 2);
      expect(new Set(stored.notifications.map(({ id }) => id))).toEqual(new Set([own.id, arrived]));
      expect(stored.invitations.parties).toHaveLength(1);
    }
  });

  test('two that write to each other, in any order, never wait for each other', async () => {
    const [one, two] = [await addPlayer(store.storage), await addPlayer(store.storage)];
    const write = (storage: Storage, from: Player, to: Player) =>
      storage.run(async (tx) => {
        const player = await playerOf(tx, from._id);
        await tx.social.notify(to._id, { type: 'HELLO' });
        await tx.social.notify(from._id, { type: 'SENT' });
        await playerWriter(tx).save({ ...player, notifications: player.notifications.slice(1) });
      });
    const rounds = Array.from({ length: 20 }, (_, round) =>
      round % 2 === 0 ? write(store.storage, one, two) : write(other, two, one),
    );
    expect((await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected')).toEqual([]);
    const [{ _v }] = [await read(store.storage, one._id)];
    expect(_v).toBe(1 + 10 + 20);
  });

  test('two notifications of a streak are shown as one', async () => {
    const { _id } = await addPlayer(store.storage);
    const streak = notification('STREAK_ACHIEVEMENT');
    const tx = await store.storage.begin();
    const player = await playerOf(tx, _id);
    await playerWriter(tx).save({ ...player, notifications: [streak] });
    await others(other, (social) => social.notify(_id, { type: 'STREAK_ACHIEVEMENT' }));
    await tx.commit();
    const shown = await read(store.storage, _id);
    expect(shown.notifications).toHaveLength(1);
    await change(store.storage, _id, (before) => ({ ...before, notifications: [] }));
    expect((await read(other, _id)).notifications).toEqual([]);
  });
});
