import type { Player, Task } from '@everdeed/rules';
import { playerOf } from './players.ts';
import type { TestServer } from './server.ts';

/** All that is stored of a player and their tasks. */
export interface Stored {
  readonly player: Player;
  readonly tasks: readonly Task[];
}

/** What is stored of this player now. */
export async function storedOf(server: TestServer, id: string): Promise<Stored> {
  const stores = server.app.services.storage.reader();
  return { player: await playerOf(stores, id), tasks: await stores.tasks.list(id) };
}
