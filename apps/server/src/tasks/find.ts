import type { RefusalOf, taskCalls } from '@everdeed/contract';
import {
  type Challenge,
  checkBoardEditor,
  checkEditor,
  isUuid,
  type Task,
  type TaskScene,
  type TasksScene,
} from '@everdeed/rules';
import { boardTaskScene, findBoard } from '../work/boards.ts';
import { findOriginal, originalScene } from '../work/challenges.ts';
import { type Refuser, unwrap } from '../work/refusal.ts';
import type { Stores } from '../storage/stores.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

/**
 * One of the player's tasks by id or alias; refuses if there is none, without revealing that another player's
 * task exists.
 */
export async function findTask(
  work: Refuser<'messageTaskNotFound'>,
  stores: Pick<Stores, 'tasks'>,
  userId: string,
  idOrAlias: string,
): Promise<Task> {
  const task = await stores.tasks.get(userId, idOrAlias);
  if (!task) throw work.refuse('NotFound', 'messageTaskNotFound');
  return task;
}

/**
 * One of the player's tasks, to score it. Somebody else's task is refused with a different message than one
 * that does not exist (wire-user-and-tasks 4.5, 4.6).
 */
export async function findToScore(
  work: Refuser<'messageTaskNotFound' | 'taskBelongsToAnother'>,
  stores: Pick<Stores, 'tasks' | 'challenges'>,
  userId: string,
  idOrAlias: string,
): Promise<Task> {
  const task = await stores.tasks.get(userId, idOrAlias);
  if (task) return task;
  // An original of a challenge is nobody's.
  const isOriginal = (await findOriginal(stores, idOrAlias)) !== undefined;
  if (!isOriginal && isUuid(idOrAlias) && (await stores.tasks.idTaken(idOrAlias)))
    throw work.refuse('BadRequest', 'taskBelongsToAnother');
  throw work.refuse('NotFound', 'messageTaskNotFound');
}

/** The scope of most commands on a task: the player who acts, and a task of theirs. */
export const ownTask =
  (idOrAlias: string): SceneLoader<TaskScene, 'messageTaskNotFound'> =>
  async (tx, actor, work) => ({
    player: await requireActor(tx, actor),
    task: await findTask(work, tx, actor.id, idOrAlias),
  });

/** Why tasks that others share are not changed by this player. */
type SharedRefusal = Exclude<RefusalOf<typeof taskCalls.updateTask>, 'validationFailed'>;

/** The scope of a plain edit of a group's task. */
const boardTaskToEdit =
  (groupId: string, taskId: string): SceneLoader<TaskScene, SharedRefusal> =>
  async (tx, actor, work) => {
    const { player, group, task } = await boardTaskScene(groupId, taskId)(tx, actor, work);
    unwrap(work, checkBoardEditor(player, group));
    return { player, task };
  };

/** The scope of edits that those make in shared tasks, too, who look after them: they concern nobody's copies. */
export async function editedTask(
  { read }: Pick<Work, 'read'>,
  idOrAlias: string,
): Promise<SceneLoader<TaskScene & { readonly challenge?: Challenge }, SharedRefusal>> {
  const groupId = await findBoard(read, idOrAlias);
  if (groupId !== undefined) return boardTaskToEdit(groupId, idOrAlias);
  const challengeId = await findOriginal(read, idOrAlias);
  if (challengeId === undefined) return ownTask(idOrAlias);
  return async (tx, actor, work) => {
    const scene = await originalScene(challengeId, idOrAlias)(tx, actor, work);
    unwrap(work, checkEditor(scene.player, scene.challenge));
    return { player: scene.player, task: scene.original, challenge: scene.challenge };
  };
}

/** The player who acts and their completed to-dos. */
export const completedTodos: SceneLoader<TasksScene> = async (tx, actor) => ({
  player: await requireActor(tx, actor),
  tasks: await tx.tasks.list(actor.id, { types: ['todo'], completed: true }),
});
