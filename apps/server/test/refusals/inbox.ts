import type { cardCalls, inboxCalls } from '@everdeed/contract';
import { MAX_PRIVATE_MESSAGES_PER_WINDOW } from '@everdeed/rules';
import {
  failedCheck,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';
import type { Answer, Caller } from '../support/server.ts';
import { changePlayer } from '../support/players.ts';
import { messageIn } from '../support/messages.ts';

const asking = (path: string) => (stage: Stage) => stage.player.post(`/user/${path}`);
const bad = { error: 'BadRequest' } as const;
const notAllowed = { error: 'NotAuthorized' } as const;
const missing = { error: 'NotFound' } as const;

const send = (to: string, message: unknown = 'hello') => ({
  by: ({ player }: Stage): Promise<Answer> =>
    player.post('/members/send-private-message', { message, toUserId: to }),
});
const write = (by: Caller, toUserId: string) =>
  by.post('/members/send-private-message', { message: 'hello', toUserId });
/** Writing to somebody after something was done to either. */
const writingAfter =
  (change: (stage: Stage, other: Caller) => Promise<unknown>): RefusalCase['by'] =>
  async (stage) => {
    const other = await stage.stranger();
    await change(stage, other);
    return write(stage.player, other.id);
  };
const flag = (player: Caller, id: string) => player.post(`/members/flag-private-message/${id}`);
const like = (id: string) => (stage: Stage) => stage.player.post(`/inbox/like-private-message/${id}`);

/** Private messages, blocks, and cards that were received. */
export const inboxRefusals: RefusalCases<typeof inboxCalls & typeof cardCalls> = {
  toggleBlock: {
    invalidUUID: { ...bad, by: asking('block/mira') },
    blockYourself: {
      ...bad,
      by: ({ player }) => player.post(`/user/block/${player.id.toUpperCase()}`),
    },
  },
  sendPrivateMessage: {
    messageRequired: failedCheck(send(unknownId, ' \n ').by),
    toUserIDRequired: failedCheck(send('mira').by),
    userNotFound: { ...missing, ...send(unknownId) },
    chatPrivilegesRevoked: {
      ...notAllowed,
      by: writingAfter((stage) =>
        stage.change((player) => ({ ...player, flags: { ...player.flags, chatRevoked: true } })),
      ),
    },
    blockedToSendToThisUser: {
      ...notAllowed,
      by: writingAfter((stage, other) => stage.player.post(`/user/block/${other.id}`)),
    },
    notAuthorizedToSendMessageToThisUser: {
      ...notAllowed,
      by: writingAfter((stage, other) =>
        changePlayer(stage.server, other, (player) => ({
          ...player,
          inbox: { ...player.inbox, optOut: true },
        })),
      ),
    },
    messageGroupChatSpam: {
      ...notAllowed,
      by: writingAfter(async ({ player }) => {
        for (let sent = 0; sent < MAX_PRIVATE_MESSAGES_PER_WINDOW; sent++) await write(player, player.id);
      }),
    },
  },
  deletePrivateMessage: {
    messageIdRequired: failedCheck(({ player }) => player.delete('/inbox/messages/one')),
    messageGroupChatNotFound: {
      ...missing,
      by: ({ player }) => player.delete(`/inbox/messages/${unknownId}`),
    },
  },
  likePrivateMessage: {
    messageIdRequired: failedCheck(like('one')),
    messageGroupChatNotFound: {
      ...missing,
      // What others write to each other is not there for anybody else.
      by: async (stage) => {
        const other = await stage.stranger();
        const { uniqueMessageId } = messageIn(await write(other, other.id));
        return like(uniqueMessageId)(stage);
      },
    },
  },
  flagPrivateMessage: {
    messageIdRequired: failedCheck(({ player }) => flag(player, 'one')),
    messageGroupChatNotFound: {
      ...bad,
      // Whose copy is meant counts for moderators only.
      by: async (stage) => {
        const other = await stage.stranger();
        const { id } = messageIn(await write(other, other.id));
        return stage.player.post(`/members/flag-private-message/${id}?userId=${other.id}`);
      },
    },
    messageGroupChatFlagAlreadyReported: {
      ...bad,
      by: async ({ player }) => {
        const { id } = messageIn(await write(player, player.id));
        await flag(player, id);
        return flag(player, id);
      },
    },
  },
  readCard: {
    cardTypeNotAllowed: { error: 'NotAuthorized', by: asking('read-card/snowball') },
  },
};
