import { accept } from '@everdeed/rules';
import * as rules from '@everdeed/rules';
import { chatCalls } from 'virtual:calls/chat';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter } from '../data/game.ts';
import { currentSession } from '../data/session.ts';
import { isPlaceOpen, keepUnsent } from './unsent.ts';

interface Post {
  readonly groupId: string;
  /** Markdown, as it was written. */
  readonly text: string;
}

/** Names a message of a group. */
export interface MessageRef {
  readonly groupId: string;
  readonly chatId: string;
}

/** Posts a message. It shows in the chat, not in the game; one that is refused is kept to be sent anew. */
export const postChat = defineAction({
  kind: 'postChat',
  call: ({ groupId, text }: Post) =>
    requestOf(chatCalls.postChat, { params: { groupId }, query: {}, body: { message: text } }),
  preview: (game) => accept(game),
  tell: {
    isInPlace: ({ groupId }) => isPlaceOpen(groupId),
    refused: ({ groupId, text }, { message }, id) => {
      const userId = currentSession()?.userId;
      if (userId) keepUnsent(userId, { id, groupId, text, reason: message, at: Date.now() });
    },
  },
});

/** Likes a message, or no longer. */
export const likeChat = defineAction({
  kind: 'likeChat',
  call: (params: MessageRef) => requestOf(chatCalls.likeChat, { params }),
  preview: (game) => accept(game),
});

/** Deletes a message. */
export const deleteChat = defineAction({
  kind: 'deleteChat',
  call: (params: MessageRef) => requestOf(chatCalls.deleteChat, { params, query: {} }),
  preview: (game) => accept(game),
});

/** Marks the chat of a group as read. */
export const seeChat = defineAction({
  kind: 'seeChat',
  call: ({ groupId }: { readonly groupId: string }) => requestOf(chatCalls.seeChat, { params: { groupId } }),
  preview: (game, { groupId }, context) => gameAfter(game, rules.seeChat(context, game, { groupId })),
});

/** Every kind of action of chats; loaded with each screen that has one. */
export const chatActions = [postChat, likeChat, deleteChat, seeChat] as const;
