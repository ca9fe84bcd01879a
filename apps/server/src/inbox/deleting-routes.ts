import { inboxCalls } from '@everdeed/contract';
import { clearInbox } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { newestMessages } from '../presenters/inbox.ts';
import { removeCopies, removeCopy } from '../storage/inbox/write-inbox.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

/** Deletes one's copy and tells open pages; the other person keeps theirs. */
async function remove(tx: Tx, { id }: ActorId, messageId: string): Promise<boolean> {
  const isGone = await removeCopy(tx.db, id, messageId);
  if (isGone) tx.publish({ kind: 'inbox', topic: `player:${id}` });
  return isGone;
}

async function clear(work: Work, actor: ActorId): Promise<Record<string, never>> {
  const { data, tx } = await perform(work, actor, ownPlayer, clearInbox);
  await removeCopies(tx.db, actor.id);
  tx.publish({ kind: 'inbox', topic: `player:${actor.id}` });
  return data;
}

/** Deleting (wire-user-and-tasks 5.4). */
export const deletingRoutes = [
  route(inboxCalls.deletePrivateMessage, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      if (await remove(tx, actor, params.messageId)) return {};
      throw work.refuse('NotFound', 'messageGroupChatNotFound');
    }),
  ),
  route(inboxCalls.clearPrivateMessages, (work, { actor }) => clear(work, actor)),
  route(inboxCalls.removePrivateMessage, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      await remove(tx, actor, params.ownMessageId);
      return newestMessages(tx, actor.id);
    }),
  ),
  route(inboxCalls.removePrivateMessages, (work, { actor }) => clear(work, actor)),
];
