import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';

const common = {
  area: 'inbox',
  auth: 'user',
  versions: ['v3', 'v4'],
  method: 'POST',
  spec: 'wire-user-and-tasks 3.1',
} as const;

/** Private messages: who may write, and what is read. */
export const inboxCalls = {
  toggleBlock: defineCall({
    ...common,
    id: 'toggleBlock',
    path: '/user/block/{uuid}',
    summary: 'Block a player, or unblock them',
    details: 'Answers the ids of all whom the player blocks.',
    params: Type.Object({ uuid: text }),
    answer: Type.Array(text),
    refusals: ['invalidUUID', 'blockYourself'],
  }),
  markMessagesRead: defineCall({
    ...common,
    id: 'markMessagesRead',
    path: '/user/mark-pms-read',
    summary: 'Mark all private messages as read',
    details: 'Answers a list: the number of unread messages, which is 0, and a sentence about it.',
    answer: Type.Array(Type.Union([Type.Literal(0), text])),
    refusals: [],
  }),
};
