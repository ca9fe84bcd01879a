import * as rules from '@everdeed/rules';
import { groupCalls } from 'virtual:calls/group';
import { questCalls } from 'virtual:calls/quest';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter, withPlayer } from '../data/game.ts';
import { showToast } from '../ui/toast-store.ts';

interface Joining {
  readonly groupId: string;
  /** What to say of it, in the player's language. */
  readonly told: string;
}

/** Accepts an invitation. That it is gone shows at once; the group itself comes with the answer. */
export const acceptInvitation = defineAction({
  kind: 'joinGroup',
  refetch: true,
  call: ({ groupId }: Joining) => requestOf(groupCalls.joinGroup, { params: { groupId } }),
  preview: (game, { groupId }, context) =>
    gameAfter(game, rules.rejectInvitation(context, game, { groupId })),
  tell: { done: ({ told }) => showToast({ type: 'success', text: told }) },
});

/** Declines an invitation. */
export const declineInvitation = defineAction({
  kind: 'declineInvitation',
  call: ({ groupId }: { readonly groupId: string }) =>
    requestOf(groupCalls.rejectInvitation, { params: { groupId } }),
  preview: (game, { groupId }, context) =>
    gameAfter(game, rules.rejectInvitation(context, game, { groupId })),
});

/** Answers the party's question whether to come on a quest. With the last answer it starts. */
export const answerQuest = defineAction({
  kind: 'answerQuest',
  refetch: true,
  call: ({ partyId, comes }: { readonly partyId: string; readonly comes: boolean }) => {
    const input = { params: { groupId: partyId } };
    return comes ? requestOf(questCalls.acceptQuest, input) : requestOf(questCalls.rejectQuest, input);
  },
  preview: (game) => {
    const { party } = game.player;
    if (!party.quest.RSVPNeeded) return rules.refuse('notFound', 'questInviteNotFound');
    return rules.accept(
      withPlayer(game, { party: { ...party, quest: { ...party.quest, RSVPNeeded: false } } }),
    );
  },
});

/** Answers to those who ask for company. */
export const invitationActions = [acceptInvitation, declineInvitation, answerQuest] as const;
