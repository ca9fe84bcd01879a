import { groupTaskCalls } from '@everdeed/contract';
import { assignBoardTask, isUuid, sendBack, unassignBoardTask } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import { sharedTaskScene } from '../work/boards.ts';
import { perform } from '../work/perform.ts';

/** The ids of a list, each once; undefined if it is none. */
function idsIn(sent: unknown): string[] | undefined {
  if (!Array.isArray(sent) || !sent.every((id: unknown): id is string => isUuid(id))) return undefined;
  return [...new Set(sent.map((id) => id.toLowerCase()))];
}

/** Who does which task of a group (wire-groups-and-admin 5.1, wire-user-and-tasks 4.7). */
export const assignmentRoutes = [
  route(groupTaskCalls.assignTask, async (work, { actor, params: { taskId }, body }) => {
    const ids = idsIn(body);
    if (!ids) throw work.refuse('BadRequest', 'assignedUsersUuids');
    const { data } = await perform(
      work,
      actor,
      sharedTaskScene(taskId, ids, 'namedMembers'),
      assignBoardTask,
    );
    return presentTask(data);
  }),
  route(groupTaskCalls.unassignTask, async (work, { actor, params }) => {
    const userId = params.assignedUserId.toLowerCase();
    const loading = sharedTaskScene(params.taskId, [userId], 'namedAndEditors');
    const { data } = await perform(work, actor, loading, (context, scene) =>
      unassignBoardTask(context, scene, { userId }),
    );
    return presentTask(data);
  }),
  route(groupTaskCalls.needsWork, async (work, { actor, params, body: { comment } }) => {
    const userId = params.userId.toLowerCase();
    const loading = sharedTaskScene(params.taskId, [userId], 'namedAndEditors');
    const { data } = await perform(work, actor, loading, (context, scene) =>
      sendBack(context, scene, { userId, comment }),
    );
    return presentTask(data);
  }),
];
