import type { Player } from '@everdeed/rules';
import type { Connection } from '../../src/storage/connect.ts';
import { playerWriter } from '../../src/storage/player-writer.ts';
import { fillImportTables } from './every-table/import-tables.ts';
import { fillKeeperTables } from './every-table/keeper-tables.ts';
import { fillMoneyTables } from './every-table/money-tables.ts';
import { fillOwnTables } from './every-table/own-tables.ts';
import { fillSocialTables } from './every-table/social-tables.ts';
import { fillWorldTables } from './every-table/world-tables.ts';
import { addGroups } from './groups.ts';
import { playerOf } from './players.ts';
import { addPlayer, makeTodo, storageOn } from './storage.ts';

/** Gives two players what players have, so that no table is empty. */
export async function fillEveryTable(connection: Connection): Promise<Player[]> {
  const storage = storageOn(connection);
  const players = [await addPlayer(storage), await addPlayer(storage)];
  await addGroups(storage, ['g1', 'g2', 'p1'], { name: 'Ü “q” 😀', memberCount: players.length });
  await addGroups(storage, ['g3', 'g'], { name: 'Ü “q” 😀' });
  const db = storage.db;
  for (const { _id } of players) {
    await storage.run(async (tx) => {
      const player = await playerOf(tx, _id);
      await playerWriter(tx).save({ ...player, guilds: ['g1', 'g2'], party: { ...player.party, _id: 'p1' } });
      const todo = makeTodo(_id, {
        text: 'ü “q” \u2028 😀 \\ \n',
        alias: 'x',
        notes: 'long '.repeat(50_000),
      });
      await tx.tasks.insert(_id, [todo]);
      await tx.ledger.add([{ userId: _id, kind: 'spend', currency: 'gems', amount: -1, currentAmount: 3 }]);
      await tx.history.add(_id, { kind: 'armoire', reward: 'x' });
    });
    await storage.run(async ({ social }) => {
      await social.notify(_id, { type: 'CRON', data: { hp: 1 } });
      await social.invite(_id, { kind: 'guild', id: 'g3', name: 'three', inviter: 'i', publicGuild: true });
    });
    await fillOwnTables(db, _id);
  }
  const [owner = '', second = ''] = players.map(({ _id }) => _id);
  await fillWorldTables(db);
  await fillSocialTables(db, owner, second);
  await fillMoneyTables(db, owner);
  await fillImportTables(db, owner);
  await fillKeeperTables(db, owner, second);
  return players;
}
