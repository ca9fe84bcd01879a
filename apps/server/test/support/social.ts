import { randomUUID } from 'node:crypto';
import type { Notification, Player } from '@everdeed/rules';
import type { Storage } from '../../src/storage/storage.ts';
import type { SocialStore } from '../../src/storage/stores.ts';
import { playerWriter } from '../../src/storage/player-writer.ts';
import { playerOf } from './players.ts';

/** An unseen notification of this type. */
export const notification = (type: string, data: Record<string, unknown> = {}): Notification => ({
  id: randomUUID(),
  type,
  data,
  seen: false,
});

/** Saves what a player themselves changes. */
export const change = (storage: Storage, id: string, by: (player: Player) => Player) =>
  storage.run(async (tx) => playerWriter(tx).save(by(await playerOf(tx, id))));

/** Does what others do to a player, in a transaction of its own. */
export const others = <T>(storage: Storage, act: (social: SocialStore) => Promise<T>) =>
  storage.run((tx) => act(tx.social));

/** The player as stored now. */
export const read = async (storage: Storage, id: string) => playerOf(storage.reader(), id);
