import type { AnswerOf, playerCalls, DeepReadonly } from '@everdeed/contract';
import { hasUnreadNews, needsCron, type Player } from '@everdeed/rules';
import { vitalsOf } from './vitals.ts';
import { JsonText } from '../http/reply.ts';
import { type MessagesById, newestMessages } from './inbox.ts';
import type { RequestInfo } from '../http/route.ts';
import type { ComputedFields, Stores } from '../storage/stores.ts';

/** The whole player as their owner sees them. */
export type PlayerText = JsonText<DeepReadonly<AnswerOf<typeof playerCalls.getUser>>>;

/** The private messages that an answer shows with the player: in v3 the newest by id, in v4 none. */
export const shownMessages = async (
  stores: Pick<Stores, 'db'>,
  playerId: string,
  { version }: Pick<RequestInfo, 'version'>,
): Promise<MessagesById | undefined> => (version === 'v3' ? newestMessages(stores, playerId) : undefined);

/** Fields computed for every full answer; those of v3 with private messages. */
export function computedFields(
  { news }: Pick<Stores, 'news'>,
  player: Player,
  messages: MessagesById | undefined,
): ComputedFields {
  const newStuff = hasUnreadNews(player, news.at()?.id);
  return { flags: { newStuff }, top: messages ? { inbox: { ...player.inbox, messages } } : {} };
}

/** Additional fields that only GET /user shows. */
function fullFields(
  stores: Pick<Stores, 'news'>,
  player: Player,
  info: RequestInfo,
  messages: MessagesById | undefined,
): ComputedFields {
  const plain = computedFields(stores, player, messages);
  return {
    ...plain,
    stats: { ...vitalsOf(player) },
    top: { ...plain.top, needsCron: needsCron(player, info.now, info.timezoneOffset) },
  };
}

/**
 * The answer of GET /user, cached until the player changes, a new day begins or news comes out. Messages change without the player:
 * what shows any is not cached.
 */
export async function fullPlayerText(
  stores: Pick<Stores, 'players' | 'db' | 'news'>,
  id: string,
  info: RequestInfo,
): Promise<PlayerText> {
  // What is kept holds on to this alone, not to all the stores.
  const { news } = stores;
  const messages = await shownMessages(stores, id, info);
  if (messages && Object.keys(messages).length > 0)
    return playerText(stores, id, (player) => fullFields({ news }, player, info, messages));
  const kept = await stores.players.keptText(
    id,
    (player) => fullFields({ news }, player, info, messages),
    (player, now) => `${info.version} ${needsCron(player, now, info.timezoneOffset)} ${news.at(now)?.id}`,
    info.now,
  );
  if (!kept) throw new Error(`player ${id} is gone in the middle of a call`);
  return new JsonText(kept.text, kept);
}

/** The owner's view of a stored player as text; inside a transaction, as it will be committed. */
export async function playerText(
  stores: Pick<Stores, 'players'>,
  id: string,
  computed: (player: Player) => ComputedFields,
): Promise<PlayerText> {
  const text = await stores.players.text(id, computed);
  if (text === undefined) throw new Error(`player ${id} is gone in the middle of a call`);
  return new JsonText(text);
}

/** The whole player in the v4 form, as commands of the character answer it. */
export const wholePlayerText = (stores: Pick<Stores, 'players' | 'news'>, id: string): Promise<PlayerText> =>
  playerText(stores, id, (player) => {
    const { flags, top } = computedFields(stores, player, undefined);
    return { ...(flags ? { flags } : {}), top: { ...top, _tmp: {} } };
  });
