import { chatCalls } from '@everdeed/contract';
import { isReadable, MAX_SHOWN_MESSAGES, MESSAGES_PER_PAGE, seeChat } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentLines } from '../presenters/chat.ts';
import { readLines } from '../storage/chat/read-chat.ts';
import { readGroup } from '../work/groups.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import type { ChatParts } from './parts.ts';

/** Messages of a page: any number that makes sense, 400 at most. */
function limitOf(sent: string | undefined): number {
  const limit = Math.trunc(Number(sent ?? ''));
  return limit >= 1 ? Math.min(limit, MAX_SHOWN_MESSAGES) : MESSAGES_PER_PAGE;
}

/** Reading chats (wire-groups-and-admin 2.4, 2.10). */
export const readingRoutes = ({ settings: { publicGroups } }: ChatParts) => [
  route(chatCalls.getChat, async (work, { actor, params: { groupId }, query, info }) => {
    const { player, group } = await readGroup(work, actor, { groupId, access: 'visible', publicGroups });
    if (!isReadable(group, publicGroups)) throw work.refuse('BadRequest', 'featureRetired');
    const wanted = { limit: limitOf(query.limit), before: query.before };
    const lines = await readLines(work.read.db, group._id, wanted);
    return presentLines({ words: work.words, language: info.language, player }, lines);
  }),
  route(chatCalls.seeChat, async (work, { actor, params: { groupId } }) => {
    await perform(work, actor, ownPlayer, (context, scene) => seeChat(context, scene, { groupId }));
    return {};
  }),
];
