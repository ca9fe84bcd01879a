import { asText } from '@everdeed/rules';
import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present, rule, uuid } from '../core/check.ts';
import { mapOf, nothing, optionalText, text } from '../core/fields.ts';
import { conversationSchema, mappedMessageSchema, privateMessageSchema } from './message-schema.ts';

const common = { area: 'inbox', auth: 'user', spec: 'wire-user-and-tasks 5.4' } as const;
const both = ['v3', 'v4'] as const;
const posted = { ...common, method: 'POST', versions: both, spec: 'wire-user-and-tasks 3.1' } as const;
const listed = {
  ...common,
  method: 'GET',
  query: Type.Object({
    page: Type.Optional(
      Type.String({ description: 'From 0, 50 messages each. Without it: the newest 400.' }),
    ),
    conversation: Type.Optional(Type.String({ description: 'Id of the other person.' })),
  }),
  details: 'Newest first, none beyond the newest 400.',
  refusals: [],
} as const;
const one = { params: Type.Object({ messageId: text }) };
const byId = [uuid('params', 'messageId', 'messageIdRequired')];

/** Private messages: who may write, and what is read. */
export const inboxCalls = {
  toggleBlock: defineCall({
    ...posted,
    id: 'toggleBlock',
    path: '/user/block/{uuid}',
    summary: 'Block a player, or unblock them',
    details: 'Answers the ids of all whom the player blocks.',
    params: Type.Object({ uuid: text }),
    answer: Type.Array(text),
    refusals: ['invalidUUID', 'blockYourself'],
  }),
  markMessagesRead: defineCall({
    ...posted,
    id: 'markMessagesRead',
    path: '/user/mark-pms-read',
    summary: 'Mark all private messages as read',
    details: 'Answers a list: the number of unread messages, which is 0, and a sentence about it.',
    answer: Type.Array(Type.Union([Type.Literal(0), text])),
    refusals: [],
  }),
  sendPrivateMessage: defineCall({
    ...common,
    id: 'sendPrivateMessage',
    method: 'POST',
    versions: both,
    path: '/members/send-private-message',
    summary: 'Send a private message',
    details: 'Cut to 3,000 characters. Answers the sender’s copy. At most 30 a minute.',
    body: Type.Object({ message: optionalText, toUserId: optionalText }),
    bodyReading: 'lenient',
    checks: [
      rule('body', 'message', 'messageRequired', (value) => asText(value).trim() !== ''),
      present('body', 'toUserId', 'toUserIDRequired'),
      uuid('body', 'toUserId', 'toUserIDRequired'),
    ],
    answer: Type.Object({ message: privateMessageSchema }),
    refusals: [
      'blockedToSendToThisUser',
      'chatPrivilegesRevoked',
      'messageGroupChatSpam',
      'notAuthorizedToSendMessageToThisUser',
      'userNotFound',
    ],
  }),
  listPrivateMessages: defineCall({
    ...listed,
    id: 'listPrivateMessages',
    versions: both,
    path: '/inbox/messages',
    summary: 'List private messages',
    answer: Type.Array(privateMessageSchema),
  }),
  listPagedMessages: defineCall({
    ...listed,
    id: 'listPagedMessages',
    versions: ['v4'],
    path: '/inbox/paged-messages',
    summary: 'List private messages by author and receiver',
    answer: Type.Array(mappedMessageSchema),
  }),
  listConversations: defineCall({
    ...common,
    id: 'listConversations',
    method: 'GET',
    versions: ['v4'],
    path: '/inbox/conversations',
    summary: 'List the people whom the player has messages from or to',
    details: 'The latest first.',
    query: Type.Object({
      page: Type.Optional(Type.String({ description: 'From 0, 10 each. Without it: all, up to 500.' })),
    }),
    answer: Type.Array(conversationSchema),
    refusals: [],
  }),
  deletePrivateMessage: defineCall({
    ...common,
    ...one,
    id: 'deletePrivateMessage',
    method: 'DELETE',
    versions: ['v4'],
    path: '/inbox/messages/{messageId}',
    summary: 'Delete one’s copy of a private message',
    checks: byId,
    answer: nothing,
    refusals: ['messageGroupChatNotFound'],
  }),
  clearPrivateMessages: defineCall({
    ...common,
    id: 'clearPrivateMessages',
    method: 'DELETE',
    versions: ['v4'],
    path: '/inbox/clear',
    summary: 'Delete one’s copies of all private messages',
    answer: nothing,
    refusals: [],
  }),
  removePrivateMessage: defineCall({
    ...common,
    id: 'removePrivateMessage',
    method: 'DELETE',
    versions: both,
    path: '/user/messages/{ownMessageId}',
    summary: 'Delete one’s copy of a private message, if it is there',
    details: 'Answers what is left, by id, the newest 400.',
    params: Type.Object({ ownMessageId: text }),
    answer: mapOf(privateMessageSchema, 'By id.'),
    refusals: [],
  }),
  removePrivateMessages: defineCall({
    ...common,
    id: 'removePrivateMessages',
    method: 'DELETE',
    versions: ['v3'],
    path: '/user/messages',
    summary: 'Delete one’s copies of all private messages',
    answer: nothing,
    refusals: [],
  }),
  likePrivateMessage: defineCall({
    ...common,
    id: 'likePrivateMessage',
    method: 'POST',
    versions: ['v4'],
    path: '/inbox/like-private-message/{uniqueMessageId}',
    summary: 'Like a private message, or no longer',
    details: 'Both see it. Answers the other person’s copy; the own one if theirs is gone.',
    params: Type.Object({ uniqueMessageId: text }),
    checks: [uuid('params', 'uniqueMessageId', 'messageIdRequired')],
    answer: privateMessageSchema,
    refusals: ['messageGroupChatNotFound'],
  }),
  flagPrivateMessage: defineCall({
    ...common,
    ...one,
    id: 'flagPrivateMessage',
    method: 'POST',
    versions: ['v4'],
    path: '/members/flag-private-message/{messageId}',
    summary: 'Report a private message',
    details: 'The moderators get its text. They themselves can name whose copy they mean.',
    query: Type.Object({
      userId: Type.Optional(Type.String({ description: 'Whose copy; for moderators.' })),
    }),
    body: Type.Object({ comment: Type.Optional(Type.Unknown()) }),
    bodyReading: 'lenient',
    checks: byId,
    answer: Type.Object({ ok: Type.Literal(true), message: privateMessageSchema }),
    refusals: ['messageGroupChatFlagAlreadyReported', 'messageGroupChatNotFound'],
  }),
};
