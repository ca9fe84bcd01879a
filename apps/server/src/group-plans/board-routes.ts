import { groupTaskCalls } from '@everdeed/contract';
import {
  createBoardTasks,
  hasBoard,
  moveBoardTask,
  type NewBoardTasksScene,
  sortAll,
  type Task,
} from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { presentTask } from '../presenters/task.ts';
import { assigningScene, findBoard, movingScene } from '../work/boards.ts';
import { takenIds } from '../work/new-tasks.ts';
import { perform } from '../work/perform.ts';
import type { Stores } from '../storage/stores.ts';
import { readDeeds } from './deeds.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import { isWanted, newestFirst, wantsCompleted } from '../work/task-types.ts';

/** A group, the player who acts and the members who are named, with the ids that were sent and that other tasks have. */
const newBoardTasks =
  (
    groupId: string,
    sent: unknown,
    named: readonly string[],
  ): SceneLoader<NewBoardTasksScene, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const scene = await assigningScene(groupId, named)(tx, actor, work);
    return { ...scene, taken: { ids: await takenIds(tx, sent), aliases: new Set() } };
  };

/** The ids in a list with commas; none if there is no list. */
const idsIn = (list: string | undefined): readonly string[] => list?.toLowerCase().split(',') ?? [];

interface Wanted {
  readonly type?: string;
  readonly taskIds?: string;
}

/** The tasks of a board that a list has, in no particular order. */
async function wantedTasks({ groups }: Stores, groupId: string, { type, taskIds }: Wanted): Promise<Task[]> {
  if (!taskIds) return (await groups.board(groupId)).filter((task) => isWanted(task, type));
  const named = await groups.boardTasks(groupId, idsIn(taskIds));
  return type === undefined ? named : named.filter((task) => isWanted(task, type));
}

/** The tasks of groups as records (wire-groups-and-admin 5.1, wire-user-and-tasks 4.2 to 4.4). */
export const boardRoutes = [
  route(groupTaskCalls.getGroupTasks, async (work, { actor, params: { groupId }, query }) => {
    const { read, now } = work;
    const group = await read.groups.get(groupId.toLowerCase());
    const player = await requireActor(read, actor);
    if (!group || !hasBoard(player, group, now)) throw work.refuse('NotFound', 'groupNotFound');
    const tasks = await wantedTasks(read, group._id, query);
    return (wantsCompleted(query.type) ? newestFirst(tasks) : sortAll(group, tasks)).map(presentTask);
  }),
  route(groupTaskCalls.getBoardDeeds, async (work, { actor, params, query: { before } }) => {
    const { read, now } = work;
    const group = await read.groups.get(params.groupId.toLowerCase());
    const player = await requireActor(read, actor);
    if (!group || !hasBoard(player, group, now)) throw work.refuse('NotFound', 'groupNotFound');
    const rows = await readDeeds(read, group._id, before);
    return rows.map(({ id, task_id: taskId, title, kind, user_id: userId, member_id, done_at }) => ({
      id,
      taskId,
      title,
      kind,
      userId,
      ...(member_id !== null && { memberId: member_id }),
      date: new Date(done_at).toISOString(),
    }));
  }),
  route(groupTaskCalls.createGroupTasks, async (work, { actor, params: { groupId }, query, body }) => {
    const loading = newBoardTasks(groupId, body, idsIn(query.assignTo));
    const { data } = await perform(work, actor, loading, (context, scene) =>
      createBoardTasks(context, scene, body),
    );
    const tasks = data.map(presentTask);
    const [only, ...others] = tasks;
    return reply({ data: only && others.length === 0 ? only : tasks, status: 201 });
  }),
  route(groupTaskCalls.moveGroupTask, async (work, { actor, params: { taskId, position } }) => {
    const groupId = await findBoard(work.read, taskId);
    if (groupId === undefined) throw work.refuse('NotFound', 'messageTaskNotFound');
    const input = { position: Number(position) };
    const { data } = await perform(work, actor, movingScene(groupId, taskId), (context, scene) =>
      moveBoardTask(context, scene, input),
    );
    return data;
  }),
];
