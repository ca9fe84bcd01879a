import type { MessageKey } from '@everdeed/content';
import type { PairScene, Player, PlayerScene } from '@everdeed/rules';
import type { Stores, Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import { refusal, type Refuser } from './refusal.ts';
import type { Work } from './work.ts';

/** Loads and locks what a command looks at: the scope of the change. May refuse for the reasons of `Key`. */
export type SceneLoader<Scene, Key extends MessageKey = never> = (
  tx: Tx,
  actor: ActorId,
  work: Work<Key>,
) => Promise<Scene>;

/** The player who acts. An account that is gone signs its caller out. */
export async function requireActor(stores: Pick<Stores, 'players'>, { id }: ActorId): Promise<Player> {
  const player = await stores.players.get(id);
  if (!player) throw refusal('invalid_credentials', 'invalidCredentials');
  return player;
}

/** Another player. That they are missing is an ordinary refusal. */
export async function requirePlayer(
  work: Refuser<'userWithIDNotFound'>,
  stores: Pick<Stores, 'players'>,
  userId: string,
): Promise<Player> {
  const player = await stores.players.get(userId);
  if (!player) throw work.refuse('NotFound', 'userWithIDNotFound', { params: { userId } });
  return player;
}

/** The scope of most commands: the one who acts, alone. */
export const ownPlayer: SceneLoader<PlayerScene> = async (tx, actor) => ({
  player: await requireActor(tx, actor),
});

/** Another player, or the one who acts, and the one who acts: both locked, by id. */
export const pairScene =
  (receiverId: string): SceneLoader<PairScene, 'userNotFound'> =>
  async (tx, actor, work) => {
    const id = receiverId.toLowerCase();
    await lockPlayers(tx, [actor.id, id]);
    const player = await requireActor(tx, actor);
    const receiver = id === actor.id ? player : tx.players.held(id);
    if (!receiver) throw work.refuse('NotFound', 'userNotFound');
    return { player, receiver };
  };

/** Several players, locked by id, in the order in which they were named. Those who are gone are left out. */
export const lockPlayers = (tx: Tx, ids: readonly string[]): Promise<Player[]> => tx.players.many(ids);
