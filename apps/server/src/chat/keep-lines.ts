import type { ChatLine } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { Reaction, Work } from '../work/work.ts';

/** Lines of one outcome have one time: their ids keep the order in which the rules said them. */
async function keep({ now, rules }: Work, { db }: Tx, lines: readonly ChatLine[]): Promise<void> {
  const ids = lines.map(() => rules.newId()).toSorted();
  const rows = lines.map(({ groupId, info, meta }, index) => ({
    id: ids[index] ?? rules.newId(),
    group_id: groupId,
    info: JSON.stringify(info),
    meta: meta === undefined ? null : JSON.stringify(meta),
    created_at: now,
  }));
  await db.insertInto('chat_lines').values(rows).execute();
}

/**
 * Keeps what the rules say to a group's chat, in the transaction that it tells of. Who reads the chat joins repeats of a
 * line, and sees them in their own language: only the facts are kept (rules-play-and-shops 1.7).
 */
export const keepLines: Reaction = (work, tx, { outcome }) =>
  outcome.chat.length === 0 ? undefined : keep(work, tx, outcome.chat);
