import * as rules from '@everdeed/rules';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter } from '../data/game.ts';

interface Answer {
  readonly taskId: string;
  /** The member who asks. */
  readonly userId: string;
  /** The notification of it, which leaves. */
  readonly id: string;
  readonly approves: boolean;
}

/** Answers a member who asks for approval of what they have done on a board. */
export const answerRequest = defineAction({
  kind: 'answerRequest',
  call: ({ taskId, userId, approves }: Answer) => {
    const input = { params: { taskId, userId } };
    return approves
      ? requestOf(groupTaskCalls.approveTask, input)
      : requestOf(groupTaskCalls.needsWork, { ...input, body: {} });
  },
  preview: (game, { id }, context) => gameAfter(game, rules.readNotifications(context, game, { ids: [id] })),
});

/** What one answers to those with whom one shares a board. */
export const boardActions = [answerRequest] as const;
