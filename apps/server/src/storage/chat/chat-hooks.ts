import { isFields } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** The groups whose chat goes to receivers of the player that are switched on. */
function groupsHeard(webhooks: Player['webhooks'] | undefined): Set<string> {
  const ids = (webhooks ?? []).flatMap((hook): unknown[] =>
    hook.type === 'groupChatReceived' && hook.enabled && isFields(hook.options)
      ? [hook.options['groupId']]
      : [],
  );
  return new Set(ids.flatMap((id) => (typeof id === 'string' ? [id.toLowerCase()] : [])));
}

/** Notes which chats the receivers of a player want, where that has changed: who posts finds them by group. */
export async function noteChatHooks(
  db: Db,
  player_id: string,
  before: Player['webhooks'] | undefined,
  after: Player['webhooks'] | undefined,
): Promise<void> {
  const [old, wanted] = [groupsHeard(before), groupsHeard(after)];
  const gone = [...old].filter((id) => !wanted.has(id));
  const rows = [...wanted].filter((id) => !old.has(id)).map((group_id) => ({ group_id, player_id }));
  if (gone.length > 0)
    await db
      .deleteFrom('chat_hooks')
      .where('player_id', '=', player_id)
      .where('group_id', 'in', gone)
      .execute();
  if (rows.length > 0)
    await db
      .insertInto('chat_hooks')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Members of a group, after `lastId`, with receivers for its chat. Ids as stored, whatever the case in the receiver. */
export async function chatListeners(
  db: Db,
  groupId: string,
  { lastId, limit }: { readonly lastId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_hooks as h')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.player_id', '=', 'h.player_id').on('m.group_id', '=', groupId),
    )
    .select('h.player_id')
    .where('h.group_id', '=', groupId.toLowerCase())
    .where('h.player_id', '>', lastId)
    .orderBy('h.player_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.player_id);
}
