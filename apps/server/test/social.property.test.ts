import type { Notification } from '@everdeed/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import { Storage } from '../src/storage/storage.ts';
import { addGroups } from './support/groups.ts';
import { engines, freshPostgres } from './support/postgres.ts';
import { ownChanges, otherChanges, type Shown, showing, shownOf } from './support/social-changes.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { playerOf } from './support/players.ts';
import { addPlayer, openStorage, storageOn, testNow } from './support/storage.ts';

/** Ids that both the stores and the model give. */
class Ids {
  #count = 0;
  last = '';
  next = (): string => {
    this.last = `00000000-0000-4000-8000-${String(++this.#count).padStart(12, '0')}`;
    return this.last;
  };
}

function storageWith(connection: Connection, ids: Ids): Storage {
  const quiet = () => undefined;
  return new Storage({ connection, now: () => testNow, newId: ids.next, wakeWorkers: quiet, deliver: quiet });
}

/** Two processes on one database. */
async function twoProcesses(databaseUrl: string | undefined) {
  const store = await openStorage(databaseUrl);
  await addGroups(store.storage, ['g1', 'g2', 'g3']);
  const second = connect(store.where);
  const ids = new Ids();
  const close = async () => {
    await second.close();
    await store.close();
  };
  return {
    store,
    ids,
    processes: [storageWith(store.connection, ids), storageWith(second, ids)] as const,
    close,
  };
}
type TwoProcesses = Awaited<ReturnType<typeof twoProcesses>>;

const steps = fc.array(
  fc.record({
    process: fc.constantFrom(0 as const, 1 as const),
    change: fc.oneof(
      ownChanges.map(([name, own]) => ({ name, own })),
      otherChanges.map(([name, other]) => ({ name, other })),
    ),
  }),
  { minLength: 1, maxLength: 20 },
);

describe.each(engines)('on $engine', ({ database }) => {
  let two: TwoProcesses;
  beforeAll(async () => {
    two = await twoProcesses(await database());
  });
  afterAll(() => two.close());

  test('a player is what a simple model says, whoever changes what in which process', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const { ids, processes } = two;
        const { _id, ...player } = await addPlayer(processes[0]);
        let model: Shown = shownOf({ _id, ...player });
        let version = player._v;
        for (const { process, change } of run) {
          const storage = processes[process];
          if ('own' in change) {
            const saved = await storage.run(async (tx) => {
              const loaded = await playerOf(tx, _id);
              expect(shownOf(loaded)).toEqual(model);
              model = change.own(model, ids.next);
              return playerWriter(tx).save(showing(loaded, model));
            });
            expect([saved._v, shownOf(saved)]).toEqual([++version, model]);
          } else {
            const before = model;
            await storage.run((tx) => change.other.run(tx.social, _id));
            model = change.other.model(model, ids.last);
            const isChange = JSON.stringify(before) !== JSON.stringify(model);
            if (isChange) version++;
          }
          for (const reader of [...processes, storageOn(two.store.connection)]) {
            const read = await playerOf(reader.reader(), _id);
            expect([read._v, shownOf(read)]).toEqual([version, model]);
          }
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

describe('on PostgreSQL', () => {
  let two: TwoProcesses;
  beforeAll(async () => {
    two = await twoProcesses(await freshPostgres());
  });
  afterAll(() => two.close());

  const byId = (list: readonly Notification[]) => list.map(({ id, seen }) => `${id} ${seen}`).toSorted();

  test('what others do while a command of the player runs is neither lost nor undone', async () => {
    const changes = fc.tuple(
      ownChanges,
      fc.array(fc.constantFrom('ACHIEVEMENT', 'CARD_RECEIVED'), { maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 8 }), async (run) => {
        const { ids, processes } = two;
        const { _id } = await addPlayer(processes[0]);
        for (const [[, own], told] of run) {
          const tx = await processes[0].begin();
          const loaded = await playerOf(tx, _id);
          const arrived: Notification[] = [];
          for (const type of told) {
            const id = await processes[1].run((other) => other.social.notify(_id, { type }));
            arrived.push({ id: id ?? '', type, data: {}, seen: false });
          }
          const wanted = own(shownOf(loaded), ids.next);
          await playerWriter(tx).save(showing(loaded, wanted));
          await tx.commit();
          for (const storage of processes) {
            const read = await playerOf(storage.reader(), _id);
            expect(byId(read.notifications)).toEqual(byId([...wanted.notifications, ...arrived]));
            expect(shownOf({ ...read, notifications: [] })).toEqual({ ...wanted, notifications: [] });
            expect(read._v).toBe(loaded._v + 1 + told.length);
          }
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
