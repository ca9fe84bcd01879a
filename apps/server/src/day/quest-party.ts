import type { Group, PartyScene, Player } from '@everdeed/rules';
import { findPartyId } from '../work/groups.ts';
import type { ActorId } from '../work/actor.ts';
import { lockPlayers, requireActor } from '../work/scenes.ts';
import type { Stores, Tx } from '../storage/stores.ts';

/** A party on a quest, with those of its members who take part. */
export type QuestParty = Omit<PartyScene, 'player'>;

const takesPart = ({ quest }: Group, playerId: string): boolean =>
  quest.active && quest.members[playerId] === true;

/**
 * The id of the party with which a player is on a quest, as far as known without a lock, if their day is pending;
 * whoever is on no quest pays a look-up or two and locks nobody but themselves. A quest that starts meanwhile has
 * started after this day.
 */
export async function findQuestParty(
  stores: Stores,
  actor: ActorId,
  isPending: (player: Player) => boolean,
): Promise<string | undefined> {
  const partyId = await findPartyId(stores, actor.id);
  if (partyId === undefined) return undefined;
  const group = await stores.groups.get(partyId);
  if (!group || !takesPart(group, actor.id)) return undefined;
  return isPending(await requireActor(stores, actor)) ? partyId : undefined;
}

/** Locks the party of a quest, then all who take part, by id; the player alone without one. */
export async function lockDay(
  tx: Tx,
  actor: ActorId,
  partyId: string | undefined,
): Promise<{ readonly player: Player; readonly quest: QuestParty | undefined }> {
  const party = partyId === undefined ? undefined : await tx.groups.get(partyId);
  if (!party || !takesPart(party, actor.id))
    return { player: await requireActor(tx, actor), quest: undefined };
  const ids = Object.keys(party.quest.members).filter((id) => takesPart(party, id));
  const found = await lockPlayers(tx, ids);
  const members = found.filter((member) => member.party._id === party._id);
  const player = await requireActor(tx, actor);
  return { player, quest: members.includes(player) ? { party, members } : undefined };
}
