import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LockKind, LockOrder, LockOrderError } from '../src/storage/lock-order.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import type { Storage } from '../src/storage/storage.ts';
import { lockPlayers } from '../src/work/scenes.ts';
import { addPlayer, openStorage, storageOn, type TestStorage } from './support/storage.ts';
import { engines } from './support/postgres.ts';

describe('the order of locks', () => {
  test.each<{ readonly why: string; readonly taken: readonly (readonly [LockKind, string])[] }>([
    {
      why: 'players by id',
      taken: [
        ['player', 'a'],
        ['player', 'b'],
      ],
    },
    {
      why: 'groups before players',
      taken: [
        ['group', 'z'],
        ['player', 'a'],
      ],
    },
    {
      why: 'payments, coupons, challenges, groups, tasks, players',
      taken: [
        ['payment', 'z'],
        ['coupon', 'y'],
        ['challenge', 'x'],
        ['group', 'w'],
        ['task', 'v'],
        ['player', 'u'],
      ],
    },
    {
      why: 'the same one again',
      taken: [
        ['player', 'b'],
        ['player', 'b'],
        ['player', 'c'],
        ['player', 'b'],
      ],
    },
  ])('allows $why', ({ taken }) => {
    const order = new LockOrder();
    expect(() => taken.forEach(([kind, id]) => order.take(kind, id))).not.toThrow();
  });

  test.each<{ readonly why: string; readonly taken: readonly (readonly [LockKind, string])[] }>([
    {
      why: 'a player after a later one',
      taken: [
        ['player', 'b'],
        ['player', 'a'],
      ],
    },
    {
      why: 'a group after a player',
      taken: [
        ['player', 'a'],
        ['group', 'b'],
      ],
    },
    {
      why: 'a challenge after a group',
      taken: [
        ['group', 'a'],
        ['challenge', 'b'],
      ],
    },
    {
      why: 'a payment after a coupon',
      taken: [
        ['coupon', 'a'],
        ['payment', 'b'],
      ],
    },
  ])('refuses $why', ({ taken }) => {
    const order = new LockOrder();
    expect(() => taken.forEach(([kind, id]) => order.take(kind, id))).toThrow(LockOrderError);
  });
});

describe.each(engines)('two players at once on $engine', ({ database }) => {
  let store: TestStorage;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  test('are refused to a change that takes them out of order', async () => {
    const ids = [(await addPlayer(store.storage))._id, (await addPlayer(store.storage))._id].sort();
    const wrong = store.storage.run(async (tx) => {
      for (const id of ids.toReversed()) await tx.players.get(id);
    });
    await expect(wrong).rejects.toThrow(LockOrderError);
  });

  /** Moves a coin from one to the other, each loaded as it is named: the scope sorts them. */
  const give = (storage: Storage, from: string, to: string) =>
    storage.run(async (tx) => {
      const [giver, taker] = await lockPlayers(tx, [from, to]);
      if (!giver || !taker) throw new Error('a player is missing');
      const withGold = (player: typeof giver, gold: number) => ({
        ...player,
        stats: { ...player.stats, gp: player.stats.gp + gold },
      });
      await playerWriter(tx).save(withGold(giver, -1));
      await playerWriter(tx).save(withGold(taker, 1));
    });

  test('never wait for each other when two changes run opposite ways', async () => {
    const one = (await addPlayer(store.storage))._id;
    const other = (await addPlayer(store.storage))._id;
    // A second process on the same database.
    const elsewhere = storageOn(store.connection);
    const changes = Array.from({ length: 40 }, (_, turn) =>
      turn % 2 === 0 ? give(store.storage, one, other) : give(elsewhere, other, one),
    );
    await Promise.all(changes);
    const gold = async (id: string) => (await storageOn(store.connection).reader().players.get(id))?.stats.gp;
    expect([await gold(one), await gold(other)]).toEqual([0, 0]);
  }, 60_000);
});
