import type { Direction, Task } from '@everdeed/rules';
import { useCallback, useMemo } from 'react';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { taskCalls } from 'virtual:calls/task';
import { dispatch } from '../../data/dispatch.ts';
import { refreshGame } from '../../data/load.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { onSettled } from '../../data/outbox.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { scoreShared } from '../../task-kit/score-shared.ts';
import { assignedTo } from './board.ts';
import { addBoardTask, scoreBoardTask, tellRefusal } from './board-actions.ts';
import { refreshTasks } from './fresh-tasks.ts';
import { refreshBoard } from './queries.ts';

/** What can be done on a board. */
export interface BoardActs {
  readonly score: (task: Task, direction: Direction) => void;
  readonly scoreItem: (task: Task, itemId: string) => void;
  /** For anyone, or for these members; gives whether it was added, once the server can be reached. */
  readonly add: (task: Task, memberIds?: readonly string[]) => Promise<boolean>;
  /** `changes` are fields of its own type; gives whether they are saved. */
  readonly update: (task: Task, changes: object) => Promise<boolean>;
  readonly remove: (task: Task) => void;
  /** To a place, from 0, among those of its kind; -1 is the last one. */
  readonly move: (task: Task, place: number) => void;
  /** One place up or down. */
  readonly step: (task: Task, by: 1 | -1) => void;
  /** Makes it the task of exactly these members; gives whether it is. */
  readonly assign: (task: Task, members: readonly string[], needsApproval: boolean) => Promise<boolean>;
  readonly approve: (task: Task, userId: string) => void;
  /** With what there is still to do, if anything is said; gives whether it is sent back. */
  readonly sendBack: (task: Task, userId: string, comment?: string) => Promise<boolean>;
}

type Act = ReturnType<typeof useAct>['act'];

/** A reward is bought only while the server can say whether there is gold enough. */
async function buy(userId: string, groupId: string, task: Task): Promise<void> {
  const failure = await scoreShared(task._id, 'down');
  if (failure) tellRefusal(failure);
  const [, isPlaced] = await Promise.all([refreshGame(), refreshTasks(userId, groupId, [task._id])]);
  if (!isPlaced) await refreshBoard(userId, groupId);
}

/** Whether the server has taken an entry, once it has said so. */
const isTaken = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = onSettled((entry, { kind }) => {
      if (entry.id !== id) return;
      stop();
      resolve(kind === 'saved');
    });
  });

async function add(groupId: string, task: Task, memberIds: readonly string[]): Promise<boolean> {
  const sent = dispatch(addBoardTask({ groupId, task, memberIds }));
  return sent.ok && isTaken(sent.value.entry.id);
}

async function assign(
  act: Act,
  task: Task,
  members: readonly string[],
  requiresApproval: boolean,
): Promise<boolean> {
  const params = { taskId: task._id };
  const before = assignedTo(task);
  if ((task.group.approval?.required ?? false) !== requiresApproval)
    if (!(await act(taskCalls.updateTask, { params, body: { requiresApproval } }))) return false;
  const added = members.filter((id) => !before.includes(id));
  if (added.length > 0 && !(await act(groupTaskCalls.assignTask, { params, body: added }))) return false;
  for (const id of before.filter((one) => !members.includes(one)))
    if (!(await act(groupTaskCalls.unassignTask, { params: { ...params, assignedUserId: id } })))
      return false;
  return true;
}

/** Where a task stands among all of its kind, from 0. */
const placeOf = (userId: string, groupId: string, { _id, type }: Task): number =>
  (queryClient.getQueryData<readonly Task[]>(keys.boardTasks(userId, groupId)) ?? [])
    .filter((one) => one.type === type)
    .findIndex((one) => one._id === _id);

function actsOn(userId: string, groupId: string, act: Act): BoardActs {
  const move = ({ _id: taskId }: Task, place: number) =>
    void act(groupTaskCalls.moveGroupTask, { params: { taskId, position: String(place) } });
  return {
    score: (task, direction) => {
      if (task.type === 'reward') void buy(userId, groupId, task);
      else dispatch(scoreBoardTask({ groupId, taskId: task._id, direction }));
    },
    scoreItem: ({ _id: taskId }, itemId) =>
      void act(taskCalls.scoreChecklistItem, { params: { taskId, itemId } }),
    add: (task, memberIds = []) => add(groupId, task, memberIds),
    update: ({ _id: taskId }, changes) => act(taskCalls.updateTask, { params: { taskId }, body: changes }),
    remove: ({ _id: taskId }) => void act(taskCalls.deleteTask, { params: { taskId } }),
    move,
    step: (task, by) => move(task, placeOf(userId, groupId, task) + by),
    assign: (task, members, needsApproval) => assign(act, task, members, needsApproval),
    approve: ({ _id: taskId }, memberId) =>
      void act(groupTaskCalls.approveTask, { params: { taskId, userId: memberId } }),
    sendBack: ({ _id: taskId }, memberId, comment = '') =>
      act(groupTaskCalls.needsWork, { params: { taskId, userId: memberId }, body: { comment } }),
  };
}

/**
 * What a player can do on the board of a group. Ticks and new tasks show at once and wait for the server if need be;
 * everything else shows when it is saved. The acts stay
 * the same as long as the group does.
 */
export function useBoardActs(userId: string, groupId: string) {
  const refresh = useCallback(() => refreshBoard(userId, groupId), [userId, groupId]);
  const { isBusy, act } = useAct(refresh);
  const acts = useMemo(() => actsOn(userId, groupId, act), [userId, groupId, act]);
  return { isBusy, acts };
}
