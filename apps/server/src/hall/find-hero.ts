import { isUuid, type Player } from '@everdeed/rules';
import type { Stores } from '../storage/stores.ts';
import type { Refuser } from '../work/refusal.ts';

/** A player by id or username, in any case. No locks. */
export async function findHero(
  work: Refuser<'userWithIDNotFound'>,
  stores: Pick<Stores, 'players'>,
  heroId: string,
): Promise<Player> {
  const named = heroId.trim();
  const id = isUuid(named) ? named.toLowerCase() : await stores.players.findIdByUsername(named);
  const hero = id === undefined ? undefined : await stores.players.get(id);
  if (!hero) throw work.refuse('NotFound', 'userWithIDNotFound', { params: { userId: named } });
  return hero;
}
