import { chatCalls } from '@everdeed/contract';
import {
  asText,
  checkMuted,
  cutMessage,
  MAX_MESSAGES_PER_WINDOW,
  mentionsIn,
  type PostingScene,
  postMessage,
  SPAM_WINDOW_MS,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { groupChat, type MessageView, presentStored } from '../presenters/chat.ts';
import { countRecent, newestLine, readLine } from '../storage/chat/read-chat.ts';
import { bannedWordsIn, holdsSlur } from '../words/banned-words.ts';
import type { Words } from '../words/words.ts';
import { groupScene, type GroupWanted } from '../work/groups.ts';
import { findMentioned } from '../work/mentions.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { ChatParts } from './parts.ts';
import { pushPost } from './pushes.ts';

interface Posting extends PostingScene {
  /** The chat before the post, if its newest message is not the one that the client has. */
  readonly missed: readonly MessageView[] | undefined;
}

/** What a client says with a message. */
interface Sent {
  readonly message: string;
  readonly previous: string | undefined;
  readonly language: string;
  readonly words: Words;
}

/** Locks the group and the author: messages of one group come one after the other. */
const postingScene =
  (
    wanted: GroupWanted,
    { message, previous, language, words }: Sent,
  ): SceneLoader<Posting, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const scene = await groupScene(wanted)(tx, actor, work);
    const { group, player } = scene;
    const newest = previous ? await newestLine(tx.db, group._id) : undefined;
    const hasMissed = newest !== undefined && newest.id !== previous?.toLowerCase();
    const window = {
      groupId: group._id,
      authorId: player._id,
      since: work.now - SPAM_WINDOW_MS,
      upTo: MAX_MESSAGES_PER_WINDOW,
    };
    return {
      ...scene,
      recent: await countRecent(tx.db, window),
      mentioned: await findMentioned(tx, mentionsIn(cutMessage(message))),
      missed: hasMissed ? await groupChat(tx, { words, language, player }, group) : undefined,
    };
  };

/** Posting (wire-groups-and-admin 2.5). */
export const postRoutes = ({ settings }: ChatParts) => [
  route(chatCalls.postChat, async (work, { actor, params: { groupId }, query, body, info, check }) => {
    unwrap(work, checkMuted(await requireActor(work.read, actor)));
    check();
    const message = asText(body.message).trim();
    const { publicGroups } = settings;
    const { language } = info;
    const sent = { message, previous: query.previousMsg, language, words: work.words };
    const scope = postingScene({ groupId, access: 'visible', publicGroups }, sent);
    const { data, scene, tx } = await perform(work, actor, scope, (context, found) =>
      postMessage(context, found, {
        message,
        client: info.client,
        publicGroups,
        minAccountAge: settings.minChatAgeMinutes,
        holdsSlur: (text) => holdsSlur(text, settings),
        bannedWordsIn: (text) => bannedWordsIn(text, settings.chatBannedWords),
      }),
    );
    await pushPost(tx, { message: data, scene });
    if (scene.missed) return { chat: scene.missed };
    const line = await readLine(tx.db, data.id);
    if (!line) throw new Error('a message was posted and is not there');
    return { message: presentStored({ words: work.words, language }, line) };
  }),
];
