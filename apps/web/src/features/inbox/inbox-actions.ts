import { accept } from '@everdeed/rules';
import { inboxCalls } from 'virtual:calls/inbox';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { currentSession } from '../../data/session.ts';
import { isPlaceOpen, keepUnsent } from '../../social-kit/unsent.ts';

interface Sending {
  readonly memberId: string;
  /** Markdown, as it was written. */
  readonly text: string;
}

/** Names a message of a conversation. */
interface MessageRef {
  readonly memberId: string;
  /** Of the own copy; what is liked goes by the id that both copies share. */
  readonly messageId: string;
}

/** Sends a private message. It shows in the conversation; one that is refused is kept there to be sent anew. */
export const sendMessage = defineAction({
  kind: 'sendMessage',
  call: ({ memberId, text }: Sending) =>
    requestOf(inboxCalls.sendPrivateMessage, { body: { toUserId: memberId, message: text } }),
  preview: (game) => accept(game),
  tell: {
    isInPlace: ({ memberId }) => isPlaceOpen(memberId),
    refused: ({ memberId, text }, { message }, id) => {
      const userId = currentSession()?.userId;
      // What is kept goes by the place it was written in: a group, or here a player.
      if (userId) keepUnsent(userId, { id, groupId: memberId, text, reason: message, at: Date.now() });
    },
  },
});

/** Likes a message, or no longer. */
export const likeMessage = defineAction({
  kind: 'likeMessage',
  call: ({ messageId }: MessageRef) =>
    requestOf(inboxCalls.likePrivateMessage, { params: { uniqueMessageId: messageId } }),
  preview: (game) => accept(game),
});

/** Deletes the own copy of a message. */
export const deleteMessage = defineAction({
  kind: 'deleteMessage',
  call: ({ messageId }: MessageRef) => requestOf(inboxCalls.deletePrivateMessage, { params: { messageId } }),
  preview: (game) => accept(game),
});

/** Every kind of action of private messages. */
export const inboxActions = [sendMessage, likeMessage, deleteMessage] as const;
