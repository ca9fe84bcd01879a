import { accept, type Direction, type Task } from '@everdeed/rules';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { taskCalls } from 'virtual:calls/task';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { explainFailure, type Failure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { tellGains } from '../../task-kit/score-shared.ts';
import { showToast } from '../../ui/toast-store.ts';

interface Addition {
  readonly groupId: string;
  readonly task: Task;
  /** Whose task it is; nobody: anyone may do it. */
  readonly memberIds: readonly string[];
}

interface Tick {
  readonly groupId: string;
  readonly taskId: string;
  readonly direction: Direction;
}

/** Tells why a task was not scored. Asking for approval is no failure, although the server refuses the tick. */
export function tellRefusal(failure: Failure): void {
  const isAsked = failure.kind === 'refused' && failure.code === 'taskApprovalHasBeenRequested';
  for (const text of explainFailure(failure, t('error.network')))
    showToast({ type: isAsked ? 'info' : 'error', text });
}

/** Adds a task to a board. One call, so that no task is there without those whom it is for. */
export const addBoardTask = defineAction({
  kind: 'addBoardTask',
  call: ({ groupId, task, memberIds }: Addition) =>
    requestOf(groupTaskCalls.createGroupTasks, {
      params: { groupId },
      query: memberIds.length > 0 ? { assignTo: memberIds.join(',') } : {},
      body: task,
    }),
  tasks: ({ task }) => [task._id],
  // It shows on the board, not in the game.
  preview: (game) => accept(game),
  refetch: true,
});

/** Scores a task of a board. What it brings is told when the server has said so. */
export const scoreBoardTask = defineAction({
  kind: 'scoreBoardTask',
  call: ({ taskId, direction }: Tick) => requestOf(taskCalls.scoreTask, { params: { taskId, direction } }),
  tasks: ({ taskId }) => [taskId],
  preview: (game) => accept(game),
  refetch: true,
  tell: {
    saved: (answer) => tellGains(answer),
    isInPlace: () => true,
    refused: (_, failure) => tellRefusal(failure),
  },
});

/** Every action of boards that waits for the server. */
export const boardActions = [addBoardTask, scoreBoardTask] as const;
