import { debugCalls } from '@everdeed/contract';
import type { Refuser } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import { readStored } from '../storage/stored-json.ts';
import type { Tx } from '../storage/stores.ts';
import { requireActor } from '../work/scenes.ts';

/** More would only keep the server busy. */
const MAX_MESSAGES = 10_000;
const BATCH = 100;

interface Party {
  readonly _id: string;
  readonly quest?: { readonly progress?: { readonly rage?: number } };
}

/** The party as written to `groups` by test control; no call of this release creates one. */
async function partyOf(work: Refuser<'debugNoParty'>, tx: Tx, playerId: string): Promise<Party> {
  const { party } = await requireActor(tx, { id: playerId });
  const row = party._id
    ? await tx.db
        .selectFrom('documents')
        .select('doc')
        .where('collection', '=', 'groups')
        .where('id', '=', party._id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw work.refuse('BadRequest', 'debugNoParty');
  return readStored<Party>(row.doc);
}

const withRage = (party: Party): Party => {
  const progress = party.quest?.progress ?? {};
  return { ...party, quest: { ...party.quest, progress: { ...progress, rage: (progress.rage ?? 0) + 50 } } };
};

function systemMessage(id: string, groupId: string, number: number, at: number) {
  return {
    _id: id,
    id,
    groupId,
    uuid: 'system',
    text: `\`#${number}\``,
    unformattedText: `#${number}`,
    info: {},
    timestamp: new Date(at).toISOString(),
    likes: {},
    flags: {},
    flagCount: 0,
  };
}

function readCount(work: Refuser<'debugMessageCount'>, sent: unknown): number {
  const count = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_MESSAGES)
    throw work.refuse('BadRequest', 'debugMessageCount');
  return count;
}

/** Changes to the party of the player. */
export const partyRoutes = [
  route(debugCalls.bossRage, (work, { actor }) =>
    work.transaction(async (tx) => {
      const party = withRage(await partyOf(work, tx, actor.id));
      await tx.db
        .updateTable('documents')
        .set({ doc: JSON.stringify(party) })
        .where('collection', '=', 'groups')
        .where('id', '=', party._id)
        .execute();
      return {};
    }),
  ),
  route(debugCalls.seedPartyChat, (work, { actor, body }) => {
    const messageCount = readCount(work, body.messageCount);
    return work.transaction(async (tx) => {
      const { _id } = await partyOf(work, tx, actor.id);
      const rows = Array.from({ length: messageCount }, (_, index) => {
        const at = work.now - (messageCount - 1 - index) * 1000;
        const message = systemMessage(work.rules.newId(), _id, index + 1, at);
        return { collection: 'chats', id: message._id, doc: JSON.stringify(message) };
      });
      for (let from = 0; from < rows.length; from += BATCH)
        await tx.db
          .insertInto('documents')
          .values(rows.slice(from, from + BATCH))
          .execute();
      return { messageCount };
    });
  }),
];
