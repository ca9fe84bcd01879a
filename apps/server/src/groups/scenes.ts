import type { GroupScene, JoiningScene, LeavingScene, Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { lockChallengesOf } from '../work/challenges.ts';
import {
  findGroupId,
  findPartyId,
  groupScene,
  type GroupWanted,
  lockMembers,
  requireGroup,
} from '../work/groups.ts';
import { lockPlayers, requireActor, type SceneLoader } from '../work/scenes.ts';

/** Locks a group, and then the player who acts and another one, by id. */
export const withTarget =
  (
    wanted: GroupWanted,
    targetId: string,
  ): SceneLoader<GroupScene & { readonly target?: Player | undefined }, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const id = await findGroupId(tx, actor, wanted.groupId);
    const group = id === undefined ? undefined : await tx.groups.get(id);
    await lockPlayers(tx, [actor.id, targetId]);
    const player = await requireActor(tx, actor);
    const target = tx.players.held(targetId);
    return { player, target, group: requireGroup(work, player, group, wanted) };
  };

/**
 * Locks the challenges of a group that its member leaves with it, the group, and the member. Where nobody else is left,
 * all its challenges end.
 */
export const leavingScene =
  (wanted: GroupWanted): SceneLoader<LeavingScene, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const id = await findGroupId(tx, actor, wanted.groupId);
    if (id !== undefined) await lockChallengesOf(tx, id, actor.id);
    const scene = await groupScene(wanted)(tx, actor, work);
    return { ...scene, successor: await tx.groups.firstMember(scene.group._id, actor.id) };
  };

/** Who invited the player to the party, as far as known without a lock. */
async function findInviter({ db }: Tx, { id }: ActorId, groupId: string): Promise<string[]> {
  const row = await db
    .selectFrom('invitations')
    .select('inviter')
    .where('player_id', '=', id)
    .where('kind', '=', 'party')
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.inviter ? [row.inviter] : [];
}

/**
 * Locks the group to join and the party that the player leaves for it, by id; then everybody in the new party, the one
 * who invited, and the player.
 */
export const joiningScene =
  (wanted: GroupWanted): SceneLoader<JoiningScene, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const id = await findGroupId(tx, actor, wanted.groupId);
    const formerId = await findPartyId(tx, actor.id);
    if (formerId !== undefined && formerId !== id) await lockChallengesOf(tx, formerId, actor.id);
    const ids = new Set([id, formerId].filter((one) => one !== undefined));
    for (const one of [...ids].sort()) await tx.groups.get(one);
    const group = id === undefined ? undefined : tx.groups.held(id);
    const inviters = group?.type === 'party' ? await findInviter(tx, actor, group._id) : [];
    const members = group?.type === 'party' ? await lockMembers(tx, group._id, [actor.id, ...inviters]) : [];
    const player = await requireActor(tx, actor);
    const found = requireGroup(work, player, group, wanted);
    // Whoever has changed parties meanwhile has the wrong group locked, and is refused.
    const isSame = player.party._id === formerId;
    if (!isSame) throw work.refuse('NotFound', 'groupNotFound');
    const former = formerId === undefined || formerId === id ? undefined : tx.groups.held(formerId);
    return {
      player,
      group: found,
      others: members.filter(({ _id }) => _id !== actor.id),
      inviter: inviters[0] === undefined ? undefined : tx.players.held(inviters[0]),
      former: former && {
        group: former,
        successor: await tx.groups.firstMember(former._id, actor.id),
      },
    };
  };
