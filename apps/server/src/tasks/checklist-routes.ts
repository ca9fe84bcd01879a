import { taskCalls } from '@everdeed/contract';
import {
  addChecklistItem,
  removeChecklistItem,
  scoreChecklistItem,
  updateChecklistItem,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import { perform } from '../work/perform.ts';
import { performNoted } from '../work/perform-noted.ts';
import { editedTask } from './find.ts';
import { findBoards, taskWithSteps } from './shared-scopes.ts';

/** Checklists (wire-user-and-tasks 4.6). */
export const checklistRoutes = [
  route(taskCalls.addChecklistItem, async (work, { actor, params, body }) => {
    const { data } = await performNoted(
      work,
      actor,
      await editedTask(work, params.taskId),
      (context, scene) => addChecklistItem(context, scene, body),
    );
    return presentTask(data);
  }),
  route(taskCalls.scoreChecklistItem, async (work, { actor, params: { taskId, itemId } }) => {
    const [groupId] = await findBoards(work, actor, [taskId]);
    const { data } = await perform(work, actor, taskWithSteps(taskId, groupId), (context, scene) =>
      scoreChecklistItem(context, scene, { itemId }),
    );
    return presentTask(data);
  }),
  route(taskCalls.updateChecklistItem, async (work, { actor, params: { taskId, itemId }, body }) => {
    const { data } = await performNoted(work, actor, await editedTask(work, taskId), (context, scene) =>
      updateChecklistItem(context, scene, { itemId, fields: body }),
    );
    return presentTask(data);
  }),
  route(taskCalls.removeChecklistItem, async (work, { actor, params: { taskId, itemId } }) => {
    const { data } = await performNoted(work, actor, await editedTask(work, taskId), (context, scene) =>
      removeChecklistItem(context, scene, { itemId }),
    );
    return presentTask(data);
  }),
];
