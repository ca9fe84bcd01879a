import {
  canLoad,
  type GoingScene,
  type Group,
  type GroupAccess,
  type GroupScene,
  isMember,
  type LeavingGroup,
  type Player,
  TAVERN_ID,
} from '@everdeed/rules';
import type { Stores, Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import { lockChallengesOfGoing } from './challenges.ts';
import type { Refuser } from './refusal.ts';
import { lockPlayers, requireActor, type SceneLoader } from './scenes.ts';

/** Which group a call is about, and who gets it. */
export interface GroupWanted {
  /** As asked for: an id in either case, `party` (the caller's own), `habitrpg` (the tavern). */
  readonly groupId: string;
  readonly access: GroupAccess | ((player: Player) => GroupAccess);
  /** The server's switch (wire-groups-and-admin 0.4); absent: on. */
  readonly publicGroups?: boolean;
}

/** The id of the player's party, as far as known without a lock. */
export async function findPartyId(
  stores: Pick<Stores, 'groups'>,
  playerId: string,
): Promise<string | undefined> {
  const groups = await stores.groups.idsOf(playerId);
  return groups.find(({ kind }) => kind === 'party')?.id;
}

/** The id that a caller means; undefined for the party of somebody without one. */
export async function findGroupId(
  stores: Pick<Stores, 'groups'>,
  { id }: ActorId,
  asked: string,
): Promise<string | undefined> {
  if (asked === 'party') return findPartyId(stores, id);
  const lower = asked.toLowerCase();
  return lower === 'habitrpg' || lower === TAVERN_ID.toLowerCase() ? TAVERN_ID : lower;
}

/** The group, if this player gets it by the rule of wire-groups-and-admin 1.1, "load group". */
export function requireGroup(
  work: Refuser<'groupNotFound'>,
  player: Player,
  group: Group | undefined,
  { groupId, access, publicGroups = true }: GroupWanted,
): Group {
  const wanted = typeof access === 'function' ? access(player) : access;
  const isOwnParty = groupId !== 'party' || player.party._id === group?._id;
  if (!group || !isOwnParty || !canLoad(player, group, wanted, publicGroups))
    throw work.refuse('NotFound', 'groupNotFound');
  return group;
}

/** A group, and then the player who acts; inside a transaction both are locked. */
async function loadGroup(
  work: Refuser<'groupNotFound'>,
  stores: Pick<Stores, 'groups' | 'players'>,
  actor: ActorId,
  wanted: GroupWanted,
): Promise<GroupScene> {
  const id = await findGroupId(stores, actor, wanted.groupId);
  const group = id === undefined ? undefined : await stores.groups.get(id);
  const player = await requireActor(stores, actor);
  return { player, group: requireGroup(work, player, group, wanted) };
}

/** Reads a group without a lock, with the player who asks. */
export const readGroup = (
  work: Refuser<'groupNotFound'> & { readonly read: Stores },
  actor: ActorId,
  wanted: GroupWanted,
): Promise<GroupScene> => loadGroup(work, work.read, actor, wanted);

/** Locks a group, then the player who acts: the scope of what one does to a group. */
export const groupScene =
  (wanted: GroupWanted): SceneLoader<GroupScene, 'groupNotFound'> =>
  (tx, actor, work) =>
    loadGroup(work, tx, actor, wanted);

/** A group with all its members; the player who acts is among `members` if they belong to it. */
interface WholeGroupScene extends GroupScene {
  /** Longest member first. */
  readonly members: readonly Player[];
}

/**
 * Locks a party, then all its members and the player who acts, by id: the scope of quests. For guilds it loads no
 * members: there may be thousands.
 */
export const partyScene =
  (wanted: GroupWanted): SceneLoader<WholeGroupScene, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const id = await findGroupId(tx, actor, wanted.groupId);
    const group = id === undefined ? undefined : await tx.groups.get(id);
    const members = group?.type === 'party' ? await lockMembers(tx, group._id, [actor.id]) : [];
    const player = await requireActor(tx, actor);
    return { player, members, group: requireGroup(work, player, group, wanted) };
  };

/**
 * Locks the members of a party that is locked, and more players, by id. Under the party's lock nobody comes or goes, so
 * that the members are all there are.
 */
export async function lockMembers(tx: Tx, partyId: string, more: readonly string[]): Promise<Player[]> {
  const ids = await tx.groups.memberIds(partyId);
  await lockPlayers(tx, [...ids, ...more]);
  const members = await lockPlayers(tx, ids);
  return members.filter(({ party }) => party._id === partyId);
}

/** Locks all challenges and groups of a player, by id, and then the player: the scope of deleting an account. */
export const goingScene: SceneLoader<GoingScene> = async (tx, actor) => {
  const ids = (await tx.groups.idsOf(actor.id)).map(({ id }) => id).sort();
  await lockChallengesOfGoing(tx, actor.id, ids);
  for (const id of ids) await tx.groups.get(id);
  const player = await requireActor(tx, actor);
  const leaving: LeavingGroup[] = [];
  for (const id of ids) {
    const group = tx.groups.held(id);
    if (group && isMember(player, id))
      leaving.push({ group, successor: await tx.groups.firstMember(id, actor.id) });
  }
  return { player, leaving };
};
