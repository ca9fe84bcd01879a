import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkGroups } from '../src/cli/check-groups.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { addGroups } from './support/groups.ts';
import { within } from './support/parties.ts';
import { playerOf } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { addPlayer, openStorage, type TestStorage } from './support/storage.ts';

describe.each(engines)('the check of groups on $engine', ({ database }) => {
  let store: TestStorage;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  test('finds counts that are wrong, and players on a quest of a party that they are not in', async () => {
    const { storage } = store;
    const [one, two] = [await addPlayer(storage), await addPlayer(storage)];
    const quest = {
      key: 'whale',
      active: true,
      progress: { collect: {} },
      members: { [one._id]: true, [two._id]: null, gone: false },
    };
    await addGroups(storage, ['sound'], { type: 'guild', memberCount: 0 });
    await addGroups(storage, ['party'], { type: 'party', memberCount: 2, quest });
    await storage.run(async (tx) =>
      playerWriter(tx).save(within({ _id: 'party', type: 'party' }, await playerOf(tx, one._id))),
    );
    expect(await checkGroups(storage.db)).toEqual([
      'group party: counts 2 members and has 1',
      'group party: has 1 player on its quest from outside the party',
    ]);
    await storage.run(async (tx) =>
      playerWriter(tx).save(within({ _id: 'party', type: 'party' }, await playerOf(tx, two._id))),
    );
    expect(await checkGroups(storage.db)).toEqual([]);
  });
});
