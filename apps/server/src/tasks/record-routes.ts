import { taskCalls } from '@everdeed/contract';
import {
  createTasks,
  deleteBoardTask,
  deleteOriginal,
  deleteTask,
  type EditScene,
  namesIn,
  type NewTasksScene,
  updateBoardTask,
  updateOriginal,
  updateTask,
} from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import type { Tx } from '../storage/stores.ts';
import { boardTaskScene, deletingScene, findBoard } from '../work/boards.ts';
import { findOriginal, originalScene } from '../work/challenges.ts';
import { takenIds } from '../work/new-tasks.ts';
import { perform } from '../work/perform.ts';
import { performNoted } from '../work/perform-noted.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import { findTask, ownTask } from './find.ts';

/** Those names for which `isTaken` holds. */
async function filterTaken(names: readonly string[], isTaken: (name: string) => Promise<boolean>) {
  const taken = new Set<string>();
  for (const name of names) if (await isTaken(name)) taken.add(name);
  return taken;
}

/** Which of the aliases that were sent other tasks of the player have. */
const takenAliases = (tx: Tx, userId: string, sent: unknown, exceptId?: string) =>
  filterTaken(namesIn(sent).aliases, (alias) => tx.tasks.aliasTaken(userId, alias, exceptId));

/** The player who acts, and which of the names that were sent are taken. */
const newTasks =
  (sent: unknown): SceneLoader<NewTasksScene> =>
  async (tx, actor) => ({
    player: await requireActor(tx, actor),
    taken: {
      ids: await takenIds(tx, sent),
      aliases: await takenAliases(tx, actor.id, sent),
    },
  });

/** The player who acts, a task of theirs, and whether the alias that was sent is taken. */
const taskToEdit =
  (idOrAlias: string, sent: unknown): SceneLoader<EditScene, 'messageTaskNotFound'> =>
  async (tx, actor, work) => {
    const player = await requireActor(tx, actor);
    const task = await findTask(work, tx, actor.id, idOrAlias);
    return { player, task, taken: { aliases: await takenAliases(tx, actor.id, [sent], task._id) } };
  };

/** Creating, updating and deleting tasks (wire-user-and-tasks 4.3, 4.4). */
export const taskRecordRoutes = [
  route(taskCalls.createTasks, async (work, { actor, body }) => {
    const { data } = await perform(work, actor, newTasks(body), (context, scene) =>
      createTasks(context, scene, body),
    );
    const tasks = data.map(presentTask);
    const [only, ...others] = tasks;
    return reply({ data: only && others.length === 0 ? only : tasks, status: 201 });
  }),
  route(taskCalls.updateTask, async (work, { actor, params, body }) => {
    const { taskId } = params;
    const groupId = await findBoard(work.read, taskId);
    if (groupId !== undefined) {
      const changed = await perform(work, actor, boardTaskScene(groupId, taskId), (context, scene) =>
        updateBoardTask(context, scene, body),
      );
      return presentTask(changed.data);
    }
    const challengeId = await findOriginal(work.read, taskId);
    const { data } =
      challengeId === undefined
        ? await perform(work, actor, taskToEdit(taskId, body), (context, scene) =>
            updateTask(context, scene, body),
          )
        : await performNoted(work, actor, originalScene(challengeId, taskId), (context, scene) =>
            updateOriginal(context, scene, body),
          );
    return presentTask(data);
  }),
  route(taskCalls.deleteTask, async (work, { actor, params: { taskId } }) => {
    const groupId = await findBoard(work.read, taskId);
    if (groupId !== undefined)
      return (await performNoted(work, actor, deletingScene(groupId, taskId), deleteBoardTask)).data;
    const challengeId = await findOriginal(work.read, taskId);
    const { data } =
      challengeId === undefined
        ? await perform(work, actor, ownTask(taskId), deleteTask)
        : await performNoted(work, actor, originalScene(challengeId, taskId), deleteOriginal);
    return data;
  }),
];
