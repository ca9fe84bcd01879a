import { taskCalls } from '@everdeed/contract';
import {
  checkOwnTag,
  clearCompletedTodos,
  moveMirrored,
  moveOriginal,
  moveTask,
  tagTask,
  untagTask,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import { boardTaskScene, findBoard } from '../work/boards.ts';
import { findOriginal, originalScene } from '../work/challenges.ts';
import { perform } from '../work/perform.ts';
import { performNoted } from '../work/perform-noted.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor } from '../work/scenes.ts';
import { completedTodos, ownTask } from './find.ts';

/** Order, tags and clearing (wire-user-and-tasks 4.4, 4.6). */
export const orderTaskRoutes = [
  route(taskCalls.moveTask, async (work, { actor, params: { taskId, position } }) => {
    const input = { position: Number(position) };
    const groupId = await findBoard(work.read, taskId);
    if (groupId !== undefined) {
      const moved = await perform(work, actor, boardTaskScene(groupId, taskId), (context, scene) =>
        moveMirrored(context, scene, input),
      );
      return moved.data;
    }
    const challengeId = await findOriginal(work.read, taskId);
    const { data } =
      challengeId === undefined
        ? await perform(work, actor, ownTask(taskId), (context, scene) => moveTask(context, scene, input))
        : await performNoted(work, actor, originalScene(challengeId, taskId), (context, scene) =>
            moveOriginal(context, scene, input),
          );
    return data;
  }),
  route(taskCalls.addTagToTask, async (work, { actor, params: { taskId, tagId } }) => {
    // The wire looks at the tag before the task.
    unwrap(work, checkOwnTag(await requireActor(work.read, actor), tagId));
    const { data } = await perform(work, actor, ownTask(taskId), (context, scene) =>
      tagTask(context, scene, { tagId }),
    );
    return presentTask(data);
  }),
  route(taskCalls.removeTagFromTask, async (work, { actor, params: { taskId, tagId } }) => {
    const { data } = await perform(work, actor, ownTask(taskId), (context, scene) =>
      untagTask(context, scene, { tagId }),
    );
    return presentTask(data);
  }),
  route(
    taskCalls.clearCompletedTodos,
    async (work, { actor }) => (await perform(work, actor, completedTodos, clearCompletedTodos)).data,
  ),
];
