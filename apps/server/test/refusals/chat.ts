import { randomUUID } from 'node:crypto';
import type { chatCalls } from '@everdeed/contract';
import type { Group } from '@everdeed/rules';
import { groupWith } from '../support/parties.ts';
import {
  elsewhere,
  failedCheck,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';
import type { Answer, Caller, TestServer } from '../support/server.ts';
import { absent, bad, inGroup, inStrangersGroup, notAllowed } from './group-stages.ts';

type By = RefusalCase['by'];

const post = (player: Caller, id: string, message: unknown): Promise<Answer> =>
  player.post(`/groups/${id}/chat`, { message });
const inPublic = (message: string): By =>
  inGroup({ type: 'guild', privacy: 'public' }, (stage, id) => post(stage.player, id, message));
const muted = async (stage: Stage) => {
  await stage.change((player) => ({ ...player, flags: { ...player.flags, chatRevoked: true } }));
};

/** The id of what somebody has posted. */
async function postedBy(player: Caller, id: string): Promise<string> {
  const { body } = await post(player, id, 'hello');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test server has checked the answer against its schema
  return (body.data as { message: { id: string } }).message.id;
}

/** An act on what the game says in the party of the player. */
const onSystemLine = (act: (stage: Stage, path: string) => Promise<Answer>): By =>
  inGroup({}, async (stage, group_id) => {
    const id = randomUUID();
    const { db } = stage.server.app.services.storage;
    await db
      .insertInto('chat_lines')
      .values({ id, group_id, info: '{"type":"all_items_found"}', created_at: 1 })
      .execute();
    return act(stage, `/groups/${group_id}/chat/${id}`);
  });
const unknownLine = (what: string): By =>
  inGroup({}, (stage, id) => stage.player.post(`/groups/${id}/chat/${unknownId}/${what}`));

/** In a public guild of a server where these are closed, of which the caller is a member. */
const whereClosed = (act: (player: Caller, id: string, server: TestServer) => Promise<Answer>): By => {
  const guild: Partial<Group> = { type: 'guild', privacy: 'public' };
  return () =>
    elsewhere({ env: { PUBLIC_GROUPS: 'false' } }, async (server) => {
      const player = await server.register('guest');
      return act(player, await groupWith(server, [player], guild), server);
    });
};
const closedTavern = (act: (player: Caller) => Promise<Answer>): By => whereClosed((player) => act(player));

/** What is refused in chats. */
export const chatRefusals: RefusalCases<typeof chatCalls> = {
  getChat: {
    featureRetired: { ...bad, by: closedTavern((player) => player.get('/groups/habitrpg/chat')) },
    groupNotFound: absent((stage) => stage.player.get('/groups/party/chat')),
    invalidValue: failedCheck((stage) => stage.player.get('/groups/habitrpg/chat?before=x')),
  },
  postChat: {
    bannedSlurUsed: { ...bad, leaves: true, by: inPublic('Oh, Zóunds!') },
    bannedWordUsed: { ...bad, params: { swearWordsUsed: 'drat' }, by: inPublic('Drat, drat') },
    chatPrivilegesRevoked: notAllowed(async (stage) => {
      await muted(stage);
      // Before anything else, even the check of what is posted.
      return post(stage.player, 'party', '');
    }),
    chatTemporarilyUnavailable: {
      ...bad,
      by: () =>
        elsewhere({ env: { ACCOUNT_MIN_CHAT_AGE: '5' } }, async (server) =>
          post(await server.register('newcomer'), 'habitrpg', 'hello'),
        ),
    },
    featureRetired: { ...bad, by: closedTavern((player) => post(player, 'habitrpg', 'hello')) },
    groupNotFound: absent((stage) => post(stage.player, 'party', 'hello')),
    messageGroupChatSpam: notAllowed(async (stage) => {
      for (const message of ['one', 'two']) await post(stage.player, 'habitrpg', message);
      return post(stage.player, 'habitrpg', 'three');
    }),
    messageGroupChatBlankMessage: failedCheck(inGroup({}, (stage, id) => post(stage.player, id, ' \n '))),
  },
  likeChat: {
    featureRetired: {
      ...bad,
      by: closedTavern((player) => player.post(`/groups/habitrpg/chat/${unknownId}/like`)),
    },
    groupNotFound: absent((stage) => stage.player.post(`/groups/party/chat/${unknownId}/like`)),
    messageGroupChatNotFound: absent(unknownLine('like')),
  },
  flagChat: {
    groupNotFound: absent((stage) => stage.player.post(`/groups/party/chat/${unknownId}/flag`)),
    messageCannotFlagSystemMessages: {
      ...bad,
      by: onSystemLine((stage, path) => stage.player.post(`${path}/flag`)),
    },
    messageGroupChatFlagAlreadyReported: absent(
      inStrangersGroup({}, async (stage, id, stranger) => {
        const path = `/groups/${id}/chat/${await postedBy(stranger, id)}/flag`;
        await stage.player.post(path);
        return stage.player.post(path);
      }),
    ),
    messageGroupChatNotFound: absent(unknownLine('flag')),
  },
  clearChatFlags: {
    groupNotFound: absent(async (stage) => {
      await stage.change((player) => ({ ...player, permissions: { moderator: true } }));
      return stage.player.post(`/groups/${unknownId}/chat/${unknownId}/clearflags`);
    }),
    messageGroupChatAdminClearFlagCount: notAllowed(unknownLine('clearflags')),
    messageGroupChatNotFound: absent(async (stage) => {
      await stage.change((player) => ({ ...player, permissions: { moderator: true } }));
      return stage.player.post(`/groups/habitrpg/chat/${unknownId}/clearflags`);
    }),
  },
  deleteChat: {
    groupNotFound: absent((stage) => stage.player.delete(`/groups/party/chat/${unknownId}`)),
    messageGroupChatNotFound: absent(
      inGroup({}, (stage, id) => stage.player.delete(`/groups/${id}/chat/${unknownId}`)),
    ),
    onlyCreatorOrAdminCanDeleteChat: notAllowed(onSystemLine((stage, path) => stage.player.delete(path))),
  },
};
