import type { Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { type ActorId } from './actor.ts';
import { findPartyId } from './groups.ts';
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
 * Locks the party of the player who acts, then loads and locks the player and those members who are `wanted`, all by id.
 * The party's chat may then be told of what they do. Who has left while the
 * locks were taken is not among them; `members` are the actor and the others, longest member first, or the actor alone.
 */
export async function lockParty(
  tx: Tx,
  actor: ActorId,
  wanted: (id: string) => boolean = () => true,
): Promise<{ readonly player: Player; readonly members: readonly Player[] }> {
  const held = await findPartyId(tx, actor.id);
  if (held !== undefined) await tx.groups.get(held);
  const ids = (await findMemberIds(tx, actor.id)).filter((id) => id === actor.id || wanted(id));
  const found = await lockPlayers(tx, ids.includes(actor.id) ? ids : [actor.id]);
  const player = await requireActor(tx, actor);
  const { _id: partyId } = player.party;
  const isMember = ({ _id, party }: Player) =>
    _id === player._id || (partyId !== undefined && party._id === partyId);
  return { player, members: found.filter(isMember) };
}
