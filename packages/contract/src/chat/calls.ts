import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, present, trimmed, uuid } from '../core/check.ts';
import { nothing, optionalText, text } from '../core/fields.ts';
import { messageSchema, storedMessageSchema } from './message-schema.ts';

const common = { area: 'chat', auth: 'user', versions: ['v3', 'v4'] } as const;
const posted = { ...common, method: 'POST' } as const;
const ofGroup = { params: Type.Object({ groupId: text }) };
const ofMessage = { params: Type.Object({ groupId: text, chatId: text }) };
const previous = Type.Object({
  previousMsg: Type.Optional(Type.String({ description: 'Id of the newest message that the client has.' })),
});
const list = Type.Array(messageSchema);

/** The chats of groups. */
export const chatCalls = {
  getChat: defineCall({
    ...common,
    ...ofGroup,
    id: 'getChat',
    method: 'GET',
    path: '/groups/{groupId}/chat',
    summary: 'List the messages of a group',
    details:
      'Newest first: 50, or as many as `limit` says, up to 400. Hidden messages are left out after the page is cut.',
    query: Type.Object({
      limit: optionalText,
      before: Type.Optional(Type.String({ description: 'Id of a message: only those before it.' })),
    }),
    checks: [ifSent(uuid('query', 'before', 'invalidValue'))],
    answer: list,
    refusals: ['featureRetired', 'groupNotFound'],
    spec: 'wire-groups-and-admin 2.4',
  }),
  postChat: defineCall({
    ...posted,
    ...ofGroup,
    id: 'postChat',
    path: '/groups/{groupId}/chat',
    summary: 'Post a message to a group',
    details:
      'Whoever was muted is refused first. The answer holds the message; the list before it instead, if the client had not seen its newest one.',
    query: previous,
    body: Type.Object({ message: Type.Optional(Type.Unknown()) }),
    bodyReading: 'lenient',
    checks: [trimmed(present('body', 'message', 'messageGroupChatBlankMessage'))],
    lateChecks: true,
    answer: Type.Union([Type.Object({ message: storedMessageSchema }), Type.Object({ chat: list })]),
    refusals: [
      'bannedSlurUsed',
      'bannedWordUsed',
      'chatPrivilegesRevoked',
      'chatTemporarilyUnavailable',
      'featureRetired',
      'groupNotFound',
      'messageGroupChatSpam',
    ],
    spec: 'wire-groups-and-admin 2.5',
  }),
  likeChat: defineCall({
    ...posted,
    ...ofMessage,
    id: 'likeChat',
    path: '/groups/{groupId}/chat/{chatId}/like',
    summary: 'Like a message, or no longer',
    answer: storedMessageSchema,
    refusals: ['featureRetired', 'groupNotFound', 'messageGroupChatNotFound'],
    spec: 'wire-groups-and-admin 2.7',
  }),
  flagChat: defineCall({
    ...posted,
    ...ofMessage,
    id: 'flagChat',
    path: '/groups/{groupId}/chat/{chatId}/flag',
    summary: 'Report a message',
    details:
      'Two reports hide it, one by a moderator as well. Those of accounts younger than 3 days count nothing.',
    body: Type.Object({ comment: Type.Optional(Type.Unknown()) }),
    bodyReading: 'lenient',
    answer: storedMessageSchema,
    refusals: [
      'groupNotFound',
      'messageCannotFlagSystemMessages',
      'messageGroupChatFlagAlreadyReported',
      'messageGroupChatNotFound',
    ],
    spec: 'wire-groups-and-admin 2.8',
  }),
  clearChatFlags: defineCall({
    ...posted,
    ...ofMessage,
    id: 'clearChatFlags',
    path: '/groups/{groupId}/chat/{chatId}/clearflags',
    summary: 'Show a reported message again',
    details: 'For moderators.',
    answer: nothing,
    refusals: ['groupNotFound', 'messageGroupChatAdminClearFlagCount', 'messageGroupChatNotFound'],
    spec: 'wire-groups-and-admin 2.9',
  }),
  seeChat: defineCall({
    ...posted,
    ...ofGroup,
    id: 'seeChat',
    path: '/groups/{groupId}/chat/seen',
    summary: 'Mark the messages of a group as read',
    details: 'Takes the group’s id as it is; the group need not exist.',
    answer: nothing,
    refusals: [],
    spec: 'wire-groups-and-admin 2.10',
  }),
  deleteChat: defineCall({
    ...common,
    ...ofMessage,
    id: 'deleteChat',
    method: 'DELETE',
    path: '/groups/{groupId}/chat/{chatId}',
    summary: 'Delete a message',
    details:
      'For its author and moderators. The answer is the list without it, if `previousMsg` is not the newest message.',
    query: previous,
    answer: Type.Union([list, nothing]),
    refusals: ['groupNotFound', 'messageGroupChatNotFound', 'onlyCreatorOrAdminCanDeleteChat'],
    spec: 'wire-groups-and-admin 2.11',
  }),
};
