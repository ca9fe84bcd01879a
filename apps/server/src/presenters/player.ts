import type { AnswerOf, playerCalls, DeepReadonly } from '@everdeed/contract';
import { needsCron, type Player } from '@everdeed/rules';
import { vitalsOf } from './vitals.ts';
import { JsonText } from '../http/reply.ts';
import type { RequestInfo } from '../http/route.ts';
import type { ComputedFields, Stores } from '../storage/stores.ts';

/** The whole player as their owner sees them. */
export type PlayerText = JsonText<DeepReadonly<AnswerOf<typeof playerCalls.getUser>>>;

/** What v3 adds: private messages by id. None are stored yet, but v3 clients expect the key. */
const withMessages = (player: Player) => ({ inbox: { ...player.inbox, messages: {} } });

/** Fields computed for every full answer; v3 includes the inbox messages. */
export function computedFields(player: Player, info: Pick<RequestInfo, 'version'>): ComputedFields {
  return { flags: { newStuff: false }, top: info.version === 'v3' ? withMessages(player) : {} };
}

/** Additional fields that only GET /user shows. */
function fullFields(player: Player, info: RequestInfo): ComputedFields {
  const plain = computedFields(player, info);
  return {
    ...plain,
    stats: { ...vitalsOf(player) },
    top: { ...plain.top, needsCron: needsCron(player, info.now, info.timezoneOffset) },
  };
}

/** The answer of GET /user, cached until the player changes or a new day begins. */
export async function fullPlayerText(
  stores: Pick<Stores, 'players'>,
  id: string,
  info: RequestInfo,
): Promise<PlayerText> {
  const kept = await stores.players.keptText(
    id,
    (player) => fullFields(player, info),
    (player, now) => `${info.version} ${needsCron(player, now, info.timezoneOffset)}`,
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
export const wholePlayerText = (stores: Pick<Stores, 'players'>, id: string): Promise<PlayerText> =>
  playerText(stores, id, (player) => {
    const { flags, top } = computedFields(player, { version: 'v4' });
    return { ...(flags ? { flags } : {}), top: { ...top, _tmp: {} } };
  });
