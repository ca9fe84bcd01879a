import * as rules from '@everdeed/rules';
import { inboxCalls } from 'virtual:calls/inbox';
import { memberCalls } from 'virtual:calls/member';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter, withPlayer } from '../data/game.ts';
import { showToast } from '../ui/toast-store.ts';

interface GemGift {
  readonly memberId: string;
  /** Whole gems. */
  readonly gems: number;
  /** Goes with them; may be empty. */
  readonly message: string;
  /** What to say of it, in the player's language. */
  readonly told: string;
}

/** Gives gems of one's own to another player. Nothing of theirs is shown, so the player stands in for them. */
export const giveGems = defineAction({
  kind: 'giveGems',
  addsUp: true,
  call: ({ memberId, gems, message }: GemGift) =>
    requestOf(memberCalls.transferGems, {
      body: { toUserId: memberId, gemAmount: gems, ...(message && { message }) },
    }),
  preview: (game, { memberId, gems, message }, context) => {
    const receiver = { ...game.player, _id: memberId };
    return gameAfter(game, rules.transferGems(context, { ...game, receiver }, { gems, message }));
  },
  tell: { done: ({ told }) => showToast({ type: 'success', text: told }) },
});

/** Blocks a player, or unblocks them. */
export const toggleBlock = defineAction({
  kind: 'toggleBlock',
  addsUp: true,
  call: ({ memberId }: { readonly memberId: string }) =>
    requestOf(inboxCalls.toggleBlock, { params: { uuid: memberId } }),
  preview: (game, { memberId }, context) =>
    gameAfter(game, rules.toggleBlock(context, game, { uuid: memberId })),
  settle: (game, blocks) => withPlayer(game, { inbox: { ...game.player.inbox, blocks } }),
});

/** Marks all private messages as read. */
export const readMessages = defineAction({
  kind: 'readMessages',
  call: () => requestOf(inboxCalls.markMessagesRead),
  preview: (game, _, context) => gameAfter(game, rules.markMessagesRead(context, game)),
});

/** What one does to other players, and with what they wrote. */
export const memberActions = [giveGems, toggleBlock, readMessages] as const;
