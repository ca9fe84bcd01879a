import { listIn } from '@everdeed/content/values';
import type { Player, Task } from '@everdeed/rules';
import type { Caller, TestServer } from './server.ts';
import { refuseAny } from '../../src/work/refusal.ts';
import { requirePlayer } from '../../src/work/scenes.ts';
import type { Stores } from '../../src/storage/stores.ts';
import { playerWriter } from '../../src/storage/player-writer.ts';

export const idOf = (caller: Caller): string => caller.credentials['x-api-user'] ?? '';

/** A player by id, read without a call. */
export const playerOf = (stores: Pick<Stores, 'players'>, id: string): Promise<Player> =>
  requirePlayer({ refuse: refuseAny }, stores, id);

/** Changes a stored player directly, without a call. */
export const changePlayer = (
  server: TestServer,
  caller: Caller,
  act: (player: Player) => Player,
): Promise<Player> =>
  server.app.services.storage.run(async (tx) => playerWriter(tx).save(act(await playerOf(tx, idOf(caller)))));

/** The player as stored. */
export const storedPlayer = (server: TestServer, caller: Caller): Promise<Player> =>
  playerOf(server.app.services.storage.reader(), idOf(caller));

/** A new task with its defaults. */
export async function makeTask(
  caller: Caller,
  fields: Readonly<Record<string, unknown>>,
): Promise<Task & { id: string }> {
  const { status, body } = await caller.post('/tasks/user', { text: 'a task', ...fields });
  if (status !== 201) throw new Error(`no task: ${JSON.stringify(body)}`);
  const [task] = tasksIn([body.data]);
  if (!task) throw new Error('no task');
  return task;
}

/** The tasks of an answer. */
export const tasksIn = (data: unknown): (Task & { id: string })[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ask` has checked the answer against the contract, which describes the tasks of the rules
  listIn(data) as (Task & { id: string })[];
