import { groupTaskCalls } from '@everdeed/contract';
import { approveTask, checkBoard, pendingRequests } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import { approvingScene } from '../work/boards.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor } from '../work/scenes.ts';

/** Approval of what members have done (wire-user-and-tasks 4.7, "Approvals"). */
export const approvalRoutes = [
  route(groupTaskCalls.approveTask, async (work, { actor, params }) => {
    const userId = params.userId.toLowerCase();
    const { data } = await perform(work, actor, approvingScene(params.taskId, userId), (context, scene) =>
      approveTask(context, scene, { userId }),
    );
    return presentTask(data);
  }),
  route(groupTaskCalls.getApprovals, async (work, { actor, params }) => {
    const { read } = work;
    const group = await read.groups.get(params.groupId.toLowerCase());
    const player = await requireActor(read, actor);
    if (!group) throw work.refuse('NotFound', 'groupNotFound');
    unwrap(work, checkBoard(work, player, group));
    const pending = pendingRequests(await read.groups.board(group._id));
    const names = await read.groups.names([...new Set(pending.map(({ userId }) => userId))]);
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return pending.map(({ task: { _id, text, group: about }, userId }) => ({
      _id,
      text,
      group: about,
      userId: { _id: userId, profile: { name: nameOf.get(userId) ?? '' } },
    }));
  }),
];
