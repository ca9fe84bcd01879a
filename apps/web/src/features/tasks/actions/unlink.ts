import {
  isOfLiveChallenge,
  type Task,
  unlinkTask as unlinkOne,
  unlinkTasks as unlinkAll,
} from '@everdeed/rules';
import { challengeCalls } from 'virtual:calls/challenge';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { gameAfter } from '../../../data/game.ts';
import { previewOn } from './preview-on.ts';

interface Answer {
  /** Whether it becomes a task of one's own, or goes. */
  readonly isKept: boolean;
}

/** Keeps or removes a task whose challenge, or original, is gone. */
export const unlinkTask = defineAction({
  kind: 'unlinkTask',
  tasks: ({ taskId }) => [taskId],
  call: ({ taskId, isKept }: Answer & { readonly taskId: string }) =>
    requestOf(challengeCalls.unlinkTask, { params: { taskId }, query: { keep: isKept ? 'keep' : 'remove' } }),
  preview: (game, { taskId, isKept }, context) =>
    previewOn(game, taskId, (scene) => unlinkOne(context, scene, { isKept })),
});

/** A player's tasks of a challenge. */
const tasksOf = (tasks: readonly Task[], challengeId: string): readonly Task[] =>
  tasks.filter(({ challenge }) => challenge.id === challengeId);

/** Whether one answer can be given for all tasks of the challenge: none of them may still live. */
export const canUnlinkAll = (tasks: readonly Task[], challengeId: string): boolean =>
  !tasksOf(tasks, challengeId).some(isOfLiveChallenge);

/** Keeps or removes all tasks that a challenge has left behind. */
export const unlinkTasks = defineAction({
  kind: 'unlinkTasks',
  refetch: true,
  call: ({ challengeId, isKept }: Answer & { readonly challengeId: string }) =>
    requestOf(challengeCalls.unlinkTasks, {
      params: { challengeId },
      query: { keep: isKept ? 'keep-all' : 'remove-all' },
    }),
  preview: (game, { challengeId, isKept }, context) =>
    gameAfter(
      game,
      unlinkAll(context, { player: game.player, tasks: [...tasksOf(game.tasks, challengeId)] }, { isKept }),
    ),
});

/** Every kind of answer. */
export const unlinkActions = [unlinkTask, unlinkTasks] as const;
