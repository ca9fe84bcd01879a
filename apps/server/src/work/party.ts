import type { Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { type ActorId } from './actor.ts';
import { lockPlayers, requireActor } from './scenes.ts';

/** The ids of all who share the player's party, the player among them, longest member first; none outside of one. */
async function findMemberIds({ db }: Tx, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships as own')
    .innerJoin('memberships as member', 'member.group_id', 'own.group_id')
    .select('member.player_id')
    .where('own.player_id', '=', playerId)
    .where('own.kind', '=', 'party')
    .where('member.kind', '=', 'party')
    .orderBy('member.joined_at')
    .orderBy('member.player_id')
    .execute();
  return rows.map(({ player_id }) => player_id);
}

/**
 * Loads and locks the player who acts and those of their party who are `wanted`, all by id. Who has left while the
 * locks were taken is not among them; `members` are the actor and the others, longest member first, or the actor alone.
 */
export async function lockParty(
  tx: Tx,
  actor: ActorId,
  wanted: (id: string) => boolean = () => true,
): Promise<{ readonly player: Player; readonly members: readonly Player[] }> {
  const ids = (await findMemberIds(tx, actor.id)).filter((id) => id === actor.id || wanted(id));
  const found = await lockPlayers(tx, ids.includes(actor.id) ? ids : [actor.id]);
  const player = await requireActor(tx, actor);
  const { _id: partyId } = player.party;
  const isMember = ({ _id, party }: Player) =>
    _id === player._id || (partyId !== undefined && party._id === partyId);
  return { player, members: found.filter(isMember) };
}
