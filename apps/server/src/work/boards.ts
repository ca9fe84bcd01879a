import {
  type AssignedTaskScene,
  type BoardTaskScene,
  type Group,
  type GroupScene,
  hasPrivilege,
  isMember,
  isUuid,
  type SharedTaskScene,
  type Player,
  type Task,
} from '@everdeed/rules';
import type { Stores, Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import type { Refuser } from './refusal.ts';
import { lockPlayers, requireActor, type SceneLoader } from './scenes.ts';

/** The id of the group whose own task is meant; undefined for all others, and for aliases. No locks. */
export const findBoard = async (
  { groups }: Pick<Stores, 'groups'>,
  taskId: string,
): Promise<string | undefined> => (isUuid(taskId) ? groups.findByTask(taskId.toLowerCase()) : undefined);

/** Refuses a group that is gone, or that the player is not in. */
function requireOwnGroup(work: Refuser<'groupNotFound'>, player: Player, group: Group | undefined): Group {
  if (!group || !isMember(player, group._id)) throw work.refuse('NotFound', 'groupNotFound');
  return group;
}

async function requireBoardTask(
  work: Refuser<'messageTaskNotFound'>,
  { groups }: Pick<Stores, 'groups'>,
  groupId: string,
  taskId: string,
): Promise<Task> {
  const task = await groups.boardTask(groupId, taskId.toLowerCase());
  if (!task) throw work.refuse('NotFound', 'messageTaskNotFound');
  return task;
}

/** Locks a group and the player who acts, with one of the group's tasks; whether they are in it is for the rules. */
export const movingScene =
  (groupId: string, taskId: string): SceneLoader<BoardTaskScene, 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const group = await tx.groups.get(groupId);
    const player = await requireActor(tx, actor);
    if (!group) throw work.refuse('NotFound', 'messageTaskNotFound');
    return { player, group, task: await requireBoardTask(work, tx, groupId, taskId) };
  };

/** Locks a group and the player who acts, who must be in it, with one of the group's tasks. */
export const boardTaskScene =
  (groupId: string, taskId: string): SceneLoader<BoardTaskScene, 'groupNotFound' | 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const scene = await movingScene(groupId, taskId)(tx, actor, work);
    return { ...scene, group: requireOwnGroup(work, scene.player, scene.group) };
  };

/**
 * The same with those whom the task is assigned to, and those who look after it: the scope of deleting it. An administrator
 * of challenges need not be in the group.
 */
export const deletingScene =
  (
    groupId: string,
    taskId: string,
  ): SceneLoader<AssignedTaskScene, 'groupNotFound' | 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const group = await tx.groups.get(groupId);
    const task = await requireBoardTask(work, tx, groupId, taskId);
    const told = [...(task.group.assignedUsers ?? []), ...editorIds(group)];
    const others = await lockOthers(tx, actor, told);
    const player = await requireActor(tx, actor);
    const isAdmin = group !== undefined && hasPrivilege(player.permissions, 'challengeAdmin');
    return { player, group: isAdmin ? group : requireOwnGroup(work, player, group), task, others };
  };

/** Ids of those who look after the tasks of a group. */
export const editorIds = (group: Group | undefined): string[] =>
  group ? [group.leader, ...Object.keys(group.managers)] : [];

/** The scope of approving a task for somebody: the group, them, and those who look after its tasks. */
export const approvingScene =
  (taskId: string, userId: string): SceneLoader<AssignedTaskScene, 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const groupId = await findBoard(tx, taskId);
    const group = groupId === undefined ? undefined : await tx.groups.get(groupId);
    const others = await lockOthers(tx, actor, [userId, ...editorIds(group)]);
    const player = await requireActor(tx, actor);
    if (!group) throw work.refuse('NotFound', 'messageTaskNotFound');
    return { player, group, task: await requireBoardTask(work, tx, group._id, taskId), others };
  };

/** Locks players and the one who acts, by id; gives the former, the one who acts among them if named. */
export async function lockOthers(tx: Tx, { id }: ActorId, ids: readonly string[]): Promise<Player[]> {
  await lockPlayers(tx, [...new Set([id, ...ids])]);
  return lockPlayers(tx, [...new Set(ids)]);
}

/** Whom a scope locks besides: those who are named, the members among them, or they and those who look after the board. */
type Others = 'named' | 'namedMembers' | 'namedAndEditors';

async function idsOf({ groups }: Tx, group: Group | undefined, named: readonly string[], others: Others) {
  if (!group || others === 'named') return named;
  if (others === 'namedAndEditors') return [...named, ...editorIds(group)];
  const members = new Set(await groups.memberIds(group._id));
  return named.filter((id) => members.has(id));
}

/** Locks a group, those of its members who are named and the player who acts, who must be in it. */
export const assigningScene =
  (
    groupId: string,
    named: readonly string[],
  ): SceneLoader<GroupScene & Pick<AssignedTaskScene, 'others'>, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const group = await tx.groups.get(groupId.toLowerCase());
    const others = await lockOthers(tx, actor, await idsOf(tx, group, named, 'namedMembers'));
    const player = await requireActor(tx, actor);
    return { player, group: requireOwnGroup(work, player, group), others };
  };

/**
 * Locks the group of a task, the player who acts and others. A task of one's own is found, too, without a group: others'
 * are not there for the player.
 */
export const sharedTaskScene =
  (
    taskId: string,
    named: readonly string[],
    others: Others = 'named',
  ): SceneLoader<SharedTaskScene, 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const groupId = await findBoard(tx, taskId);
    const group = groupId === undefined ? undefined : await tx.groups.get(groupId);
    const locked = await lockOthers(tx, actor, await idsOf(tx, group, named, others));
    const player = await requireActor(tx, actor);
    const task =
      groupId === undefined
        ? await tx.tasks.get(actor.id, taskId.toLowerCase())
        : await tx.groups.boardTask(groupId, taskId.toLowerCase());
    if (!task) throw work.refuse('NotFound', 'messageTaskNotFound');
    return { player, task, others: locked, group };
  };
