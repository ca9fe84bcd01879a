import {
  creditHolder,
  type Direction,
  type Group,
  isMember,
  isUuid,
  type Player,
  seesOriginals,
  type SharedScoreScene,
  type Task,
} from '@everdeed/rules';
import { OutdatedError } from '../storage/failures.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { editorIds, findBoard, lockOthers } from '../work/boards.ts';
import { findOriginal } from '../work/challenges.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { findToScore } from './find.ts';

/**
 * Whether a task is known to be the player's own without looking for it: of nobody else are tasks in the lists of a
 * player who does not have groups' tasks shown among them.
 */
function isSurelyOwn({ party, guilds, preferences, tasksOrder }: Player, taskId: string): boolean {
  if (party._id === undefined && guilds.length === 0) return true;
  if ((preferences.tasks.mirrorGroupTasks ?? []).length > 0) return false;
  return isListed({ tasksOrder }, taskId);
}

/** Where a task that is to be scored belongs, unless it is one's own. */
export interface ScorePlace {
  readonly groupId?: string | undefined;
  readonly challengeId?: string | undefined;
  /** The player by whom it was taken for their own, as this process remembered them: to be checked under the lock. */
  readonly guessedBy?: Player;
}

const isListed = ({ tasksOrder }: Pick<Player, 'tasksOrder'>, taskId: string): boolean =>
  Object.values(tasksOrder).some((ids) => ids.includes(taskId));

/** Whether what is known of the player tells where a task belongs: it is in their lists, and theirs. */
const isKnownOwn = (player: Player, taskId: string): boolean =>
  isListed(player, taskId) && isSurelyOwn(player, taskId);

/**
 * The group whose board a task is on, or the challenge whose own task it is. No locks, and no look at the database for
 * most tasks: whoever scores them finds out under the lock whether that was right.
 */
export async function findPlace(
  { read }: Pick<Work, 'read'>,
  actor: ActorId,
  idOrAlias: string,
): Promise<ScorePlace> {
  if (!isUuid(idOrAlias)) return {};
  const taskId = idOrAlias.toLowerCase();
  const remembered = read.players.remembered(actor.id);
  if (remembered && isKnownOwn(remembered, taskId)) return { guessedBy: remembered };
  const player = await requireActor(read, actor);
  const groupId = isSurelyOwn(player, taskId) ? undefined : await findBoard(read, taskId);
  if (groupId !== undefined) return { groupId };
  return isListed(player, taskId) ? {} : { challengeId: await findOriginal(read, taskId) };
}

/** The groups whose boards the tasks are on, in order. No locks. */
export async function findBoards(
  { read }: Pick<Work, 'read'>,
  actor: ActorId,
  taskIds: readonly string[],
): Promise<string[]> {
  // A list with aliases names tasks of one's own only (rules-scoring-and-day 1.2, check 4).
  if (!taskIds.every(isUuid)) return [];
  const player = await requireActor(read, actor);
  const found = new Set<string>();
  for (const id of new Set(taskIds.map((one) => one.toLowerCase()))) {
    const groupId = isSurelyOwn(player, id) ? undefined : await findBoard(read, id);
    if (groupId !== undefined) found.add(groupId);
  }
  return [...found].sort();
}

/** Tasks of boards with their groups, locked, those who may have to give back what they got for them, and who may be asked. */
export interface Shared {
  readonly groups: readonly Group[];
  readonly tasks: readonly Task[];
  readonly others: readonly Player[];
}

/** Locks groups, and then the player who acts with those who got the points of tasks to be unchecked, or who approve. */
export async function lockShared(
  tx: Tx,
  actor: ActorId,
  groupIds: readonly string[],
  scorings: readonly { readonly id: string; readonly direction: Direction }[],
): Promise<Shared> {
  const groups: Group[] = [];
  const tasks: Task[] = [];
  const wanted = new Set(scorings.map(({ id }) => id.toLowerCase()));
  for (const groupId of groupIds) {
    const group = await tx.groups.get(groupId);
    if (group) groups.push(group);
    for (const id of wanted) tasks.push(...[await tx.groups.boardTask(groupId, id)].filter((one) => !!one));
  }
  const unchecked = new Set(
    scorings.flatMap(({ id, direction }) => (direction === 'down' ? [id.toLowerCase()] : [])),
  );
  const asked = tasks.some(({ group }) => group.approval?.required) ? groups.flatMap(editorIds) : [];
  const payers = tasks.filter(({ _id }) => unchecked.has(_id)).flatMap((task) => creditHolder(task) ?? []);
  return { groups, tasks, others: await lockOthers(tx, actor, [...payers, ...asked]) };
}

/** Has the work begin anew, and look where the task is, if the player is not as they were remembered and it may be elsewhere. */
function checkGuess(tx: Tx, remembered: Player, player: Player, taskId: string): void {
  if (player === remembered || isKnownOwn(player, taskId.toLowerCase())) return;
  tx.players.forget(player._id);
  throw new OutdatedError(`${taskId} is not among the tasks of the player any more`);
}

/** The scope of scoring a task of one's own, or of the group that is named. */
export const taskToScore =
  (
    idOrAlias: string,
    direction: Direction,
    { groupId, guessedBy }: ScorePlace,
  ): SceneLoader<SharedScoreScene, 'messageTaskNotFound' | 'taskBelongsToAnother'> =>
  async (tx, actor, work) => {
    if (groupId === undefined) {
      const player = await requireActor(tx, actor);
      if (guessedBy) checkGuess(tx, guessedBy, player, idOrAlias);
      return { player, task: await findToScore(work, tx, actor.id, idOrAlias) };
    }
    const { groups, tasks, others } = await lockShared(tx, actor, [groupId], [{ id: idOrAlias, direction }]);
    const player = await requireActor(tx, actor);
    const [task] = tasks;
    if (!task) throw work.refuse('NotFound', 'messageTaskNotFound');
    return { player, task, group: groups[0], others };
  };

/** The scope of scoring one of a challenge's own tasks; refuses who does not see it, as if it were not there. */
export const originalToScore =
  (challengeId: string, taskId: string): SceneLoader<SharedScoreScene, 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const challenge = await tx.challenges.get(challengeId);
    const player = await requireActor(tx, actor);
    const isSeen = challenge !== undefined && seesOriginals(player, challenge);
    const originals = isSeen ? await tx.challenges.originals(challengeId) : [];
    const task = originals.find(({ _id }) => _id === taskId.toLowerCase());
    if (!task) throw work.refuse('NotFound', 'messageTaskNotFound');
    return { player, task };
  };

/** The scope of checking off a step of a checklist: every member may do so on a board (wire-user-and-tasks 4.6). */
export const taskWithSteps =
  (
    idOrAlias: string,
    groupId: string | undefined,
  ): SceneLoader<SharedScoreScene, 'messageTaskNotFound' | 'taskBelongsToAnother'> =>
  async (tx, actor, work) => {
    const scene = await taskToScore(idOrAlias, 'up', { groupId })(tx, actor, work);
    const isOpen = groupId === undefined || isMember(scene.player, groupId);
    if (!isOpen) throw work.refuse('BadRequest', 'taskBelongsToAnother');
    return scene;
  };
