import { debugCalls } from '@everdeed/contract';
import { type Player, privateMessage } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { addCopies, type NewStoredCopy } from '../storage/inbox/write-inbox.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { readCount } from './read-count.ts';

const BATCH = 100;

/** A numbered message of a player to themselves. */
function numbered(work: Work, player: Player, number: number, at: number): NewStoredCopy | undefined {
  const written = { text: `\`#${number}\``, unformattedText: `#${number}`, client: undefined };
  const { copies, uniqueId, contributor, userStyles, client, text, unformattedText } = privateMessage(
    work.rules,
    { player, receiver: player },
    written,
  );
  const [copy] = copies;
  if (!copy) return undefined;
  const { id: otherId, ...names } = copy.other;
  const { id, ownerId, sent } = copy;
  const details = { ...names, contributor, userStyles, client };
  return { id, uniqueId, ownerId, otherId, sent, at, text, unformattedText, details, isImported: false };
}

/** Changes to the private messages of the player. */
export const inboxRoutes = [
  route(debugCalls.seedInbox, (work, { actor, body }) => {
    const messageCount = readCount(work, body.messageCount);
    return work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const copies = Array.from({ length: messageCount }, (_, index) => {
        const at = work.now - (messageCount - 1 - index) * 1000;
        return numbered(work, player, index + 1, at);
      }).flatMap((copy) => copy ?? []);
      for (let from = 0; from < copies.length; from += BATCH)
        await addCopies(tx.db, copies.slice(from, from + BATCH));
      tx.publish({ kind: 'inbox', topic: `player:${player._id}` });
      return { messageCount };
    });
  }),
];
